import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestConsole, type Staff, type TestConsole } from '../console.fixture.ts';

let staff: TestConsole;
let ines: Staff;
beforeAll(async () => {
  staff = await openTestConsole();
  ines = await staff.join('Ines Okafor');
}, 120_000);
afterAll(() => staff.close());

const minute = 60_000;

describe('signing in', () => {
  it('takes name, password and code together, and never says which of them is wrong @C-125', async () => {
    const shown = staff.code(ines.secret);
    const tries = await Promise.all([
      staff.signIn({ name: 'Nobody', code: shown }),
      staff.signIn({ name: ines.name, password: 'another password', code: shown }),
      staff.signIn({ name: ines.name, code: '000000' }),
    ]);
    expect(new Set(tries.map(({ status, json }) => `${status} ${json.code} ${json.message}`)).size).toBe(1);
    const { status, json } = await staff.signIn({ name: ' ines  OKAFOR ', code: shown });
    expect(status).toBe(200);
    expect(json).toMatchObject({
      state: 'signed-in',
      person: { name: 'Ines Okafor', role: 'administrator' },
      rights: ['read', 'answer', 'stop', 'change', 'approve', 'roll-back', 'people'],
      recoveryCodes: 10,
    });
    expect(staff.notes.map(({ event, outcome }) => `${event} ${outcome}`)).toContain('staff.login refused');
    staff.pass(minute);
  });

  it('takes each code of the app once, also of two calls at the same moment, and each recovery code once @C-125', async () => {
    const shown = staff.code(ines.secret);
    const both = await Promise.all([1, 2].map(() => staff.signIn({ name: ines.name, code: shown })));
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 401]);
    staff.pass(minute);
    const [recovery = ''] = ines.recoveryCodes;
    const typed = recovery.toUpperCase().replaceAll('-', ' ');
    const twice = await Promise.all([1, 2].map(() => staff.signIn({ name: ines.name, code: typed })));
    expect(twice.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 401]);
    expect(twice.find(({ status }) => status === 200)?.json.recoveryCodes).toBe(9);
    staff.pass(minute);
  });

  it('counts tries before it compares, so that forty at once are five, and waits ever longer @C-126', async () => {
    const attack = () =>
      Promise.all(
        Array.from({ length: 40 }, () => staff.signIn({ name: 'Mallory', password: 'guess', code: '000000' })),
      );
    const codesOf = (tries: Awaited<ReturnType<typeof attack>>) => tries.map(({ json }) => json.code);
    const first = await attack();
    expect(codesOf(first).filter((code) => code === 'WRONG_SIGN_IN')).toHaveLength(5);
    expect(first.find(({ status }) => status === 429)?.headers['retry-after']).toBe('60');
    staff.pass(16 * minute);
    expect(codesOf(await attack()).filter((code) => code === 'WRONG_SIGN_IN')).toHaveLength(5);
    staff.pass(16 * minute);
    await attack();
    staff.pass(16 * minute);
    const late = await staff.signIn({ name: 'Mallory', password: 'guess', code: '000000' });
    expect(late.json).toMatchObject({ code: 'TOO_MANY', retryAfterSeconds: 12 * 60 });
    staff.pass(60 * minute);
  });
});

describe('a session', () => {
  const enter = async () => {
    const { headers, json } = await staff.signIn({ name: ines.name, code: staff.code(ines.secret) });
    staff.pass(30_000);
    const cookie = String(headers['set-cookie']).split(';')[0] ?? '';
    return { cookie, json, state: async () => (await staff.call('GET', '/session', { cookie })).json.state };
  };

  it('ends after half an hour without a call, and after twelve hours in any case @C-127', async () => {
    const idle = await enter();
    staff.pass(31 * minute);
    expect(await idle.state()).toBe('signed-out');
    const busy = await enter();
    for (let passed = 0; passed < 12 * 60 - 20; passed += 20) {
      staff.pass(20 * minute);
      expect((await staff.call('GET', '/merchants', { cookie: busy.cookie })).status).toBe(200);
    }
    staff.pass(20 * minute);
    expect(await busy.state()).toBe('signed-out');
  });

  it('ends when it is signed out, and when another one of the same person revokes it @C-127', async () => {
    const [one, other] = [await enter(), await enter()];
    const lines = (await staff.call('GET', '/sessions', { cookie: one.cookie })).json;
    expect(lines).toHaveLength(2);
    const id = lines.find(({ isThis }: { isThis: boolean }) => !isThis).id;
    await staff.call('POST', '/sessions/revoke', { cookie: one.cookie, body: { id } });
    expect([await one.state(), await other.state()]).toEqual(['signed-in', 'signed-out']);
    const third = await enter();
    await staff.call('POST', '/sessions/revoke', { cookie: one.cookie, body: { others: true } });
    expect([await one.state(), await third.state()]).toEqual(['signed-in', 'signed-out']);
    await staff.call('POST', '/sign-out', { cookie: one.cookie, body: {} });
    expect(await one.state()).toBe('signed-out');
  });

  it('ends with the access of its person, whom only another one can change @C-127', async () => {
    const vera = await staff.join('Vera', 'viewer');
    const admin = await enter();
    const people = (await staff.call('GET', '/people', { cookie: admin.cookie })).json;
    const idOf = (name: string) => people.find((line: { name: string }) => line.name === name).id;
    const close = (name: string) =>
      staff.call('POST', `/people/${idOf(name)}`, { cookie: admin.cookie, body: { isClosed: true } });
    expect((await close(ines.name)).json.code).toBe('CONFLICT');
    expect((await close('Vera')).status).toBe(200);
    expect((await vera.get('/merchants')).json.code).toBe('SIGNED_OUT');
    expect((await staff.signIn({ name: 'Vera', code: staff.code(vera.secret) })).json.code).toBe('WRONG_SIGN_IN');
  });

  it('opened with a recovery code asks for another code before people are changed @C-145', async () => {
    const { headers } = await staff.signIn({ name: ines.name, code: ines.recoveryCodes[2] ?? '' });
    const cookie = String(headers['set-cookie']).split(';')[0] ?? '';
    const invite = () => staff.call('POST', '/people/invite', { cookie, body: { name: 'Lost Phone', role: 'viewer' } });
    expect((await invite()).json.code).toBe('STEP_UP');
    const code = staff.code(ines.secret);
    expect((await staff.call('POST', '/step-up', { cookie, body: { code } })).status).toBe(200);
    expect((await invite()).status).toBe(200);
    staff.pass(30_000);
  });

  it('asks for another code before people are changed when the last one was long ago @C-128', async () => {
    const { cookie } = await enter();
    staff.pass(15 * minute);
    const invite = () => staff.call('POST', '/people/invite', { cookie, body: { name: 'New Person', role: 'viewer' } });
    expect((await invite()).json.code).toBe('STEP_UP');
    const stepUp = (code: string) => staff.call('POST', '/step-up', { cookie, body: { code } });
    expect((await stepUp('000000')).json.code).toBe('WRONG_SIGN_IN');
    expect((await stepUp(staff.code(ines.secret))).json.freshUntil).toBeDefined();
    expect((await invite()).json.link).toMatch(/\/join#/);
  });
});
