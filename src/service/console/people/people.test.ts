import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestConsole, type Staff, type TestConsole } from '../console.fixture.ts';
import { fillNameKeys, nameKeyOf } from './name-key.ts';

let staff: TestConsole;
let ines: Staff;
beforeAll(async () => {
  staff = await openTestConsole();
  ines = await staff.join('Ines Okafor');
}, 120_000);
afterAll(() => staff.close());

const minute = 60_000;
const password = 'correct horse battery';
const tokenOf = (link: string) => new URL(link).hash.slice(1);
const linesOf = async (by: Staff): Promise<readonly Record<string, string>[]> => (await by.get('/people')).json;
const idOf = async (name: string) => (await linesOf(ines)).find((line) => line['name'] === name)?.['id'] ?? '';
/** Shows a code, so that what needs a fresh one may be done. */
const freshen = async (by: Staff) => {
  staff.pass(30_000);
  expect((await by.post('/step-up', { code: staff.code(by.secret) })).status).toBe(200);
};

describe('invitations', () => {
  it('are listed with their role and end, and a withdrawn one lets nobody in @C-140', async () => {
    await freshen(ines);
    const { json } = await ines.post('/people/invite', { name: 'Nadia Petrova', role: 'support' });
    const [line] = (await linesOf(ines)).filter(({ state }) => state === 'invited');
    expect(line).toMatchObject({ name: 'Nadia Petrova', role: 'support', linkEndsAt: json.endsAt });
    expect(JSON.stringify(line)).not.toContain(tokenOf(json.link));
    const left = await ines.post(`/invitations/${line?.['id']}/withdraw`, {});
    expect(JSON.stringify(left.json)).not.toContain('Nadia');
    const join = await staff.call('POST', '/join', { body: { token: tokenOf(json.link), name: 'Nadia', password } });
    expect(join.json.code).toBe('NOT_FOUND');
    expect((await ines.post(`/invitations/${line?.['id']}/withdraw`, {})).json.code).toBe('NOT_FOUND');
    expect(staff.notes.at(-1)?.reference).toContain('withdraw an invitation');
  });
});

describe('names', () => {
  it('are the same whatever their case, spaces and composition, in every script @C-141', async () => {
    expect(new Set(['Élodie ÅS', ' élodie  ås', 'E\u0301LODIE A\u030As'].map(nameKeyOf)).size).toBe(1);
    expect(nameKeyOf('Ελένη')).toBe(nameKeyOf('ΕΛΈΝΗ'));
    const elodie = await staff.join('Élodie Ås', 'viewer');
    await freshen(ines);
    for (const name of ['élodie ås', 'ÉLODIE  ÅS', 'E\u0301lodie A\u030As'])
      expect((await ines.post('/people/invite', { name, role: 'viewer' })).json.code, name).toBe('CONFLICT');
    expect((await staff.signIn({ name: 'ÉLODIE ås', code: staff.code(elodie.secret) })).status).toBe(200);
  });

  it('of an older Livery get their keys, and of two that became one the earlier keeps it', async () => {
    const of = (id: string, name: string, day: number) => ({
      id,
      name,
      role: 'viewer' as const,
      password_hash: '',
      totp: '',
      since: new Date(Date.UTC(2029, 0, day)),
    });
    await staff.db
      .insertInto('console_people')
      .values([of('later', 'ÖMER', 2), of('earlier', 'ömer', 1)])
      .execute();
    await fillNameKeys(staff.db);
    const keys = await staff.db
      .selectFrom('console_people')
      .select(['id', 'name_key'])
      .where('id', 'in', ['earlier', 'later'])
      .orderBy('id')
      .execute();
    expect(keys).toEqual([
      { id: 'earlier', name_key: 'ömer' },
      { id: 'later', name_key: 'ömer later' },
    ]);
  });
});

