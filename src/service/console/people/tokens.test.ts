import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestConsole, type Staff, type TestConsole } from '../console.fixture.ts';
import { consoleRoutes } from '../http/console-routes.ts';

let staff: TestConsole;
let ines: Staff;
let mara: Staff;
beforeAll(async () => {
  staff = await openTestConsole();
  const flags = { CBS3: true, MAILCEN: true, DEPOSIT: false };
  for (const code of ['pine', 'rowan'])
    await staff.publisher.publishFolder(staff.folder(code, { flags }), { author: 'start', reason: 'first' });
  ines = await staff.join('Ines Okafor');
  mara = await staff.join('Mara Lind', 'manager', { merchants: ['pine'] });
}, 120_000);
afterAll(() => staff.close());

const freshen = async (by: Staff) => {
  staff.pass(30_000);
  expect((await by.post('/step-up', { code: staff.code(by.secret) })).status).toBe(200);
};
const make = async (by: Staff, name: string, more: object = {}) => {
  await freshen(by);
  return (await by.post('/tokens', { name, rights: ['read', 'change', 'roll-back'], days: 90, ...more })).json;
};
/** Calls as a program does: no cookie, no `Origin`. */
const as = (token: string) => async (method: 'GET' | 'POST', path: string, body?: object) => {
  const headers = { authorization: `Bearer ${token}`, origin: '' };
  return staff.call(method, path, { headers, ...(body ? { body } : {}) });
};
const isOn = async (code: string, name: string) => {
  const { merchants } = (await ines.get('/flags')).json;
  return merchants.find((one: { code: string }) => one.code === code).on.includes(name);
};

describe('a token', () => {
  it('is shown once, kept as a digest, listed with its last use, and ends when it is revoked @C-180', async () => {
    const { token, lines } = await make(ines, 'nightly');
    expect(token).toMatch(/^lvy_[\w-]{43}$/);
    expect(lines).toMatchObject([{ name: 'nightly', by: 'Ines Okafor', rights: ['read', 'change', 'roll-back'] }]);
    const kept = JSON.stringify(await staff.db.selectFrom('console_tokens').selectAll().execute());
    expect(kept).not.toContain(token);
    expect((await as(token)('GET', '/merchants')).json).toHaveLength(2);
    const [line] = (await ines.get('/tokens')).json;
    expect(line).toMatchObject({ usedFrom: '127.0.0.1', usedAt: staff.now().toISOString() });
    expect(staff.notes.at(-1)?.reference).toMatch(/GET \/merchants by token nightly of /);
    expect((await mara.get('/tokens')).json).toEqual([]);
    expect((await mara.post(`/tokens/${line.id}/revoke`, {})).json.code).toBe('NOT_FOUND');
    expect((await ines.post(`/tokens/${line.id}/revoke`, {})).json).toEqual([]);
    expect((await as(token)('GET', '/merchants')).json).toMatchObject({ code: 'SIGNED_OUT' });
  });

  it('has never more than its maker, when it is made and afterwards, and lasts a year at most @C-181', async () => {
    await freshen(mara);
    const refused = async (body: object) =>
      (await mara.post('/tokens', { name: 'more', rights: ['read'], days: 90, ...body })).json.code;
    expect(await refused({ merchants: ['rowan'] })).toBe('NOT_FOUND');
    expect(await refused({ rights: ['approve'] })).toBe('INVALID');
    expect(await refused({ rights: ['people'] })).toBe('INVALID');
    expect(await refused({ days: 366 })).toBe('INVALID');
    const vera = await staff.join('Vera', 'support');
    await freshen(vera);
    const body = { name: 'more', rights: ['roll-back'], days: 1 };
    expect((await vera.post('/tokens', body)).json.code).toBe('FORBIDDEN');
    const { token } = await make(mara, 'pine only');
    expect((await as(token)('GET', '/flags')).json.merchants).toHaveLength(1);
    await freshen(ines);
    const people = (await ines.get('/people')).json;
    const id = people.find(({ name }: { name: string }) => name === 'Mara Lind').id;
    await ines.post(`/people/${id}`, { role: 'viewer' });
    const publish = {
      changes: [{ merchant: 'pine', name: 'flags.CBS3', value: false }],
      base: { pine: 1 },
      reason: 'A test',
    };
    expect((await as(token)('POST', '/change-sets', publish)).json.message).toContain('lacks the right "change"');
    await ines.post(`/people/${id}`, { isClosed: true });
    expect((await as(token)('GET', '/flags')).json.code).toBe('SIGNED_OUT');
  });

  it('does nothing that a person must decide, at any route of the table @C-182', async () => {
    const { token } = await make(ines, 'everything', { rights: ['read', 'stop', 'change', 'roll-back'] });
    const call = as(token);
    for (const { method, path, right, isFresh } of consoleRoutes) {
      const ofPeople = right === 'people' || right === 'approve' || right === 'anybody' || isFresh === true;
      const isOwn =
        /^\/(sessions|password|step-up|passkeys|tokens|people|invitations|frames|events)|\/(reject|begin)$/.test(path);
      if (!ofPeople && !isOwn) continue;
      const { status } = await call(method, path.replace(/:\w+/g, 'x'), method === 'POST' ? {} : undefined);
      expect([401, 403], `${method} ${path}`).toContain(status);
    }
    const seq = (await call('GET', '/flags')).json.merchants[0].seq;
    const body = {
      changes: [{ merchant: 'pine', name: 'flags.DEPOSIT', value: true }],
      base: { pine: seq },
      reason: 'Money',
    };
    expect((await call('POST', '/change-sets', body)).json).toMatchObject({
      state: 'proposed',
      author: 'Ines Okafor (everything)',
    });
    await freshen(ines);
    const [set] = (await ines.get('/change-sets')).json.list;
    expect((await ines.post(`/change-sets/${set.id}/approve`, { reason: 'My own' })).json.code).toBe('CONFLICT');
    await ines.post(`/change-sets/${set.id}/reject`, { reason: 'Back' });
  });

  it('takes back no stop of money, nor does its maker what the token stopped @C-183', async () => {
    const { token } = await make(ines, 'stopper', { rights: ['read', 'stop', 'change'] });
    await staff.publisher.publishFolder(staff.folder('rowan', { flags: { DEPOSIT: true } }), {
      author: 'start',
      reason: 'on',
    });
    const stop = { merchants: ['rowan'], name: 'flags.DEPOSIT', value: false, reason: 'Stuck' };
    const { json } = await as(token)('POST', '/stops', stop);
    expect(json.state).toBe('published');
    expect((await as(token)('POST', `/change-sets/${json.id}/undo`, { reason: 'Back' })).status).not.toBe(200);
    await freshen(ines);
    expect((await ines.post(`/change-sets/${json.id}/undo`, { reason: 'Back' })).json.code).toBe('CONFLICT');
    expect(await isOn('rowan', 'flags.DEPOSIT')).toBe(false);
  });
});
