import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ChangeSet } from '../../../contracts/console/change-sets.ts';
import { readFolder } from '../../../release/load/read-folder.ts';
import { patchFolder } from '../../publishing/patch-folder.ts';
import { openTestConsole, type Staff, type TestConsole } from '../console.fixture.ts';
import { startScheduled } from './start-scheduled.ts';

const minute = 60_000;
const flags = { CBS3: true, MAILCEN: true, DEPOSIT: false };
let staff: TestConsole;
let ines: Staff;
let mara: Staff;
beforeAll(async () => {
  staff = await openTestConsole();
  for (const code of ['pine', 'rowan'])
    await staff.publisher.publishFolder(staff.folder(code, { flags }), { author: 'start', reason: 'first' });
  ines = await staff.join('Ines Okafor');
  mara = await staff.join('Mara Lind', 'manager');
}, 120_000);
afterAll(() => staff.close());
// Nobody's session ends as an idle one, whichever tests run.
beforeEach(async () => {
  for (const one of [ines, mara]) await one.get('/sessions');
});

const troubles: string[] = [];
/** What every node does each second; `since` is when its process began. */
const sweep = (since = new Date(0)) =>
  startScheduled(staff.context, { since, onTrouble: (message) => void troubles.push(message) });
const inMinutes = (count: number) => new Date(staff.now().getTime() + count * minute).toISOString();
const seqs = async () => {
  const { merchants } = (await ines.get('/flags')).json;
  return Object.fromEntries(merchants.map(({ code, seq }: { code: string; seq: number }) => [code, seq]));
};
const plan = async (
  by: Staff,
  body: { startAt: string; until?: string; name?: string; value?: boolean; merchants?: string[] },
) => {
  const { name = 'flags.CBS3', value = false, merchants = ['pine'], ...times } = body;
  const stand = await seqs();
  const base = Object.fromEntries(merchants.map((code) => [code, stand[code]]));
  const changes = merchants.map((merchant) => ({ merchant, name, value }));
  return by.post('/change-sets', { changes, reason: 'A planned evening', base, ...times });
};
const setOf = async (id: string): Promise<ChangeSet> => (await ines.get(`/change-sets/${id}`)).json;
const isOn = async (code: string, name: string) => {
  const { merchants } = (await ines.get('/flags')).json;
  return merchants.find((one: { code: string }) => one.code === code).on.includes(name);
};
const freshen = async (by: Staff) => {
  staff.pass(30_000);
  expect((await by.post('/step-up', { code: staff.code(by.secret) })).status).toBe(200);
};

describe('a change set with a start', () => {
  it('waits in the list, starts at its time once among several nodes, and is undone as another one @C-220', async () => {
    const startAt = inMinutes(10);
    const { json: earlier } = await plan(ines, { startAt: inMinutes(90), name: 'flags.MAILCEN' });
    const { json } = await plan(ines, { startAt, merchants: ['pine', 'rowan'] });
    expect(json).toMatchObject({ state: 'scheduled', startAt, results: [] });
    await sweep();
    expect(await isOn('pine', 'flags.CBS3')).toBe(true);
    expect((await ines.get('/change-sets')).json.list.slice(0, 2)).toMatchObject([
      { id: json.id, state: 'scheduled', startAt },
      { id: earlier.id, state: 'scheduled' },
    ]);
    await ines.post(`/change-sets/${earlier.id}/cancel`, { reason: 'Only to be listed' });
    staff.pass(10 * minute);
    const before = await seqs();
    await Promise.all([sweep(), sweep(), sweep()]);
    expect(await seqs()).toEqual({ pine: before['pine'] + 1, rowan: before['rowan'] + 1 });
    const set = await setOf(json.id);
    expect(set).toMatchObject({ state: 'published', startAt, startedAt: startAt, author: 'Ines Okafor' });
    expect(set.late).toBeUndefined();
    expect(set.results.map(({ state }) => state)).toEqual(['published', 'published']);
    expect(await isOn('rowan', 'flags.CBS3')).toBe(false);
    await ines.post(`/change-sets/${json.id}/undo`, { reason: 'The evening is over' });
    expect(await isOn('rowan', 'flags.CBS3')).toBe(true);
    expect(troubles).toEqual([]);
  });

  it('refuses a start that has passed, and an end before the start @C-221', async () => {
    expect((await plan(ines, { startAt: inMinutes(-1) })).json.code).toBe('INVALID');
    const { json } = await plan(ines, { startAt: inMinutes(20), until: inMinutes(10) });
    expect([json.code, json.message]).toEqual(['INVALID', expect.stringContaining('The end')]);
  });

  it('is called off before its start, and only then @C-222', async () => {
    const { json } = await plan(ines, { startAt: inMinutes(5) });
    const cancel = () => mara.post(`/change-sets/${json.id}/cancel`, { reason: 'Not this evening' });
    expect((await cancel()).json).toMatchObject({ state: 'cancelled', cancelled: { by: 'Mara Lind' } });
    staff.pass(6 * minute);
    await sweep();
    expect(await setOf(json.id)).toMatchObject({ state: 'cancelled', results: [] });
    expect(await isOn('pine', 'flags.CBS3')).toBe(true);
    expect((await cancel()).json.code).toBe('CONFLICT');
  });

  it('says that it was late, and that no service was running at its time @C-223', async () => {
    const startAt = inMinutes(1);
    const { json } = await plan(ines, { startAt, until: inMinutes(60) });
    staff.pass(8 * minute);
    await sweep(staff.now());
    const set = await setOf(json.id);
    expect(set).toMatchObject({ state: 'published', startAt, late: 'not-running' });
    expect(Date.parse(set.startedAt ?? '') - Date.parse(startAt)).toBe(7 * minute);
    await ines.post(`/change-sets/${json.id}/undo`, { reason: 'Back again' });

    const busy = await plan(ines, { startAt: inMinutes(1) });
    staff.pass(8 * minute);
    await sweep();
    expect((await setOf(busy.json.id)).late).toBe('busy');
    await ines.post(`/change-sets/${busy.json.id}/undo`, { reason: 'Back again' });
  });
});