it('of two administrators who close each other at the same moment, one is left @C-142', async () => {
  const [one, other] = [await staff.join('Ada One'), await staff.join('Bo Other')];
  await freshen(ines);
  await freshen(one);
  await freshen(other);
  const close = async (by: Staff, whom: Staff) => by.post(`/people/${await idOf(whom.name)}`, { isClosed: true });
  const [oneId, otherId] = [await idOf(one.name), await idOf(other.name)];
  const both = await Promise.all([
    one.post(`/people/${otherId}`, { isClosed: true }),
    other.post(`/people/${oneId}`, { isClosed: true }),
  ]);
  expect(both.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
  const states = (await linesOf(ines)).filter(({ id }) => id === oneId || id === otherId).map(({ state }) => state);
  expect(new Set(states)).toEqual(new Set(['active', 'closed']));
  expect((await close(ines, ines)).json.code).toBe('CONFLICT');
});

describe('a password', () => {
  it('is changed with the old one and a fresh code; other sessions end and it is noted @C-143', async () => {
    const vera = await staff.join('Vera Lind', 'viewer');
    const elsewhere = await staff.signIn({ name: vera.name, code: staff.code(vera.secret) });
    const cookie = String(elsewhere.headers['set-cookie']).split(';')[0] ?? '';
    staff.pass(minute);
    const change = (body: object) =>
      vera.post('/password', {
        old: password,
        password: 'another long sentence',
        code: staff.code(vera.secret),
        ...body,
      });
    expect((await change({ password: 'short' })).json.code).toBe('INVALID');
    expect((await change({ password: 'Vera Lind 2030' })).json.code).toBe('INVALID');
    expect((await change({ password })).json.message).toContain('the password that you have');
    expect((await change({ old: 'a wrong old one' })).json.code).toBe('WRONG_SIGN_IN');
    expect((await change({ code: '000000' })).json.code).toBe('WRONG_SIGN_IN');
    const shown = staff.code(vera.secret);
    const { status, json } = await change({ code: shown });
    expect([status, json.length]).toEqual([200, 1]);
    expect((await change({ old: 'another long sentence', password, code: shown })).json.code).toBe('WRONG_SIGN_IN');
    expect((await vera.get('/merchants')).status).toBe(200);
    expect((await staff.call('GET', '/merchants', { cookie })).json.code).toBe('SIGNED_OUT');
    expect(staff.notes.filter(({ event }) => event === 'password').map(({ outcome }) => outcome)).toEqual([
      'refused',
      'refused',
      'done',
      'refused',
    ]);
    staff.pass(minute);
    const code = staff.code(vera.secret);
    expect((await staff.signIn({ name: vera.name, code })).status).toBe(401);
    expect((await staff.signIn({ name: vera.name, password: 'another long sentence', code })).status).toBe(200);
  });

  it('is guessed five times a minute at most, also at once @C-126', async () => {
    const omar = await staff.join('Omar', 'viewer');
    const body = { old: 'a wrong old one', password: 'another long sentence', code: '000000' };
    const tries = await Promise.all(Array.from({ length: 20 }, () => omar.post('/password', body)));
    expect(tries.filter(({ json }) => json.code === 'WRONG_SIGN_IN')).toHaveLength(5);
    expect(tries.filter(({ json }) => json.code === 'TOO_MANY')).toHaveLength(15);
    staff.pass(61 * minute);
  });
});

describe('a lost second factor', () => {
  it('ends at once and is replaced by a one-time link with the password; nobody else gets in by it @C-144', async () => {
    const { cookie } = ines;
    const again = await staff.signIn({ name: ines.name, code: staff.code(ines.secret) });
    const admin = String(again.headers['set-cookie']).split(';')[0] ?? cookie;
    const call = (path: string, body: object) => staff.call('POST', path, { cookie: admin, body });
    const people = (await staff.call('GET', '/people', { cookie: admin })).json;
    const mara = await staff.join('Mara', 'manager');
    const all = (await staff.call('GET', '/people', { cookie: admin })).json;
    const idIn = (lines: readonly { name: string; id: string }[], name: string) =>
      lines.find((line) => line.name === name)?.id ?? '';
    expect((await call(`/people/${idIn(people, ines.name)}/reset-factor`, {})).json.code).toBe('CONFLICT');
    const made = (await mara.post('/tokens', { name: 'nightly', rights: ['read'], days: 90 })).json;
    const asToken = () =>
      staff.call('GET', '/merchants', { headers: { authorization: `Bearer ${made.token}`, origin: '' } });
    expect((await asToken()).status).toBe(200);
    const { json } = await call(`/people/${idIn(all, 'Mara')}/reset-factor`, {});
    expect((await asToken()).json.code).toBe('SIGNED_OUT');
    expect(json.link).toContain('/renew#');
    expect((await mara.get('/merchants')).json.code).toBe('SIGNED_OUT');
    for (const code of [staff.code(mara.secret), mara.recoveryCodes[0] ?? ''])
      expect((await staff.signIn({ name: 'Mara', code })).json.code).toBe('WRONG_SIGN_IN');
    const listed = (await staff.call('GET', '/people', { cookie: admin })).json;
    expect(listed.find(({ name }: { name: string }) => name === 'Mara')).toMatchObject({ linkEndsAt: json.endsAt });

    const token = tokenOf(json.link);
    const open = (path: string, body: object) => staff.call('POST', path, { body: { token, ...body } });
    expect((await open('/renew', { password: 'a guess of many' })).json.code).toBe('WRONG_SIGN_IN');
    expect((await open('/renew/confirm', { code: '000000' })).json.code).toBe('CONFLICT');
    expect((await open('/join', { name: 'Mara', password })).json.code).toBe('NOT_FOUND');
    const begun = (await open('/renew', { password })).json;
    expect(begun).toMatchObject({ name: 'Mara', role: 'manager', recoveryCodes: { length: 10 } });
    const shown = staff.code(begun.secret);
    const both = await Promise.all([1, 2].map(() => open('/renew/confirm', { code: shown })));
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
    staff.pass(minute);
    const signIn = (code: string) => staff.signIn({ name: 'Mara', code });
    expect((await signIn(staff.code(mara.secret))).status).toBe(401);
    const back = await signIn(begun.recoveryCodes[0]);
    expect(back.status).toBe(200);
    // A sheet of recovery codes makes no session fresh, and none of it is used up by trying.
    const lone = String(back.headers['set-cookie']).split(';')[0] ?? '';
    const shownAgain = { cookie: lone, body: { code: begun.recoveryCodes[1] } };
    expect((await staff.call('POST', '/step-up', shownAgain)).json.code).toBe('WRONG_SIGN_IN');
    expect((await signIn(begun.recoveryCodes[1])).status).toBe(200);
    expect((await signIn(mara.recoveryCodes[1] ?? '')).status).toBe(401);
    staff.pass(minute);
    expect((await signIn(staff.code(begun.secret))).status).toBe(200);
  });
});
