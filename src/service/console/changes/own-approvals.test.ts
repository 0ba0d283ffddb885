import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { patchFolder } from '../../publishing/patch-folder.ts';
import { openTestConsole, type Staff, type TestConsole } from '../console.fixture.ts';

const chat = 'flags.CBS3';

let staff: TestConsole;
let omar: Staff;
let vera: Staff;
beforeAll(async () => {
  staff = await openTestConsole();
  omar = await staff.join('Omar', 'manager');
  vera = await staff.join('Vera', 'support');
  const careful = patchFolder(staff.folder('careful'), 'careful', { merchant: { approval: [chat] } });
  for (const folder of [careful, staff.folder('other')])
    await staff.publisher.publishFolder(folder, { author: 'start', reason: 'first' });
}, 120_000);
afterAll(() => staff.close());

const isOn = async (merchant = 'careful') => (await staff.live(merchant)).flags['CBS3'] === true;
const seqOf = async (merchant: string): Promise<number> =>
  (await omar.get('/merchants')).json.find(({ code }: { readonly code: string }) => code === merchant).seq;
const bodyOf = async (merchants: readonly string[], value: boolean) => ({
  changes: merchants.map((merchant) => ({ merchant, name: chat, value })),
  reason: 'chat is staffed',
  base: Object.fromEntries(
    await Promise.all(merchants.map(async (merchant) => [merchant, await seqOf(merchant)] as const)),
  ),
});
const change = async (merchants: readonly string[], value: boolean) =>
  (await vera.post('/change-sets', await bodyOf(merchants, value))).json;

describe('a switch that a merchant wants approved', () => {
  it('waits for a second person at this merchant, alone and among others, and at no other @C-439', async () => {
    expect((await change(['other'], true)).state).toBe('published');
    const { changes } = await bodyOf(['careful'], true);
    expect((await vera.post('/impact', { changes })).json.needsApproval).toBe(true);
    expect((await change(['careful', 'other'], true)).state).toBe('proposed');
    const alone = await change(['careful'], true);
    expect([alone.state, await isOn()]).toEqual(['proposed', false]);
    expect((await omar.approve(alone.id)).json.state).toBe('published');
    expect([await isOn(), await isOn('other')]).toEqual([true, true]);
  });

  it('is switched off by one person at once, and by none of them on again @C-439', async () => {
    const before = await seqOf('careful');
    const off = await change(['careful'], false);
    expect([off.state, await isOn()]).toEqual(['published', false]);
    const undo = await vera.post(`/change-sets/${off.id}/undo`, { reason: 'too early' });
    expect(undo.json.code).toBe('FORBIDDEN');
    const back = { to: before, reason: 'as it was', base: await seqOf('careful') };
    expect((await vera.post('/merchants/careful/roll-back', back)).json.code).toBe('FORBIDDEN');
    expect(await isOn()).toBe(false);
    expect((await omar.undo(off.id)).json.state).toBe('undone');
    expect(await isOn()).toBe(true);
  });

  it('stays stopped for as long as somebody stopped it @C-439', async () => {
    const until = (hours: number) => new Date(staff.now().getTime() + hours * 3_600_000).toISOString();
    const stop = (merchants: readonly string[], hours: number) =>
      vera.post('/stops', { merchants, name: chat, value: false, reason: 'nobody answers', until: until(hours) });
    await stop(['careful', 'other'], 5);
    const sooner = (await stop(['careful', 'other'], 1)).json.results;
    expect(sooner.map(({ merchant, state }: Record<string, string>) => [merchant, state])).toEqual([
      ['careful', 'unchanged'],
      ['other', 'published'],
    ]);
  });
});
