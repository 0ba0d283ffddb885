import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSandbox, type TestSandbox } from '../sandbox.fixture.ts';
import { beginLogin, codeOf, password, switchOn, wrongCode } from './second-factor.fixture.ts';

let platform: TestSandbox;
beforeAll(async () => {
  platform = await openTestSandbox();
}, 240_000);
afterAll(() => platform.close());

const timeout = 240_000;
const at = (index: number) => ({ 'x-forwarded-for': `192.0.2.${index + 1}` });
const isIn = async (merchant: string, token: string | undefined) =>
  (await platform.call('memberInfo', { merchant, token })).status === 200;

describe('a second factor is set up', { timeout }, () => {
  it('by who proves that it is them and shows a code of the secret, and gives ten recovery codes', async () => {
    const { token, uri, secret, recoveryCodes } = await switchOn(platform, 'f-on');
    expect(uri).toBe(`otpauth://totp/Test:player0?issuer=Test&secret=${secret}&algorithm=SHA1&digits=6&period=30`);
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes) expect(code).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){2}$/);
    const { value } = await platform.call('secondFactor', { merchant: 'f-on', token });
    expect(value).toEqual({ isOn: true, isRequired: false, since: expect.any(Number), recoveryCodesLeft: 10 });
  });

  it('not without the password, not by a wrong code, not twice, and not a quarter of an hour later', async () => {
    const merchant = 'f-begin';
    platform.publish(merchant, { settings: { 'login.secondFactor': 'optional' } });
    const { token } = (await platform.login(merchant, 'player0')).value;
    const begin = (body: object) => platform.call('beginSecondFactor', { merchant, token, encrypted: true, body });
    const confirm = (code: string) => platform.call('confirmSecondFactor', { merchant, token, body: { code } });
    expect((await begin({})).code).toBe('body.invalid');
    expect((await begin({ password: 'wrong-one' })).code).toBe('password.wrong');
    expect((await confirm('123456')).code).toBe('factor.stale');
    const { secret = '' } = (await begin({ password })).value;
    expect((await confirm(wrongCode(secret, platform.sandbox.now(), 0))).code).toBe('factor.wrong');
    expect((await platform.call('secondFactor', { merchant, token })).value).toEqual({
      isOn: false,
      isRequired: false,
    });
    expect((await platform.login(merchant, 'player0')).value).toHaveProperty('token');
    platform.pass(15 * 60_000);
    expect((await confirm(codeOf(secret, platform.sandbox.now()))).code).toBe('factor.stale');
    const again = (await begin({ password })).value['secret'] ?? '';
    expect(again).not.toBe(secret);
    const codes = await Promise.all(Array.from({ length: 3 }, () => confirm(codeOf(again, platform.sandbox.now()))));
    expect(codes.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 409, 409]);
    expect((await begin({ password })).code).toBe('factor.on');
  });

  it('and logs other devices out', async () => {
    const merchant = 'f-others';
    const other = (await platform.login(merchant, 'player0')).value['token'];
    const { token } = await switchOn(platform, merchant);
    expect([await isIn(merchant, token), await isIn(merchant, other)]).toEqual([true, false]);
  });

  it('by nobody where the site has it off, and by no trial account', async () => {
    platform.publish('f-off', { settings: { 'login.secondFactor': 'off' } });
    const { token } = (await platform.login('f-off', 'player0')).value;
    const call = { merchant: 'f-off', token, body: { password } };
    for (const name of ['beginSecondFactor', 'confirmSecondFactor', 'endSecondFactor', 'renewRecoveryCodes'] as const)
      expect((await platform.call(name, call)).code, name).toBe('no.permission');
    platform.publish('f-trial', { settings: { 'login.secondFactor': 'required' } });
    const trial = (await platform.login('f-trial', 'trial4')).value;
    expect(trial).not.toHaveProperty('secondFactorMissing');
    expect(
      (await platform.call('beginSecondFactor', { ...call, merchant: 'f-trial', token: trial['token'] })).code,
    ).toBe('free_reject');
  });
});

