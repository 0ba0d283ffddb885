import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestConsole, type Staff, type TestConsole, testOrigin } from '../console.fixture.ts';
import { createTestPasskey, type Deviation, type TestPasskey } from '../passkey.fixture.ts';
import { partyIdOf } from './relying-party.ts';

let staff: TestConsole;
let ines: Staff;
let omar: Staff;
let passkey: TestPasskey;
beforeAll(async () => {
  staff = await openTestConsole();
  ines = await staff.join('Ines', 'administrator', { hasPasskey: false });
  omar = await staff.join('Omar', 'manager', { hasPasskey: false });
  passkey = createTestPasskey(testOrigin);
  await showCode(ines);
  expect((await add(ines, passkey)).status).toBe(200);
}, 120_000);
afterAll(() => staff.close());
// Limits start anew, so that no test depends on how many tries came before it.
beforeEach(() => passMinutes(16));

/** Nobody's session ends as an idle one. */
const passMinutes = async (count: number, ...others: readonly Staff[]) => {
  staff.pass(count * 60_000);
  for (const one of [ines, omar, ...others]) await one.get('/sessions');
};
const showCode = async (by: Staff) => {
  staff.pass(30_000);
  expect((await by.post('/step-up', { code: staff.code(by.secret) })).status).toBe(200);
};
const add = async (by: Staff, own: TestPasskey, deviation: Deviation = {}) => {
  const { json: offer } = await by.post('/passkeys/begin', {});
  return by.post('/passkeys', {
    attempt: offer.attempt,
    name: 'Laptop',
    response: own.create(offer.options, deviation),
  });
};
const begin = async () => (await staff.call('POST', '/sign-in/passkey/begin', { body: {} })).json;
const signIn = (body: object) => staff.call('POST', '/sign-in/passkey', { body });

