import type { CompactJWEHeaderParameters, JWK } from 'jose';
import { CompactEncrypt, exportJWK, generateKeyPair, importJWK } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findByName } from './find-account.ts';
import type { TestSandbox } from '../sandbox.fixture.ts';
import { anEffectiveSite, openTestSandbox } from '../sandbox.fixture.ts';

let platform: TestSandbox;
beforeAll(async () => {
  platform = await openTestSandbox();
}, 240_000);
afterAll(() => platform.close());

describe('login', { timeout: 240_000 }, () => {
  it('gives a session that opens member calls until it is revoked', async () => {
    const { value } = await platform.login('m-login', 'PLAYER0');
    expect(value).toMatchObject({ userName: 'player0', type: 0, firstTimeLogin: true });
    const wallet = { merchant: 'm-login', token: value.token };
    expect((await platform.call('wallet', wallet)).value.sumBalance).toMatch(/^\d+\.\d\d$/);
    await platform.call('logout', wallet);
    expect((await platform.call('wallet', wallet)).code).toBe('session.ended');
  });

  it('keeps tokens as hashes only, and lets them end by time', async () => {
    const { value } = await platform.login('m-login', 'player1');
    const rows = await platform.sandbox.db.selectFrom('session').select('token_hash').execute();
    expect(JSON.stringify(rows)).not.toContain(value.token);
    platform.pass(13 * 3_600_000);
    expect((await platform.call('wallet', { merchant: 'm-login', token: value.token })).code).toBe('session.ended');
  });

  it('refuses the session of another merchant', async () => {
    const { value } = await platform.login('m-login', 'player0');
    expect((await platform.call('wallet', { merchant: 'm-other', token: value.token })).code).toBe('merchant.mismatch');
  });

  it('refuses a plain body and one that is not for its key', async () => {
    const body = { username: 'player0', password: 'Livery-2026' };
    expect((await platform.call('login', { body })).code).toBe('encryption.required');
    const { body: ring } = await platform.call('keys');
    const [published] = ring['keys'] as [JWK & { kid: string }];
    const own = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true });
    const strangers = await exportJWK(own.publicKey);
    const send = async (header: CompactJWEHeaderParameters, key: JWK) => {
      const plain = new TextEncoder().encode(JSON.stringify(body));
      const data = await new CompactEncrypt(plain)
        .setProtectedHeader({ kid: published.kid, ...header })
        .encrypt(await importJWK(key, header.alg));
      return (await platform.call('login', { body: { data }, headers: { encryption: 'JWE' } })).code;
    };
    const usual = { alg: 'ECDH-ES', enc: 'A256GCM' };
    expect(await send(usual, published)).toBeUndefined();
    // A key of the sender's own, by the name of ours, by a name of its own, and brought along.
    expect(await send(usual, strangers)).toBe('encryption.failed');
    expect(await send({ ...usual, kid: 'mine' }, strangers)).toBe('encryption.failed');
    expect(await send({ ...usual, jwk: strangers }, strangers)).toBe('encryption.failed');
    // Our key by ways that are weaker than what was agreed.
    for (const weaker of [{ enc: 'A128CBC-HS256' }, { enc: 'A128GCM' }, { alg: 'ECDH-ES+A128KW' }])
      expect(await send({ ...usual, ...weaker }, published), JSON.stringify(weaker)).toBe('encryption.failed');
    const garbled = await platform.call('login', { body: { data: 'a.b.c.d.e' }, headers: { encryption: 'JWE' } });
    expect(garbled.code).toBe('encryption.failed');
  });

  it('demands a captcha after failures, takes each picture once, and answers alike for unknown names', async () => {
    await platform.given('m-captcha', { captchaText: '1234' });
    const wrong = { password: 'wrong-password' };
    const flags = [];
    for (const _turn of [1, 2, 3]) flags.push((await platform.login('m-captcha', 'nobody', wrong)).value.captcha);
    expect(flags).toEqual([false, false, true]);
    expect((await platform.login('m-captcha', 'nobody', wrong)).code).toBe('captcha.required');
    const { captchaId = '' } = (await platform.call('captcha', { merchant: 'm-captcha' })).value;
    const answer = () =>
      platform.call('login', {
        merchant: 'm-captcha',
        encrypted: true,
        headers: { 'captcha-id': captchaId },
        body: { username: 'nobody', ...wrong, captcha: '1234' },
      });
    expect((await answer()).code).toBe('login.failed');
    expect((await answer()).code).toBe('captcha.error');
  });

  it('logs in by SMS code once', async () => {
    await platform.given('m-sms', { smsCode: '246810' });
    const number = { mobileNum: '7700900500', countryDialingCode: '+44' };
    const sent = await platform.call('smsCode', { merchant: 'm-sms', body: number });
    expect(sent.value.expirationTime).toBeGreaterThan(platform.sandbox.now().getTime());
    const again = await platform.call('smsCode', { merchant: 'm-sms', body: number });
    expect(again).toMatchObject({ status: 429, code: 'sms.tooSoon' });
    const body = { username: '7700900500', password: '246810', type: 'sms', countryDialingCode: '+44' };
    const login = () => platform.call('login', { merchant: 'm-sms', encrypted: true, body });
    expect((await login()).value.userName).toBe('player0');
    expect((await login()).code).toBe('verification.code.error');
  });

  it.each([
    ['m-plus', '+353 85 765 4321', '+44'],
    ['m-zeros', '00353857654321', '+353'],
    ['m-repeated', '353857654321', '+353'],
    ['m-brackets', '(085) 765-4321', '+353'],
    ['m-digits', '٠٨٥٧٦５４３２１', '+353'],
  ])('%s: knows the number behind %s beside %s', async (merchant, written, countryDialingCode) => {
    await platform.given(merchant, { smsCode: '246810' });
    const { status } = await platform.call('smsCode', { merchant, body: { mobileNum: written, countryDialingCode } });
    expect(status).toBe(200);
    const plain = { mobileNum: '857654321', countryDialingCode: '+353' };
    expect(await platform.call('smsCode', { merchant, body: plain })).toMatchObject({ code: 'sms.tooSoon' });
  });

  it.each(['857654321 ext. 12', '857654321x12', '857654321;isub=12', '857654321-12#', '857654321,,12'])(
    'sends nothing to %s, by which one number would have as many names as one likes',
    async (mobileNum) => {
      const body = { mobileNum, countryDialingCode: '+353' };
      expect((await platform.call('smsCode', { merchant: 'm-extension', body })).code).toBe('mobile.invalid');
    },
  );

  it.each(['15', '1308', 'http://127.0.0.1:1/', -1e308, '+', { toString: 1 }])(
    'refuses no number for the code %j, which no country has, with an error of its own',
    async (countryDialingCode) => {
      for (const mobileNum of ['7911000999', { toString: 1 }]) {
        const { status } = await platform.call('smsCode', {
          merchant: 'm-odd',
          body: { mobileNum, countryDialingCode },
        });
        expect(status).toBeLessThan(500);
      }
    },
  );

  it('keeps members and agents apart where the operator says so', async () => {
    await platform.given('m-entry', { audience: 'members' });
    expect((await platform.login('m-entry', 'agent41')).body.message).toBe('Non-member account unable to login');
    await platform.given('m-entry', { audience: 'agents' });
    expect((await platform.login('m-entry', 'player0')).body.message).toBe('Non-agents cannot log in');
  });
});