describe('a login of who has one', { timeout }, () => {
  it('gives no session for the password alone, and one for a code, once', async () => {
    const merchant = 'f-login';
    const { code, wrong } = await switchOn(platform, merchant);
    const { first, enter } = await beginLogin(platform, merchant);
    expect([first.status, Object.keys(first.value)]).toEqual([200, ['ticket']]);
    expect(await isIn(merchant, first.value['ticket'])).toBe(false);
    expect((await enter(wrong())).code).toBe('factor.wrong');
    const shown = code();
    const { value } = await enter(shown);
    expect(value).toMatchObject({ userName: 'player0', type: 0 });
    expect(await isIn(merchant, value['token'])).toBe(true);
    expect((await enter(shown)).code).toBe('factor.wrong');
    platform.pass(30_000);
    const tries = await Promise.all(Array.from({ length: 4 }, () => enter(code())));
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('takes a code of the half minute before and after, of eastern digits too, and no older one', async () => {
    const merchant = 'f-clock';
    const { secret } = await switchOn(platform, merchant);
    const { enter } = await beginLogin(platform, merchant);
    const shown = (steps: number) => codeOf(secret, new Date(platform.sandbox.now().getTime() + steps * 30_000));
    platform.pass(120_000);
    expect((await enter(shown(-3))).code).toBe('factor.wrong');
    expect((await enter(shown(2))).code).toBe('factor.wrong');
    const eastern = [...shown(-1)].map((digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)]).join('');
    expect((await enter(eastern)).status).toBe(200);
    expect((await enter(` ${shown(1).slice(0, 3)} ${shown(1).slice(3)}`)).status).toBe(200);
    // Behind one that was taken.
    expect((await enter(shown(0))).code).toBe('factor.wrong');
  });

  it('takes each recovery code once, also of several calls at once, in any case and with or without signs', async () => {
    const merchant = 'f-recovery';
    const { recoveryCodes, code, wrong, token } = await switchOn(platform, merchant);
    const [first = '', second = ''] = recoveryCodes;
    const { enter } = await beginLogin(platform, merchant);
    const tries = await Promise.all(Array.from({ length: 4 }, () => enter(first)));
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await enter(first)).code).toBe('factor.wrong');
    expect((await enter(second.toUpperCase().replaceAll('-', ' '))).status).toBe(200);
    expect((await platform.call('secondFactor', { merchant, token })).value).toMatchObject({ recoveryCodesLeft: 8 });
    const renew = (body: object) => platform.call('renewRecoveryCodes', { merchant, token, encrypted: true, body });
    expect((await renew({ password, factorCode: wrong() })).code).toBe('factor.wrong');
    expect((await renew({ password: 'wrong-one', factorCode: code() })).code).toBe('password.wrong');
    const made = await renew({ password, factorCode: code() });
    expect(made.value['recoveryCodes']).toHaveLength(10);
    expect((await enter(recoveryCodes[2])).code).toBe('factor.wrong');
  });

  it('is asked for a code after a code by SMS too, and after a recovered password', async () => {
    const merchant = 'f-ways';
    const { code } = await switchOn(platform, merchant);
    platform.publish(merchant, {
      flags: { MOBILEVERCODELOGIN3: true },
      settings: { 'login.secondFactor': 'optional', 'recovery.phone': true },
    });
    await platform.given(merchant, { smsCode: '246810' });
    const number = { mobileNum: '7700900500', countryDialingCode: '+44' };
    await platform.call('smsCode', { merchant, body: number });
    const bySms = await platform.call('login', {
      ...{ merchant, encrypted: true },
      body: { username: number.mobileNum, password: '246810', type: 'sms', countryDialingCode: '+44' },
    });
    expect([bySms.status, Object.keys(bySms.value)]).toEqual([200, ['ticket']]);
    platform.pass(180_000);
    await platform.call('smsCode', { merchant, body: number });
    const set = await platform.call('setPasswordByPhone', {
      ...{ merchant, encrypted: true },
      body: { ...number, newPassword: 'Walnut734', verificationCode: '246810' },
    });
    expect([set.status, Object.keys(set.value)]).toEqual([200, ['userName']]);
    const recovered = await platform.login(merchant, 'player0', { password: 'Walnut734' });
    expect(Object.keys(recovered.value)).toEqual(['ticket']);
    // The ticket of a login by what held the account before is worth nothing now.
    const send = (ticket: unknown) =>
      platform.call('loginSecondFactor', { merchant, encrypted: true, body: { ticket, code: code() } });
    expect((await send(bySms.value['ticket'])).code).toBe('factor.stale');
    expect((await send(recovered.value['ticket'])).status).toBe(200);
  });

  it('refuses a ticket that is made up, of another brand, or ten minutes old', async () => {
    const merchant = 'f-ticket';
    const { code } = await switchOn(platform, merchant);
    await switchOn(platform, 'f-ticket-b');
    const { ticket } = await beginLogin(platform, 'f-ticket-b');
    for (const sent of [undefined, 7, '', 'made-up', ticket]) {
      const body = { ticket: sent, code: code() };
      expect((await platform.call('loginSecondFactor', { merchant, encrypted: true, body })).code).toBe('factor.stale');
    }
    const { enter } = await beginLogin(platform, merchant);
    platform.pass(10 * 60_000 + 1);
    expect((await enter(code())).code).toBe('factor.stale');
  });

  it('tells who does not know the password nothing of the second factor', async () => {
    await switchOn(platform, 'f-quiet');
    const answers = await Promise.all(
      ['player0', 'player1', 'nobody'].map((name) => platform.login('f-quiet', name, { password: 'wrong-one' })),
    );
    expect(new Set(answers.map(({ status, body }) => JSON.stringify({ status, body }))).size).toBe(1);
  });
});

