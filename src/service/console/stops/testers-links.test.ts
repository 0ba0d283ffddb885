import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPassChecks, writePassCookie } from '../../passes/pass-checks.ts';
import { openTestConsole, type Staff, type TestConsole } from '../console.fixture.ts';

let staff: TestConsole;
let mira: Staff;
beforeAll(async () => {
  staff = await openTestConsole();
  for (const code of ['pine', 'rowan'])
    await staff.publisher.publishFolder(staff.folder(code, {}), { author: 'start', reason: 'first' });
  mira = await staff.join('Mira Khan', 'support');
}, 120_000);
afterAll(() => staff.close());

const make = (more: object = {}) => mira.post('/passes', { merchant: 'pine', note: 'New tables', hours: 2, ...more });
const keyOf = (link: string) => new URL(link).searchParams.get('key') ?? '';
const checks = () => createPassChecks({ db: staff.db, cipher: staff.context.cipher, now: () => staff.now().getTime() });

it('is sealed, names nobody, opens its merchant alone, and nothing after its end @C-610', async () => {
  const { status, json } = await make();
  expect(status).toBe(200);
  const key = keyOf(json.link);
  expect(Buffer.from(key.split('.').at(-1) ?? '', 'base64url').toString('latin1')).not.toMatch(/mira|pine|table/i);
  const { opens, isTester } = checks();
  const altered = `${key.slice(0, -3)}${key.endsWith('AAA') ? 'BBB' : 'AAA'}`;
  expect([await opens('pine', key), await opens('rowan', key), await opens('pine', altered)]).toEqual([
    true,
    false,
    false,
  ]);
  expect(await opens('pine', '')).toBe(false);
  for (const protocol of ['http', 'https'] as const) {
    const cookie = writePassCookie(protocol, key);
    expect(cookie).toContain('HttpOnly; SameSite=Lax');
    expect(await isTester('pine', `a=b; ${cookie.split(';')[0]}`)).toBe(true);
  }
  expect(await isTester('pine', 'a=b')).toBe(false);
  expect(JSON.stringify(await staff.db.selectFrom('testers_passes').selectAll().execute())).not.toContain(key);
  staff.pass(2 * 3_600_000);
  expect(await checks().opens('pine', key)).toBe(false);
});

it('is listed with who, when and what for, and revoked it opens nothing, within two seconds on every node @C-611', async () => {
  const other = await staff.join('Omar', 'support', { merchants: ['rowan'] });
  const { json } = await (await staff.join('Zoe', 'support')).post('/passes', {
    merchant: 'pine',
    note: 'New tables',
    hours: 2,
  });
  const [line] = json.lines;
  expect(line).toMatchObject({ merchant: 'pine', note: 'New tables', by: 'Zoe', endsAt: json.endsAt });
  expect(JSON.stringify(json.lines)).not.toContain(keyOf(json.link));
  expect((await other.get('/passes')).json).toEqual([]);
  expect((await other.post(`/passes/${line.id}/revoke`, {})).json.code).toBe('NOT_FOUND');
  const node = checks();
  expect(await node.opens('pine', keyOf(json.link))).toBe(true);
  const nadia = await staff.join('Nadia', 'support');
  staff.pass(60_000);
  const { json: later } = await nadia.post('/passes', { merchant: 'rowan', note: 'Newer tables', hours: 2 });
  expect(later.lines.map(({ note }: { note: string }) => note)).toEqual(['Newer tables', 'New tables']);
  expect(await node.opens('pine', keyOf(json.link))).toBe(true);
  const { json: left } = await nadia.post(`/passes/${line.id}/revoke`, {});
  expect(left.map(({ note }: { note: string }) => note)).toEqual(['Newer tables']);
  staff.pass(2_001);
  expect(await node.opens('pine', keyOf(json.link))).toBe(false);
  expect(staff.notes.map(({ reference }) => reference).join('\n')).toContain('close pine to testers');
});

it('is refused to viewers, to people of some flag groups, for longer than a week and for no merchant @C-612', async () => {
  const body = { merchant: 'pine', note: 'New tables', hours: 2 };
  expect((await (await staff.join('Vera', 'viewer')).post('/passes', body)).status).toBe(403);
  const grouped = await staff.join('Gus', 'manager', { groups: ['account'] });
  expect((await grouped.post('/passes', body)).json.code).toBe('FORBIDDEN');
  const kim = await staff.join('Kim', 'support');
  for (const more of [{ hours: 0 }, { hours: 169 }, { note: ' ' }])
    expect((await kim.post('/passes', { ...body, ...more })).json.code, JSON.stringify(more)).toBe('INVALID');
  expect((await kim.post('/passes', { ...body, merchant: 'nowhere' })).json.code).toBe('NOT_FOUND');
});