const registration = { flags: { USERNAMEREG3: true }, settings: { 'encryption.register': true } };
const player = { username: 'newcomer', password: 'Walnut734', confirmPassword: 'Walnut734', captcha: '1234' };

async function register(merchant: string, body: object, headers: Record<string, string> = {}) {
  await platform.given(merchant, { captchaText: '1234' });
  await platform.call('captcha', { merchant });
  return platform.call('register', { merchant, body, encrypted: true, headers });
}

describe('register', { timeout: 240_000 }, () => {
  it('enforces the rules of the published form, logs in, and takes a name once', async () => {
    platform.publish('m-reg', registration);
    const broken = await register('m-reg', { ...player, username: 'x', confirmPassword: 'other' });
    expect(broken).toMatchObject({ status: 422, code: 'registration.invalid' });
    expect(Object.keys(broken.value['fields'] ?? {}).sort()).toEqual(['confirmPassword', 'username']);
    const guessed = await register('m-reg', { ...player, password: 'Password1', confirmPassword: 'Password1' });
    expect(guessed).toMatchObject({ code: 'password.common', value: { fields: { password: ['common'] } } });
    // What the form does not ask for is not let in, whatever a body brings along.
    const more = { id: 1, type: 41, balance: '900.00', upline: 1, verified: ['email'], email: 'new@mail.example' };
    const { value } = await register('m-reg', { ...player, ...more });
    expect(value).toMatchObject({ userName: 'newcomer', type: 0 });
    const { db } = platform.sandbox;
    const kept = await findByName(platform.sandbox, 'm-reg', 'newcomer');
    expect(kept).toMatchObject({ type: 0, email: null, upline: null, verified: [] });
    const money = await db
      .selectFrom('ledger')
      .select('id')
      .where('account', '=', kept?.id ?? 0)
      .execute();
    expect(money).toEqual([]);
    expect((await platform.call('memberInfo', { merchant: 'm-reg', token: value.token })).value.account).toBe(
      'newcomer',
    );
    expect((await register('m-reg', { ...player, username: 'NewComer' })).code).toBe('username.exists');
  });

  it('answers an old form with the hash of the current one', async () => {
    platform.publish('m-form', registration);
    const changed = await register('m-form', player, { 'form-hash': 'form_registrationUsername_old' });
    const current = anEffectiveSite(registration).forms['registrationUsername']?.$id;
    expect(changed).toMatchObject({ status: 409, code: 'FORM_CHANGED', value: { formHash: current } });
    expect((await platform.call('registerSettings', { merchant: 'm-form' })).value.formHash).toBe(current);
  });

  it('refuses a closed method, a wrong captcha, an unknown invitation and a plain body', async () => {
    platform.publish('m-closed', { flags: { USERNAMEREG3: false } });
    expect((await register('m-closed', player)).code).toBe('registration.closed');
    platform.publish('m-open', registration);
    expect((await register('m-open', { ...player, captcha: '9999' })).code).toBe('captcha.error');
    expect((await register('m-open', { ...player, affiliateCode: 'NOBODY' })).code).toBe('invitation.wrong');
    expect((await platform.call('register', { merchant: 'm-open', body: player })).code).toBe('encryption.required');
  });
});

