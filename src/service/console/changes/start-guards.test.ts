import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ChangeSet } from '../../../contracts/console/change-sets.ts';
import { claimEngine } from '../../store/engines.ts';
import { openTestConsole, type Staff, type TestConsole } from '../console.fixture.ts';
import { startScheduled } from './start-scheduled.ts';

const minute = 60_000;
const troubles: string[] = [];
let staff: TestConsole;
let ines: Staff;
let mara: Staff;
beforeAll(async () => {
  staff = await openTestConsole();
  const flags = { CBS3: false, MAILCEN: true, DEPOSIT: false };
  for (const code of ['pine', 'rowan'])
    await staff.publisher.publishFolder(staff.folder(code, { flags }), { author: 'start', reason: 'first' });
  ines = await staff.join('Ines Okafor');
  mara = await staff.join('Mara Lind', 'manager');
}, 120_000);
afterAll(() => staff.close());

const freshen = async (by: Staff) => {
  staff.pass(30_000);
  expect((await by.post('/step-up', { code: staff.code(by.secret) })).status).toBe(200);
};
const inMinutes = (count: number) => new Date(staff.now().getTime() + count * minute).toISOString();
const sweep = () =>
  startScheduled(staff.context, { since: new Date(0), onTrouble: (message) => void troubles.push(message) });
const setOf = async (id: string): Promise<ChangeSet> => (await ines.get(`/change-sets/${id}`)).json;
const request = async (name: string, merchant: string, more: object = {}) => {
  const { merchants } = (await ines.get('/flags')).json;
  const { seq } = merchants.find(({ code }: { code: string }) => code === merchant);
  return {
    changes: [{ merchant, name, value: true }],
    base: { [merchant]: seq },
    reason: 'A planned evening',
    ...more,
  };
};
const plan = async (name: string, merchant: string, more: object = {}) =>
  (await ines.post('/change-sets', await request(name, merchant, { startAt: inMinutes(5), ...more }))).json;
const aToken = async (name: string, days: number) => {
  await freshen(ines);
  const body = { name, rights: ['read', 'change'], days };
  const { token, lines } = (await ines.post('/tokens', body)).json;
  const post = (path: string, sent: object) =>
    staff.call('POST', path, { body: sent, headers: { authorization: `Bearer ${token}`, origin: '' } });
  return { id: lines[0].id, post };
};

it('leaves a start to nodes of a newer engine, and tells staff when none of these does it within a minute', async () => {
  const { id } = await plan('flags.CBS3', 'pine');
  await claimEngine(staff.db, staff.compiler.engine, false);
  await claimEngine(staff.db, 'a newer one', false);
  const madeBy = (made_by: string) =>
    staff.db.updateTable('pointers').set({ made_by }).where('merchant', '=', 'pine').execute();
  await madeBy('a newer one');
  const now = (await ines.post('/change-sets', await request('flags.CBS3', 'pine'))).json;
  expect([now.code, now.message]).toEqual(['CONFLICT', expect.stringContaining('a newer engine')]);
  staff.pass(5 * minute);
  await sweep();
  expect([(await setOf(id)).state, troubles]).toEqual(['scheduled', []]);
  staff.pass(2 * minute);
  await sweep();
  expect(troubles).toEqual([`Change set ${id} could not start at its time; it is tried again.`]);
  await madeBy(staff.compiler.engine);
  await sweep();
  expect((await setOf(id)).state).toBe('published');
});

it('starts nothing of a token that was revoked or has ended, and publishes nothing that it proposed', async () => {
  const [revoked, ended] = [await aToken('revoked', 2), await aToken('ended', 1)];
  const later = { startAt: inMinutes(25 * 60) };
  const first = (await revoked.post('/change-sets', await request('flags.FREEPLAY3', 'rowan', later))).json;
  expect(first).toMatchObject({ state: 'scheduled', author: 'Ines Okafor (revoked)' });
  expect(Object.keys(first)).not.toContain('token');
  const second = (await ended.post('/change-sets', await request('flags.CBS3', 'rowan', later))).json;
  const money = (await revoked.post('/change-sets', await request('flags.DEPOSIT', 'rowan'))).json;
  expect(money.state).toBe('proposed');
  await ines.post(`/tokens/${revoked.id}/revoke`, {});
  expect(await setOf(first.id)).toMatchObject({
    state: 'held',
    held: { message: 'The token of Ines Okafor (revoked) was revoked.' },
  });
  const refused = (await mara.approve(money.id)).json;
  expect([refused.code, refused.message]).toEqual([
    'CONFLICT',
    expect.stringContaining('may not change this any more'),
  ]);
  for (let hour = 0; hour < 5 * 26; hour += 1) {
    staff.pass(12 * minute);
    await ines.get('/sessions');
  }
  await sweep();
  const message = 'Ines Okafor (ended) may not change this any more.';
  const { held } = await staff.db
    .selectFrom('console_change_sets')
    .select('held')
    .where('id', '=', second.id)
    .executeTakeFirstOrThrow();
  expect(held).toMatchObject({ message });
});

it('starts nothing whose approver may approve no more, and nothing else than what was signed', async () => {
  const at = await staff.signIn({ name: ines.name, code: staff.code(ines.secret) });
  const cookie = String(at.headers['set-cookie']).split(';')[0] ?? '';
  const call = (method: 'GET' | 'POST', path: string, body?: object) =>
    staff.call(method, path, { cookie, ...(body ? { body } : {}) });
  const omar = await staff.join('Omar', 'manager');
  const propose = async (merchant: string) => {
    const { merchants } = (await call('GET', '/flags')).json;
    const { seq } = merchants.find(({ code }: { code: string }) => code === merchant);
    const changes = [{ merchant, name: 'flags.DEPOSIT', value: true }];
    const times = { startAt: inMinutes(5), until: inMinutes(60) };
    const { json } = await call('POST', '/change-sets', {
      changes,
      base: { [merchant]: seq },
      reason: 'Money',
      ...times,
    });
    expect((await omar.approve(json.id)).json.state).toBe('scheduled');
    return json.id;
  };
  const longer = await propose('pine');
  const { approval } = await staff.db
    .selectFrom('console_change_sets')
    .select('approval')
    .where('id', '=', longer)
    .executeTakeFirstOrThrow();
  const heldOf = async (id: string) => (await call('GET', `/change-sets/${id}`)).json.held?.message;
  expect(JSON.parse(approval?.document ?? '')).toMatchObject({ kind: 'livery-approval-2', until: inMinutes(60) });
  await sql`update console_change_sets set until = ${inMinutes(600)} where id = ${longer}`.execute(staff.db);
  staff.pass(6 * minute);
  await sweep();
  expect(await heldOf(longer)).toBe('It is not what its approver signed.');
  const orphan = await propose('rowan');
  await staff.db.updateTable('console_people').set({ role: 'support' }).where('name', '=', 'Omar').execute();
  staff.pass(6 * minute);
  await sweep();
  expect(await heldOf(orphan)).toBe('Omar may not approve this any more.');
});
