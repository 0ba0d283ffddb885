import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type {
  DriftAnswer,
  EvidenceAnswer,
  MerchantHealth,
  MerchantPage,
} from '../../../contracts/console/merchant-page.ts';
import { readFolder } from '../../../release/load/read-folder.ts';
import { keepUpstream, saveAnswer, saveFailure } from '../../store/upstreams.ts';
import { openTestConsole, type Staff, type TestConsole } from '../console.fixture.ts';

const brands = join(import.meta.dirname, '../../../../tests/brands');

let staff: TestConsole;
let ana: Staff;
beforeAll(async () => {
  staff = await openTestConsole();
  ana = await staff.join('Ana Ruiz', 'viewer');
  const note = { author: 'mira', reason: 'first opening' };
  for (const code of ['ab', 'smallest']) await staff.publisher.publishFolder(staff.folder(code, {}), note);
}, 120_000);
afterAll(() => staff.close());

const override = (code: string, name: string, value: boolean, more: object = {}) =>
  staff.operations.override({ code, name, value, author: 'Sana Ali', reason: 'a quiet week', ...more });

describe('the page of a merchant', () => {
  it('@C-720 says what the merchant is, what is live, and every live change with who, when, why, until and what it hides', async () => {
    await override('ab', 'flags.CBS3', true);
    await override('ab', 'flags.CBS3', false, { until: '2030-03-01T00:00:00.000Z', reason: 'for a month' });
    const page: MerchantPage = (await ana.get('/merchants/ab')).json;
    expect(page).toMatchObject({
      code: 'ab',
      seq: 3,
      theme: expect.any(String),
      languages: { default: 'en', offered: expect.arrayContaining(['en']) },
      currency: expect.stringMatching(/^[A-Z]{3}$/),
      browsers: 0,
      isMaintenance: false,
    });
    expect(page.live).toEqual([
      {
        name: 'flags.CBS3',
        value: false,
        by: 'Sana Ali',
        at: staff.now().toISOString(),
        reason: 'for a month',
        until: '2030-03-01T00:00:00.000Z',
        hides: 1,
      },
    ]);
    expect(page).not.toHaveProperty('history');
    expect(page.upstream).toBeUndefined();
    expect((await ana.get('/merchants/zz')).status).toBe(404);
  });

  it('names the domains that were added to it and proved, as the command line does, and one whose proof is missing @C-720', async () => {
    const row = { merchant: 'ab', token: 't', main: null };
    const missing_since = new Date('2020-01-01T00:00:00Z');
    await staff.context.db
      .insertInto('domains')
      .values([
        { ...row, host: 'play.example', proven_at: staff.now(), missing_since },
        { ...row, host: 'claimed.example' },
      ])
      .execute();
    const page: MerchantPage = (await ana.get('/merchants/ab')).json;
    expect(page.domains.filter((host) => host.endsWith('.example'))).toContain('play.example');
    expect(page.domains).not.toContain('claimed.example');
    const brand = (await staff.operations.brands({})).find(({ code }) => code === 'ab');
    expect(brand?.domains).toEqual(page.domains);
    expect(brand?.alarms).toContain('The proof of play.example is missing.');
  });

  it('@C-721 weighs the parts that browsers load, whole and as sent, the heaviest first', async () => {
    const { weights }: MerchantPage = (await ana.get('/merchants/ab')).json;
    expect(weights.map(({ name }) => name)).toEqual(expect.arrayContaining(['site', 'stylesheet', 'texts en']));
    const site = weights.find(({ name }) => name === 'site');
    expect(site?.bytes).toBeGreaterThan(site?.sent ?? 0);
    const sent = weights.map((weight) => weight.sent);
    expect(sent).toEqual(sent.toSorted((one, other) => other - one));
    // What players never load is not among them.
    expect(weights.some(({ name }) => name === 'origins')).toBe(false);
  });

  it('@C-722 says how the platform is followed: its last answer, why it is not believed, and what has no place', async () => {
    await keepUpstream(staff.db, 'smallest', { url: 'https://platform.example.com' } as never);
    const at = new Date('2029-12-31T10:00:00Z');
    const notes = { unknownFlags: [{ name: 'CBS33', nearest: 'CBS3' }], held: 'It moves too often.' };
    await saveAnswer(staff.db, 'smallest', { answer: '{}', notes: notes as never, at });
    const since = '2029-12-31T11:00:00.000Z';
    await saveFailure(staff.db, 'smallest', { since, at: since, attempts: 3, message: 'It answers with 502.' });
    const { upstream }: MerchantPage = (await ana.get('/merchants/smallest')).json;
    expect(upstream).toEqual({
      url: 'https://platform.example.com',
      answeredAt: at.toISOString(),
      failure: { since, at: since, attempts: 3, message: 'It answers with 502.' },
      notes: ['It moves too often.', 'unknown flag CBS33 (nearest: CBS3)'],
    });
  });

  it('@C-723 compiles and proves what is live: warnings with their place, promises and situations, idle switches', async () => {
    await override('ab', 'flags.GOOGLELOGIN3', true);
    const health: MerchantHealth = (await ana.get('/merchants/ab/health')).json;
    expect(health.proof.claims).toBeGreaterThan(50);
    expect(health.proof.situations).toBeGreaterThan(health.proof.claims);
    for (const { place, message } of health.warnings) expect(`${place} ${message}`).toMatch(/^merchants\/.+:\d+ .+/);
    expect(health.proof.findings.every(({ text }) => text.length > 20)).toBe(true);
    expect((await ana.get('/merchants/zz/health')).status).toBe(404);
  });

  it('@C-724 measures the pairs of its theme in both schemes, the tightest first', async () => {
    const { contrast }: MerchantHealth = (await ana.get('/merchants/ab/health')).json;
    const text = contrast.find(
      ({ foreground, background }) => foreground === 'text.default' && background === 'color.bg',
    );
    expect(contrast.length).toBeGreaterThan(10);
    expect(text ?? contrast[0]).toMatchObject({ least: expect.any(Number) });
    for (const { least, dark, light } of contrast) {
      // A theme that compiles keeps them all.
      expect(dark ?? least).toBeGreaterThanOrEqual(least);
      expect(light ?? least).toBeGreaterThanOrEqual(least);
    }
    const spare = contrast.map(({ least, dark, light }) => Math.min(dark ?? least, light ?? least) / least);
    expect(spare).toEqual(spare.toSorted((one, other) => one - other));
  });

  it('@C-725 says in words what differs between what is live and the folder, that it is the same, or that there is none', async () => {
    const drift = async (code: string): Promise<DriftAnswer> => (await ana.get(`/merchants/${code}/drift`)).json;
    expect(await drift('ab')).toEqual({ state: 'absent' });
    expect(await drift('smallest')).toEqual({ state: 'same' });
    await override('smallest', 'flags.CBS3', true);
    const found = await drift('smallest');
    const sections = found.state === 'differs' ? found.sections : [];
    expect(sections.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['noticed', 'values']));
    expect(sections.find(({ kind }) => kind === 'values')?.lines.join()).toMatch(/^flags\.CBS3: on → off \(/);
    expect((await ana.get('/merchants/zz/drift')).status).toBe(404);
  });

  it('@C-729 says clause by clause how a merchant keeps its policy, or another, what is not covered first', async () => {
    await staff.publisher.publishFolder(await readFolder(join(brands, 'regulated'), 'merchants/regulated'), {
      author: 'mira',
      reason: 'first opening',
    });
    const evidence = async (code: string, query = ''): Promise<EvidenceAnswer> =>
      (await ana.get(`/merchants/${code}/evidence${query}`)).json;
    const own = await evidence('regulated');
    expect(own.pack).toMatchObject({ id: 'uk', notice: expect.stringContaining('no') });
    const states = own.lines.map(({ state }) => state);
    expect(states).toEqual(states.toSorted((a, b) => Number(b === 'uncovered') - Number(a === 'uncovered')));
    const kept = own.lines.flatMap((line) => line.kept);
    expect(kept.length).toBeGreaterThan(5);
    expect(kept.find(({ isKept }) => isKept)).toMatchObject({ name: expect.any(String), place: expect.any(String) });
    expect(await evidence('ab')).toEqual({ packs: own.packs, lines: [] });
    expect((await evidence('ab', '?policy=de')).pack).toMatchObject({ id: 'de' });
    expect((await ana.get('/merchants/ab/evidence?policy=xx')).status).toBe(404);
    expect((await ana.get('/merchants/zz/evidence')).status).toBe(404);
  });
});
