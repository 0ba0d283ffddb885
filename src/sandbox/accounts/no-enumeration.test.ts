import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSandbox, type TestSandbox } from '../sandbox.fixture.ts';

let platform: TestSandbox;
beforeAll(async () => {
  platform = await openTestSandbox();
}, 240_000);
afterAll(() => platform.close());

const owned = { mobileNum: '7700900500', countryDialingCode: '+44' };
const foreign = { mobileNum: '7700900599', countryDialingCode: '+44' };

/** An answer without what differs from call to call. */
const said = ({ status, body }: { status: number; body: object }) =>
  JSON.stringify({ status, body }).replaceAll(/\d{13}/g, 'a moment');

describe('a stranger learns nothing of who has an account', { timeout: 240_000 }, () => {
  it('from a wrong password', async () => {
    const ask = (username: string) => platform.login('e-name', username, { password: 'wrong-one' });
    expect(said(await ask('nobody'))).toBe(said(await ask('player0')));
  });

  it('from a wrong password of somebody who is shut out, or who has asked for a mail', async () => {
    await platform.given('e-shut', { accounts: [{ userName: 'shut', password: 'Livery-2026', disabled: true }] });
    const body = { username: 'player0', email: 'player0@e-shut.example' };
    await platform.call('forgotPassword', { merchant: 'e-shut', body });
    const answers = [];
    for (const name of ['nobody', 'shut', 'player0'])
      answers.push(said(await platform.login('e-shut', name, { password: 'wrong-one' })));
    expect(new Set(answers).size).toBe(1);
    expect(said(await platform.login('e-shut', 'shut'))).toBe(answers[0]);
  });

  it('from asking for a code, from a wrong one, and from one that a new password is asked for with', async () => {
    for (const number of [owned, foreign]) await platform.call('smsCode', { merchant: 'e-first', body: number });
    const answers = [];
    for (const number of [owned, foreign]) {
      const sent = await platform.call('smsCode', { merchant: 'e-sms', body: number });
      const again = await platform.call('smsCode', { merchant: 'e-first', body: number });
      const login = await platform.call('login', {
        merchant: 'e-sms',
        encrypted: true,
        body: { username: number.mobileNum, password: '000000', type: 'sms', countryDialingCode: '+44' },
      });
      const set = await platform.call('setPasswordByPhone', {
        merchant: 'e-sms',
        encrypted: true,
        body: { ...number, newPassword: 'Livery-2027', verificationCode: '000000' },
      });
      answers.push([sent, again, login, set].map(said).map((text) => text.replace(/"waitSeconds":\d+/, '')));
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]?.[0]).toContain('"status":200');
  });

  it('from a registration by number, before the number is proved', async () => {
    const settings = { 'registration.captcha': false, 'encryption.register': false };
    platform.publish('e-new', { flags: { MOBILENUMREG3: true }, settings });
    await platform.given('e-new', { smsCode: '246810' });
    const register = ({ mobileNum, countryDialingCode }: typeof owned, verificationCode: string) => {
      const body = { mobileNum, countryDialingCode, verificationCode };
      return platform.call('register', { merchant: 'e-new', body });
    };
    const answers = [];
    for (const number of [owned, foreign]) {
      const body = { mobileNo: number.mobileNum, countryDialingCode: '+44' };
      answers.push(said(await platform.call('smsCode', { merchant: 'e-new', body })));
      answers.push(said(await register(number, '135791')));
    }
    expect(answers.slice(2)).toEqual(answers.slice(0, 2));
    expect(answers[1]).toContain('verification.code.error');
    expect((await register(owned, '246810')).code).toBe('mobile.taken');
    expect((await register(foreign, '246810')).status).toBe(200);
  });

  it('from adding a number to one’s account, before the number is proved, however often', async () => {
    await platform.given('e-add', { smsCode: '246810', accounts: [{ userName: 'nosy', password: 'Livery-2026' }] });
    const { token } = (await platform.login('e-add', 'nosy')).value;
    const ask = (name: 'detailCode' | 'verifyDetail', value: string, code?: string) =>
      platform.call(name, { merchant: 'e-add', token, body: { field: 'mobileNum', value, ...(code ? { code } : {}) } });
    const [taken, free] = ['+447700900500', '+447700900599'];
    for (const name of ['detailCode', 'verifyDetail'] as const)
      expect(said(await ask(name, taken, '135791'))).toBe(said(await ask(name, free, '135791')));
    expect((await ask('verifyDetail', taken, '246810')).code).toBe('mobile.taken');
    expect((await ask('verifyDetail', free, '246810')).status).toBe(200);
    await platform.given('e-add', { accounts: [{ userName: 'nosier', password: 'Livery-2026' }] });
    const other = (await platform.login('e-add', 'nosier')).value['token'];
    const codes = [];
    for (let turn = 0; turn < 8; turn += 1) {
      const value = turn < 6 ? `+44770090061${turn}` : taken;
      codes.push(
        (await platform.call('detailCode', { merchant: 'e-add', token: other, body: { field: 'mobileNum', value } }))
          .code,
      );
    }
    expect(codes.slice(6)).toEqual(['rate.limited', 'rate.limited']);
  });

  it('from how long a message takes: no answer waits for one', async () => {
    const sent: string[] = [];
    const held = Promise.withResolvers<void>();
    const slow = {
      send: async ({ recipient }: { readonly recipient: string }) => {
        sent.push(recipient);
        await held.promise;
      },
    };
    Object.assign(platform.sandbox, { sms: slow, mail: slow });
    expect((await platform.call('smsCode', { merchant: 'e-slow', body: owned })).status).toBe(200);
    const body = { username: 'player0', email: 'player0@e-slow.example' };
    expect((await platform.call('forgotPassword', { merchant: 'e-slow', body })).value).toBe(true);
    await expect.poll(() => sent.length).toBe(2);
    held.resolve();
    await platform.sandbox.later.settled();
  });
});