describe('passwords', { timeout: 240_000 }, () => {
  it('changes one, ends other sessions, and refuses the same again', async () => {
    const [one, two] = [await platform.login('m-pass', 'player0'), await platform.login('m-pass', 'player0')];
    const change = (oldPassword: string, newPassword: string) =>
      platform.call('changePassword', {
        merchant: 'm-pass',
        token: one.value.token,
        body: { oldPassword, newPassword, confirmNewPassword: newPassword },
      });
    expect((await change('Livery-2026', 'Livery-2026')).code).toBe('modify.new.old.same');
    const guessed = await change('Livery-2026', 'Password1');
    expect(guessed).toMatchObject({ code: 'password.common', value: { fields: { newPassword: ['common'] } } });
    expect((await change('Livery-2026', 'player0-2026')).code).toBe('password.common');
    expect((await change('wrong', 'Livery-2027')).code).toBe('password.wrong');
    expect((await change('Livery-2026', 'Livery-2027')).value).toBe(true);
    expect((await platform.call('wallet', { merchant: 'm-pass', token: two.value.token })).code).toBe('session.ended');
    expect((await platform.login('m-pass', 'player0', { password: 'Livery-2027' })).status).toBe(200);
  });

  it('sets one by phone and names its owner', async () => {
    await platform.given('m-phone', { smsCode: '135790' });
    const number = { mobileNum: '7700900500', countryDialingCode: '+44' };
    await platform.call('smsCode', { merchant: 'm-phone', body: number });
    const set = (newPassword: string, verificationCode: string) =>
      platform.call('setPasswordByPhone', {
        merchant: 'm-phone',
        encrypted: true,
        body: { ...number, newPassword, verificationCode },
      });
    expect((await set('qwerty123', '135790')).code).toBe('password.common');
    expect((await set('Livery-2027', '000000')).code).toBe('verification.code.error');
    // Whose number it is shows only to whoever has the code, which is good for the next try.
    expect((await set('player0-2026', '000000')).code).toBe('verification.code.error');
    expect((await set('player0-2026', '135790')).code).toBe('password.common');
    expect((await set('Livery-2027', '135790')).value).toEqual({ userName: 'player0' });
  });

  it('mails one that works beside the old one, without telling who exists', async () => {
    const ask = (username: string) =>
      platform.call('forgotPassword', { merchant: 'm-mail', body: { username, email: 'player0@m-mail.example' } });
    expect((await ask('nobody')).value).toBe(true);
    expect((await ask('player0')).value).toBe(true);
    const mails = await (await fetch(`${platform.staffUrl}/test/outbox?merchant=m-mail`)).json();
    expect(mails).toHaveLength(1);
    const password = /password (\S+) within/.exec(mails[0].text)?.[1];
    expect((await platform.login('m-mail', 'player0', { password })).status).toBe(200);
    expect((await platform.login('m-mail', 'player0')).status).toBe(200);
  });
});

describe('trial play', { timeout: 240_000 }, () => {
  it('opens an account of type 4 that is refused mailbox and password, and goes on with the same name', async () => {
    platform.publish('m-trial', { flags: { FREEPLAY3: true } });
    const { value } = await platform.call('freePlayLogin', { merchant: 'm-trial', body: { moduleId: 'REG3' } });
    expect(value.customerType).toBe(4);
    expect((await platform.call('inbox', { merchant: 'm-trial', token: value.token })).code).toBe('free_reject');
    const again = await platform.call('freePlayLogin', { merchant: 'm-trial', body: { userName: value.userName } });
    expect(again.value.userName).toBe(value.userName);
    platform.publish('m-trial', { flags: { FREEPLAY3: false } });
    expect((await platform.call('freePlayLogin', { merchant: 'm-trial', body: {} })).code).toBe('no.permission');
  });
});