describe('a passkey', () => {
  it('is added after a fresh code alone, named, listed, and the act is noted @C-100 @C-101', async () => {
    const nora = await staff.join('Nora', 'administrator', { hasPasskey: false });
    await passMinutes(11, nora);
    const own = createTestPasskey(testOrigin);
    expect((await nora.post('/passkeys/begin', {})).json.code).toBe('STEP_UP');
    await showCode(nora);
    const { json: offer } = await nora.post('/passkeys/begin', {});
    expect(offer.options).toMatchObject({
      rp: { id: 'console.example.com' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    const body = { attempt: offer.attempt, name: ' My  laptop ', response: own.create(offer.options) };
    expect((await omar.post('/passkeys', body)).json.code).toBe('STEP_UP');
    await showCode(omar);
    // Another session cannot answer what was asked of this one.
    expect((await omar.post('/passkeys', body)).json.code).toBe('INVALID');
    const { json } = await nora.post('/passkeys', body);
    expect(json).toEqual([{ id: own.id, name: 'My laptop', since: staff.now().toISOString(), isSynced: false }]);
    expect((await nora.get('/session')).json).toMatchObject({ hasPasskeys: true, passkeys: 1 });
    expect((await omar.get('/passkeys')).json).toEqual([]);
    const [person] = await staff.db.selectFrom('console_people').select('id').where('name', '=', 'Nora').execute();
    expect(staff.notes.map(({ reference }) => reference)).toContain(`console add passkey ${own.id} by ${person?.id}`);
    expect((await nora.post('/passkeys', body)).json.code).toBe('INVALID');
  });

  it('is not added for another origin or host, unverified, over another challenge, or too late @C-102', async () => {
    await showCode(omar);
    const wrong: readonly Deviation[] = [
      { origin: 'https://console.example.org' },
      { origin: 'http://console.example.com' },
      { rpId: 'example.com' },
      { isVerified: false },
      { challenge: 'x'.repeat(43) },
    ];
    for (const deviation of wrong)
      expect((await add(omar, createTestPasskey(testOrigin), deviation)).json.code).toBe('INVALID');
    const own = createTestPasskey(testOrigin);
    const { json: offer } = await omar.post('/passkeys/begin', {});
    await passMinutes(6);
    const response = own.create(offer.options);
    expect((await omar.post('/passkeys', { attempt: offer.attempt, name: 'Late', response })).json.code).toBe(
      'INVALID',
    );
    expect((await omar.get('/passkeys')).json).toEqual([]);
  });

  it('lets its person in, once for each question, also of two answers at the same moment @C-103', async () => {
    const { attempt, options } = await begin();
    expect(options).toMatchObject({ rpId: 'console.example.com', userVerification: 'required', allowCredentials: [] });
    const body = { attempt, response: passkey.get(options) };
    const answers = await Promise.all([signIn(body), signIn(body)]);
    const [inside] = answers.filter(({ status }) => status === 200);
    expect(answers.map(({ json }) => json.code).filter(Boolean)).toEqual(['WRONG_SIGN_IN']);
    expect(inside?.json).toMatchObject({ state: 'signed-in', person: { name: 'Ines' } });
    expect(inside?.headers['set-cookie']).toMatch(
      /^__Host-livery-console=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict/,
    );
    expect(staff.notes.at(-1)).toMatchObject({ event: 'staff.login' });
    // The answer to one attempt fits no other one.
    const other = await begin();
    expect((await signIn({ ...body, attempt: other.attempt })).json.code).toBe('WRONG_SIGN_IN');
  });

  it('lets nobody in that it should not: wrong origin, unverified, unknown, copied, late, ended access @C-104', async () => {
    const wrong: readonly Deviation[] = [
      { origin: 'https://evil.example.com' },
      { rpId: 'evil.example.com' },
      { isVerified: false },
      { challenge: 'y'.repeat(43) },
      // A copy of the passkey counts for itself.
      { counter: 1 },
    ];
    for (const deviation of wrong) {
      const { attempt, options } = await begin();
      const answer = await signIn({ attempt, response: passkey.get(options, deviation) });
      expect([answer.status, answer.json.code], JSON.stringify(deviation)).toEqual([401, 'WRONG_SIGN_IN']);
      await passMinutes(2);
    }
    const unknown = await begin();
    const stranger = createTestPasskey(testOrigin).get(unknown.options);
    expect((await signIn({ attempt: unknown.attempt, response: stranger })).json.code).toBe('WRONG_SIGN_IN');
    const late = await begin();
    await passMinutes(6);
    expect((await signIn({ attempt: late.attempt, response: passkey.get(late.options) })).json.code).toBe(
      'WRONG_SIGN_IN',
    );
    const closed = await staff.join('Cleo', 'support', { hasPasskey: false });
    const own = createTestPasskey(testOrigin);
    expect((await add(closed, own)).status).toBe(200);
    const people = (await ines.get('/people')).json;
    const { id } = people.find(({ name }: { name: string }) => name === 'Cleo');
    await showCode(ines);
    expect((await ines.post(`/people/${id}`, { isClosed: true })).status).toBe(200);
    const { attempt, options } = await begin();
    expect((await signIn({ attempt, response: own.get(options) })).json.code).toBe('WRONG_SIGN_IN');
  });

  it('meets the same limits as codes: wrong answers wait ever longer @C-105', async () => {
    const tries = [];
    for (let count = 0; count < 7; count += 1) {
      const { attempt, options } = await begin();
      tries.push((await signIn({ attempt, response: passkey.get(options, { isVerified: false }) })).json);
    }
    expect(tries.map(({ code }) => code)).toEqual([
      ...Array.from({ length: 5 }, () => 'WRONG_SIGN_IN'),
      'TOO_MANY',
      'TOO_MANY',
    ]);
    expect(tries.at(-1).retryAfterSeconds).toBeGreaterThan(0);
    // Name, password and code still let the person in.
    expect((await staff.signIn({ name: 'Ines', code: staff.code(ines.secret) })).status).toBe(200);
    for (let count = 0; count < 70; count += 1) await begin();
    expect((await begin()).code).toBe('TOO_MANY');
  });

  it('stands for a fresh code: of its own person, in the session that was asked @C-106', async () => {
    expect((await ines.post('/passkeys/remove', { id: 'x' })).json.code).toBe('STEP_UP');
    const { json: question } = await ines.post('/step-up/passkey/begin', {});
    expect(question.options.allowCredentials).toMatchObject([{ id: passkey.id }]);
    const body = { attempt: question.attempt, response: passkey.get(question.options) };
    expect((await omar.post('/step-up/passkey', body)).json.code).toBe('WRONG_SIGN_IN');
    const shown = await ines.post('/step-up/passkey', body);
    expect(Date.parse(shown.json.freshUntil)).toBe(staff.now().getTime() + 10 * 60_000);
    const { json: again } = await omar.post('/step-up/passkey/begin', {});
    const foreign = { attempt: again.attempt, response: passkey.get(again.options) };
    expect((await omar.post('/step-up/passkey', foreign)).json.code).toBe('WRONG_SIGN_IN');
    expect((await omar.get('/session')).json.freshUntil).toBeUndefined();
  });

  it('is one of several, and one that is removed opens nothing any more @C-107', async () => {
    await showCode(ines);
    const second = createTestPasskey(testOrigin);
    const { json } = await add(ines, second);
    expect(json.map(({ id }: { id: string }) => id)).toEqual([passkey.id, second.id]);
    // Whose it is not cannot remove it.
    await showCode(omar);
    expect((await omar.post('/passkeys/remove', { id: second.id })).json.code).toBe('NOT_FOUND');
    const question = await begin();
    expect((await ines.post('/passkeys/remove', { id: second.id })).json).toHaveLength(1);
    const late = await signIn({ attempt: question.attempt, response: second.get(question.options) });
    expect(late.json.code).toBe('WRONG_SIGN_IN');
    expect(staff.notes.some(({ reference }) => reference?.startsWith(`console remove passkey ${second.id}`))).toBe(
      true,
    );
    const { attempt, options } = await begin();
    expect((await signIn({ attempt, response: passkey.get(options) })).status).toBe(200);
  });
});

it('is possible under a name and over TLS, or on this machine, and nowhere else @C-108', () => {
  const places = ['https://console.example.com', 'http://console.localhost:4000', 'http://localhost:4000'];
  expect(places.map(partyIdOf)).toEqual(['console.example.com', 'console.localhost', 'localhost']);
  const elsewhere = [
    'http://console.example.com',
    'https://192.0.2.7',
    'https://[2001:db8::1]',
    'http://127.0.0.1:4005',
  ];
  expect(elsewhere.map(partyIdOf)).toEqual([undefined, undefined, undefined, undefined]);
});