describe('40 codes at the same moment', { timeout }, () => {
  it('are five that are compared from one address, and ten from forty', async () => {
    const merchant = 'f-burst';
    const { wrong } = await switchOn(platform, merchant);
    const { enter } = await beginLogin(platform, merchant);
    const burst = (headers: (index: number) => Readonly<Record<string, string>>) =>
      Promise.all(Array.from({ length: 40 }, (_, index) => enter(wrong(index), headers(index))));
    const compared = (answers: Awaited<ReturnType<typeof burst>>) =>
      answers.filter(({ code }) => code === 'factor.wrong').length;
    const one = await burst(() => at(0));
    expect(compared(one)).toBe(5);
    for (const { status, value, headers } of one.filter(({ code }) => code !== 'factor.wrong'))
      expect([status, headers.get('retry-after')]).toEqual([429, String(value['waitSeconds'])]);
    platform.pass(5 * 60_000);
    const { enter: again } = await beginLogin(platform, merchant);
    const many = await Promise.all(Array.from({ length: 40 }, (_, index) => again(wrong(index), at(index + 1))));
    expect(compared(many)).toBe(10);
  });

  it('count whichever call asks for them', async () => {
    const merchant = 'f-calls';
    const { token, wrong } = await switchOn(platform, merchant);
    const { enter } = await beginLogin(platform, merchant);
    const body = { password, factorCode: wrong() };
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => {
        if (index % 3 === 0) return enter(wrong());
        const name = index % 3 === 1 ? 'endSecondFactor' : 'renewRecoveryCodes';
        return platform.call(name, { merchant, token, encrypted: true, body });
      }),
    );
    expect(answers.filter(({ code }) => code === 'factor.wrong').length).toBeLessThanOrEqual(5);
    expect((await platform.call('secondFactor', { merchant, token })).value).toMatchObject({ isOn: true });
  });
});