describe('what cannot start is held and says why:', () => {
  it('somebody touched the same value; another value of the same merchant does not matter @C-224', async () => {
    const touched = await plan(ines, { startAt: inMinutes(5) });
    const untouched = await plan(ines, { startAt: inMinutes(6), name: 'flags.MAILCEN' });
    const now = await plan(mara, { startAt: inMinutes(1) });
    staff.pass(2 * minute);
    await sweep();
    expect((await setOf(now.json.id)).state).toBe('published');
    staff.pass(5 * minute);
    await sweep();
    const held = await setOf(touched.json.id);
    expect(held.state).toBe('held');
    expect(held.held?.message).toBe('Somebody has changed CBS3 at pine since it was planned.');
    expect((await setOf(untouched.json.id)).state).toBe('published');
    expect((await ines.post(`/change-sets/${held.id}/cancel`, { reason: 'Seen' })).json.state).toBe('cancelled');
    for (const { json } of [now, untouched]) await ines.post(`/change-sets/${json.id}/undo`, { reason: 'Back' });
  });

  it('its end had come, its author lost the right @C-225', async () => {
    const late = await plan(ines, { startAt: inMinutes(1), until: inMinutes(3) });
    const vera = await staff.join('Vera', 'support');
    const orphan = await plan(vera, { startAt: inMinutes(1), name: 'flags.MAILCEN' });
    await freshen(ines);
    const people = (await ines.get('/people')).json;
    const id = people.find(({ name }: { name: string }) => name === 'Vera').id;
    expect((await ines.post(`/people/${id}`, { role: 'viewer' })).status).toBe(200);
    staff.pass(5 * minute);
    await sweep();
    expect((await setOf(late.json.id)).held?.message).toBe('Its end had come before it could start.');
    expect((await setOf(orphan.json.id)).held?.message).toBe('Vera may not change this any more.');
    expect(await isOn('pine', 'flags.MAILCEN')).toBe(true);
  });
});

it('what breaks a promise is scheduled by force alone, also where it breaks when an earlier change ends @C-227', async () => {
  const doorless = await readFolder(
    join(import.meta.dirname, '../../../../tests/prove/doorless'),
    'merchants/doorless',
  );
  const site = { flags: { USERNAMEREG3: false } };
  const by = { author: 'start', reason: 'first' };
  await staff.publisher.publishFolder(patchFolder(doorless, 'doorless-planned', { site }), by);
  const username = { merchant: 'doorless-planned', name: 'flags.USERNAMEREG3', value: true };
  const mobile = { merchant: 'doorless-planned', name: 'flags.MOBILEVERCODELOGIN3', value: false };
  const publish = async (more: object) =>
    ines.post('/change-sets', { reason: 'A new door', base: await seqs(), ...more });
  expect((await publish({ changes: [username], until: inMinutes(60) })).json.state).toBe('published');
  const { refused, groups } = (await ines.post('/impact', { changes: [mobile] })).json;
  expect(refused).toMatchObject([{ merchant: 'doorless-planned', isForcible: true }]);
  expect(groups[0].breaks[0].kind).toBe('later');
  const planned = { changes: [mobile], startAt: inMinutes(5) };
  expect((await publish(planned)).json.code).toBe('REFUSED');
  const { json } = await publish({ ...planned, force: true });
  expect(json).toMatchObject({ state: 'scheduled', isForced: true });
  staff.pass(5 * minute);
  await sweep();
  expect((await setOf(json.id)).state).toBe('published');
  const [entry] = (await ines.get('/merchants/doorless-planned/history')).json.entries;
  expect(entry.words).toContain('by force');
  const unknown = { merchant: 'doorless-planned', name: 'flags.NOWHERE', value: true };
  const answer = (await ines.post('/impact', { changes: [unknown] })).json;
  expect(answer.refused[0].isForcible).toBeUndefined();
  expect((await publish({ ...planned, changes: [unknown], startAt: inMinutes(5), force: true })).json.code).toBe(
    'REFUSED',
  );
});

describe('what needs a second person', () => {
  it('waits for the approval and then for its start; without one it is held @C-226', async () => {
    const money = { name: 'flags.DEPOSIT', value: true };
    const approved = await plan(ines, { startAt: inMinutes(10), ...money });
    const forgotten = await plan(ines, { startAt: inMinutes(10), ...money, merchants: ['rowan'] });
    expect(approved.json.state).toBe('proposed');
    await freshen(mara);
    const approve = (id: string) => mara.approve(id, 'Checked');
    expect((await approve(approved.json.id)).json).toMatchObject({ state: 'scheduled', decided: { by: 'Mara Lind' } });
    await sweep();
    expect(await isOn('pine', 'flags.DEPOSIT')).toBe(false);
    staff.pass(9 * minute);
    staff.pass(minute);
    await sweep();
    expect(await isOn('pine', 'flags.DEPOSIT')).toBe(true);
    expect(await setOf(forgotten.json.id)).toMatchObject({
      state: 'held',
      held: { message: 'Nobody approved it before its start.' },
    });
    await freshen(mara);
    expect((await approve(forgotten.json.id)).json.code).toBe('CONFLICT');
    expect(await isOn('rowan', 'flags.DEPOSIT')).toBe(false);
  });
});
