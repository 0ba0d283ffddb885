import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ValueHistory } from '../../../contracts/console/merchants.ts';
import type { SettingLine, SettingPage } from '../../../contracts/console/settings.ts';
import { openTestConsole, type Staff, type TestConsole } from '../console.fixture.ts';

let staff: TestConsole;
let mira: Staff;
beforeAll(async () => {
  staff = await openTestConsole();
  mira = await staff.join('Mira Khan', 'manager');
  for (const code of ['ab', 'cd'])
    await staff.publisher.publishFolder(staff.folder(code), { author: 'start', reason: 'first' });
}, 120_000);
afterAll(() => staff.close());

const lines = async (who = mira): Promise<readonly SettingLine[]> => (await who.get('/settings')).json;
const page = async (name: string, who = mira): Promise<SettingPage> => (await who.get(`/settings/${name}`)).json;
const find = async (name: string) => (await lines()).find((line) => line.name === name);

describe('values that are no switches', () => {
  it('are listed with their words, type and bounds: settings, lists of types, rules of fields @C-770', async () => {
    expect(await find('settings.ages.gate')).toMatchObject({
      kind: 'setting',
      own: 'ages.gate',
      type: 'integer',
      default: 18,
      minimum: 18,
      description: expect.stringContaining('age'),
    });
    expect(await find('roles.trial')).toMatchObject({ kind: 'role', type: 'types', owner: 'account' });
    expect(await find('register.email.required')).toMatchObject({ kind: 'rule', type: 'boolean' });
    expect((await lines()).some(({ name }) => name.startsWith('flags.'))).toBe(false);
    for (const path of ['/settings/settings.ages.gatee', '/settings/settings.ages.gatee/history'])
      expect((await mira.get(path)).status, path).toBe(404);
  });

  it('go live in one change set with flags, by a second person, each with its layer, and come back as one @C-771', async () => {
    const tomas = await staff.join('Tomas Reyes', 'manager');
    const { merchants } = (await mira.get('/flags')).json;
    const base = Object.fromEntries(merchants.map(({ code, seq }: { code: string; seq: number }) => [code, seq]));
    const proposed = await mira.post('/change-sets', {
      changes: [
        { merchant: 'ab', name: 'settings.ages.gate', value: 21 },
        { merchant: 'cd', name: 'settings.ages.gate', value: 25 },
        { merchant: 'ab', name: 'register.email.required', value: true },
        { merchant: 'cd', name: 'flags.CBS3', value: true },
      ],
      reason: 'older players',
      base,
    });
    expect(proposed.json).toMatchObject({ state: 'proposed' });
    expect((await page('settings.ages.gate')).merchants).toMatchObject([
      { code: 'ab', value: 18, layer: 'engine' },
      { code: 'cd', value: 18, layer: 'engine' },
    ]);
    expect((await tomas.approve(proposed.json.id)).json).toMatchObject({ state: 'published' });
    const gate = await page('settings.ages.gate');
    expect(gate.setting).toMatchObject({ differs: 2, changed: 2 });
    expect(gate.merchants).toMatchObject([
      { code: 'ab', value: 21, layer: 'override', override: { by: 'Mira Khan', reason: 'older players', value: 21 } },
      { code: 'cd', value: 25, layer: 'override' },
    ]);
    const { entries }: ValueHistory = (await mira.get('/settings/settings.ages.gate/history')).json;
    expect(entries.map(({ merchant }) => merchant).toSorted()).toEqual(['ab', 'cd']);
    expect((await page('register.email.required')).merchants[0]).toMatchObject({ value: true, layer: 'override' });
    expect((await mira.post(`/change-sets/${proposed.json.id}/undo`, { reason: 'too early' })).json).toMatchObject({
      state: 'undone',
    });
    expect((await page('settings.ages.gate')).merchants).toMatchObject([{ value: 18 }, { value: 18 }]);
    expect((await page('register.email.required')).setting.changed).toBe(0);
  });

  it('are refused with what they take instead, before anything happens @C-772', async () => {
    const asked = (name: string, value: unknown) =>
      mira.post('/impact', { changes: [{ merchant: 'ab', name, value }] });
    for (const [name, value, words] of [
      ['settings.ages.gate', 17, 'from 18 to 99'],
      ['settings.ages.gate', 20.5, 'integer'],
      ['settings.ageGate', 'perhaps', 'one of off, register, site'],
      ['settings.jackpot.source', 'ftp://jackpots', 'jackpot.source'],
      ['roles.trial', ['four'], 'customer types'],
      ['register.email.min', 'two', 'number'],
    ] as const) {
      const { status, json } = await asked(name, value);
      expect(status, name).toBe(200);
      expect(JSON.stringify(json.refused), name).toContain(words);
    }
  });

  it('are told and counted of one’s own merchants alone @C-770', async () => {
    const omar = await staff.join('Omar', 'viewer', { merchants: ['cd'] });
    expect((await page('settings.ages.gate', omar)).merchants.map(({ code }) => code)).toEqual(['cd']);
    const { merchants } = (await mira.get('/flags')).json;
    const base = Object.fromEntries(merchants.map(({ code, seq }: { code: string; seq: number }) => [code, seq]));
    const changes = [{ merchant: 'ab', name: 'settings.about.gameCount', value: 700 }];
    const { id } = (await mira.post('/change-sets', { changes, reason: 'more games', base })).json;
    const dana = await staff.join('Dana Ito', 'manager');
    expect((await dana.approve(id)).json).toMatchObject({ state: 'published' });
    expect((await page('settings.about.gameCount')).setting).toMatchObject({ differs: 1, changed: 1 });
    expect((await page('settings.about.gameCount', omar)).setting).toMatchObject({ differs: 0, changed: 0 });
  });
});