describe('a second factor is switched off', { timeout }, () => {
  it('by password and code, not by one of them, and logs other devices out', async () => {
    const merchant = 'f-end';
    const { code, wrong, token } = await switchOn(platform, merchant);
    const { enter } = await beginLogin(platform, merchant);
    const other = (await enter(code())).value['token'];
    platform.pass(30_000);
    const end = (body: object) => platform.call('endSecondFactor', { merchant, token, encrypted: true, body });
    expect((await end({ password, factorCode: wrong() })).code).toBe('factor.wrong');
    expect((await end({ password })).code).toBe('body.invalid');
    expect((await end({ password: 'wrong-one', factorCode: code() })).code).toBe('password.wrong');
    expect((await end({ password, factorCode: code() })).status).toBe(200);
    expect([await isIn(merchant, token), await isIn(merchant, other)]).toEqual([true, false]);
    expect((await platform.login(merchant, 'player0')).value).toHaveProperty('token');
    const { db } = platform.sandbox;
    const rows = await db
      .selectFrom('recovery_code')
      .innerJoin('account', 'account.id', 'recovery_code.account')
      .select('name_key')
      .where('merchant', '=', merchant)
      .execute();
    expect(rows).toEqual([]);
  });

  it('by nobody where the site asks every member for one: until they have it they read, and neither play nor pay', async () => {
    const merchant = 'f-must';
    platform.publish(merchant, {
      flags: { WITHDRAW: true, DEPOSIT: true },
      settings: { 'login.secondFactor': 'required' },
    });
    const { value } = await platform.login(merchant, 'player0');
    expect(value).toMatchObject({ secondFactorMissing: true });
    const token = value['token'];
    for (const name of ['deposit', 'withdraw', 'launch', 'setNickname'] as const)
      expect(
        (await platform.call(name, { merchant, token, ...(name === 'launch' ? {} : { body: {} }) })).code,
        name,
      ).toBe('factor.required');
    for (const name of ['wallet', 'memberDetails', 'sessions'] as const)
      expect((await platform.call(name, { merchant, token })).status, name).toBe(200);
    const { secret = '' } = (
      await platform.call('beginSecondFactor', { merchant, token, encrypted: true, body: { password } })
    ).value;
    const code = codeOf(secret, platform.sandbox.now());
    expect((await platform.call('confirmSecondFactor', { merchant, token, body: { code } })).status).toBe(200);
    expect((await platform.call('setNickname', { merchant, token, body: { nickname: 'Duchess' } })).status).toBe(200);
    platform.pass(30_000);
    const body = { password, factorCode: codeOf(secret, platform.sandbox.now()) };
    expect((await platform.call('endSecondFactor', { merchant, token, encrypted: true, body })).code).toBe(
      'factor.required',
    );
  });

  it('is asked for by nobody while the site has it off, and is there when the site has it again', async () => {
    const merchant = 'f-pause';
    await switchOn(platform, merchant);
    platform.publish(merchant, { settings: { 'login.secondFactor': 'off' } });
    expect((await platform.login(merchant, 'player0')).value).toHaveProperty('token');
    platform.publish(merchant, { settings: { 'login.secondFactor': 'optional' } });
    expect(Object.keys((await platform.login(merchant, 'player0')).value)).toEqual(['ticket']);
  });
});

describe('a second factor that is lost', { timeout }, () => {
  it('is ended by the operator alone, whose command logs the player out everywhere', async () => {
    const merchant = 'f-lost';
    const { token } = await switchOn(platform, merchant);
    const ask = (key: Readonly<Record<string, string>>) =>
      fetch(`${platform.staffUrl}/members/end-factor`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...key },
        body: JSON.stringify({ merchant, name: 'player0' }),
      });
    expect((await ask({})).status).toBe(403);
    expect((await platform.login(merchant, 'player0')).value).toHaveProperty('ticket');
    expect((await ask({ 'livery-internal': 'key-of-the-machine' })).status).toBe(200);
    expect(await isIn(merchant, token)).toBe(false);
    expect((await platform.login(merchant, 'player0')).value).toHaveProperty('token');
  });
});

describe('what is kept of a second factor', { timeout }, () => {
  it('is an encrypted secret and hashes of recovery codes', async () => {
    const { secret, recoveryCodes } = await switchOn(platform, 'f-rest');
    const { db, cipher } = platform.sandbox;
    const kept = JSON.stringify([
      await db.selectFrom('second_factor').selectAll().execute(),
      await db.selectFrom('factor_setup').selectAll().execute(),
      await db.selectFrom('recovery_code').selectAll().execute(),
    ]);
    expect(kept).not.toContain(secret);
    for (const code of recoveryCodes) expect(kept).not.toContain(code.replaceAll('-', '').slice(4));
    const secrets = await db.selectFrom('second_factor').select('secret').execute();
    expect(secrets.map((row) => cipher.decrypt('second_factor.secret', row.secret))).toContain(secret);
    expect(kept.match(/\$argon2id\$/g)?.length).toBeGreaterThanOrEqual(10);
  });

  it('is told to its owner without the secret, and goes with the account', async () => {
    const merchant = 'f-erase';
    await platform.given(merchant, { accounts: [{ userName: 'leaver', password, balance: '0' }] });
    const { token, secret } = await switchOn(platform, merchant, 'leaver');
    const data = await platform.call('exportData', { merchant, token, encrypted: true, body: { password } });
    expect(data.value['account']).toMatchObject({ secondFactorSince: expect.any(String) });
    expect(JSON.stringify(data.body)).not.toContain(secret);
    expect((await platform.call('closeAccount', { merchant, token, encrypted: true, body: { password } })).status).toBe(
      200,
    );
    const { db } = platform.sandbox;
    for (const table of ['second_factor', 'factor_setup', 'recovery_code'] as const) {
      const rows = await db
        .selectFrom(table)
        .innerJoin('account', 'account.id', `${table}.account`)
        .select('account.id')
        .where('merchant', '=', merchant)
        .execute();
      expect(rows, table).toEqual([]);
    }
  });
});
