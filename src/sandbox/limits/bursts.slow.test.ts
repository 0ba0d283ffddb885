import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EndpointName } from '../../contracts/endpoints.ts';
import { askChat, openChat } from '../chat/chat.fixture.ts';
import { openTestSandbox, type TestAnswer, type TestCall, type TestSandbox } from '../sandbox.fixture.ts';
import { takeTry } from './consume-try.ts';
import { type TryKind, tryLimits } from './try-limits.ts';
import { takeSmsCode } from '../sms/sms-codes.ts';

const registration = { USERNAMEREG3: true };
let platform: TestSandbox;
beforeAll(async () => {
  platform = await openTestSandbox();
  for (const merchant of ['b-chat', 'b-chat-text']) platform.publish(merchant, { flags: { CBS3: true } });
  platform.publish('b-trial', { flags: { FREEPLAY3: true } });
  platform.publish('b-reg', {
    flags: registration,
    settings: { 'registration.captcha': false, 'encryption.register': false },
  });
}, 240_000);
afterAll(() => platform.close());

const burst = 40;
const at = (address: string) => ({ 'x-forwarded-for': address });
const forth = (index: number) => at(`192.0.2.${index + 1}`);

/** As many calls at the same moment, each with its own part. */
function together(
  name: EndpointName,
  merchant: string,
  call: (index: number) => TestCall,
  count = burst,
): Promise<TestAnswer[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => platform.call(name, { merchant, ...call(index) })));
}

/** How many calls were carried out; the others must say how long to wait, in words and in seconds. */
function carriedOut(answers: readonly TestAnswer[]): number {
  const refused = answers.filter(({ code }) => code === 'rate.limited' || code === 'sms.tooSoon');
  for (const { status, value, headers, body } of refused) {
    expect([status, headers.get('retry-after')]).toEqual([429, String(value['waitSeconds'])]);
    expect(body['message']).toMatch(/(Try again|Ask for another) in \d+ (second|minute|hour)s?$/);
  }
  return answers.length - refused.length;
}

async function tokenOf(merchant: string): Promise<string> {
  return (await platform.login(merchant, 'player0')).value['token'] ?? '';
}

const guess = (merchant: string, headers: (index: number) => Record<string, string>, count = burst) =>
  together(
    'login',
    merchant,
    (index) => ({
      encrypted: true,
      headers: headers(index),
      body: { username: 'player0', password: `wrong-${index}`, type: 'username' },
    }),
    count,
  );

describe('40 tries at the same moment', { timeout: 240_000 }, () => {
  it('compare five passwords of a name from one address', async () => {
    await platform.given('b-login', { captchaAfter: 1000 });
    expect(carriedOut(await guess('b-login', () => at('192.0.2.1')))).toBe(5);
  });

  it('compare ten passwords of a name from 40 addresses, and never keep the player out where they have played', async () => {
    await platform.given('b-swarm', { captchaAfter: 1000 });
    const enter = (address: string) =>
      platform.call('login', {
        merchant: 'b-swarm',
        encrypted: true,
        headers: at(address),
        body: { username: 'player0', password: 'Livery-2026', type: 'username' },
      });
    expect((await enter('198.51.100.1')).status).toBe(200);
    expect(carriedOut(await guess('b-swarm', forth))).toBe(10);
    expect((await enter('198.51.100.1')).status).toBe(200);
    expect(carriedOut(await guess('b-swarm', forth))).toBe(10);
    expect((await enter('198.51.100.2')).code).toBe('rate.limited');
    platform.pass(60_000);
    expect((await enter('198.51.100.2')).status).toBe(200);
  });

  it('wait longer the more of them were wrong, whatever the captcha does', async () => {
    await platform.given('b-grow', { captchaAfter: 1000 });
    const waits: number[] = [];
    for (let round = 0; round < 4; round += 1) {
      const answers = await guess('b-grow', () => at('192.0.2.1'), 8);
      const wait = Math.max(...answers.map(({ value }) => Number(value['waitSeconds'] ?? 0)));
      waits.push(wait);
      platform.pass(wait * 1000);
    }
    expect(waits.map((wait) => (wait > 3600 ? 'hours' : wait > 60 ? 'minutes' : 'seconds'))).toEqual([
      'seconds',
      'minutes',
      'seconds',
      'hours',
    ]);
  });

  it('compare five codes with the one that was sent', async () => {
    await platform.given('b-code', { smsCode: '246810' });
    await platform.call('smsCode', {
      merchant: 'b-code',
      body: { mobileNum: '7700900500', countryDialingCode: '+44' },
    });
    const target = { merchant: 'b-code', mobile: '447700900500', purpose: 'member' as const };
    const codes = Array.from({ length: burst }, (_, index) => (index === 20 ? '246810' : String(100_000 + index)));
    const taken = await Promise.all(codes.map((code) => takeSmsCode(platform.sandbox, { ...target, code })));
    expect(taken).not.toContain(true);
    const { failures } = await platform.sandbox.db
      .selectFrom('sms_code')
      .select('failures')
      .where('merchant', '=', 'b-code')
      .executeTakeFirstOrThrow();
    expect(failures).toBe(5);
  });

  it('send one code to a number, and 30 from one address', async () => {
    const body = { mobileNo: '7700900600', countryDialingCode: '+44' };
    expect(carriedOut(await together('smsCode', 'b-sms', (index) => ({ body, headers: forth(index) })))).toBe(1);
    const others = await together('smsCode', 'b-sms', (index) => ({
      headers: at('198.51.100.9'),
      body: { mobileNo: String(7_700_900_700 + index), countryDialingCode: '+44' },
    }));
    expect(carriedOut(others)).toBe(30);
  });

  it('send six codes of one member, wherever to', async () => {
    const token = await tokenOf('b-detail');
    const toNumbers = await together('detailCode', 'b-detail', (index) => ({
      token,
      headers: forth(index),
      body: { field: 'email', value: `player0+${index}@mail.example` },
    }));
    expect(carriedOut(toNumbers)).toBe(6);
  });

  it('try 20 codes for the details of one member', async () => {
    const token = await tokenOf('b-proof');
    const answers = await together('verifyDetail', 'b-proof', (index) => ({
      token,
      body: { field: 'email', value: `player0+${index}@mail.example`, code: '123456' },
    }));
    expect(carriedOut(answers)).toBe(20);
  });

  it('mail five passwords for a name from one address and 15 from all', async () => {
    const body = { username: 'player0', email: 'player0@b-mail.example' };
    expect(carriedOut(await together('forgotPassword', 'b-mail', () => ({ body })))).toBe(5);
    expect(carriedOut(await together('forgotPassword', 'b-mail', (index) => ({ body, headers: forth(index) })))).toBe(
      10,
    );
  });

  it('set a password by phone five times', async () => {
    const answers = await together('setPasswordByPhone', 'b-phone', () => ({
      encrypted: true,
      body: {
        mobileNum: '7700900500',
        countryDialingCode: '+44',
        newPassword: 'Livery-2027',
        verificationCode: '123456',
      },
    }));
    expect(carriedOut(answers)).toBe(5);
  });

  it('compare five old passwords, of the login and of withdrawals', async () => {
    const token = await tokenOf('b-change');
    const newPassword = 'Livery-2027';
    const changes = await together('changePassword', 'b-change', (index) => ({
      token,
      body: { oldPassword: `wrong-${index}`, newPassword, confirmNewPassword: newPassword },
    }));
    expect(carriedOut(changes)).toBe(5);
    const paymentPassword = '482915';
    const funds = await together('setPaymentPassword', 'b-change', (index) => ({
      token,
      body: { loginPassword: `wrong-${index}`, paymentPassword, confirmPaymentPassword: paymentPassword },
    }));
    expect(carriedOut(funds)).toBe(5);
  });

  it('are told of ten names whether they are free', async () => {
    const answers = await together('usernameAvailability', 'b-free', (index) => ({
      query: { username: `name${index}` },
    }));
    expect(answers.filter(({ value }) => 'available' in value)).toHaveLength(10);
    expect(answers.filter(({ value }) => 'checkedAtSubmit' in value)).toHaveLength(burst - 10);
    expect(answers.every(({ status }) => status === 200)).toBe(true);
  });

  it('register 30 from one address', async () => {
    const answers = await together('register', 'b-reg', () => ({
      body: { username: 'player0', password: 'Walnut734', confirmPassword: 'Walnut734' },
    }));
    expect(carriedOut(answers)).toBe(30);
    expect(answers.filter(({ code }) => code === 'username.exists')).toHaveLength(30);
  });

  it('open 30 chats of one player and say 20 things in one of them', async () => {
    const token = await tokenOf('b-chat');
    const openings = await together('chatLaunch', 'b-chat', (index) => ({ token, headers: forth(index) }));
    expect(carriedOut(openings)).toBe(30);
    const merchant = 'b-chat-text';
    const chat = await openChat(platform, merchant);
    const said = await Promise.all(
      Array.from({ length: burst }, (_, index) => askChat(chat, { merchant, text: `line ${index}` })),
    );
    const waits = said.filter(({ status }) => status === 429).map(({ headers }) => headers.get('retry-after'));
    expect(said.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(waits.every((wait) => Number(wait) > 0)).toBe(true);
  });

  it('leave ten questions of one player', async () => {
    const token = await tokenOf('b-ask');
    await platform.given('b-ask', { captchaText: '1234' });
    const pictures = await together('captcha', 'b-ask', () => ({}));
    const answers = await together('feedback', 'b-ask', (index) => ({
      token,
      headers: { ...forth(index), 'captcha-id': pictures[index]?.value['captchaId'] ?? '' },
      body: { type: '0', content: `Why is it dark, ${index}?`, captcha: '1234' },
    }));
    expect(carriedOut(answers)).toBe(10);
  });

  it.each(['captcha', 'humanChallenge'] as const)('make 60 of 70 asked for: %s', async (name) => {
    expect(carriedOut(await together(name, `b-${name.toLowerCase()}`, () => ({}), 70))).toBe(60);
  });

  it('open 60 of 70 trial accounts', async () => {
    expect(carriedOut(await together('freePlayLogin', 'b-trial', () => ({ body: { moduleId: 'REG3' } }), 70))).toBe(60);
  });

  it('look up 60 of 70 codes of invitations, and begin 60 of 70 sign-ins elsewhere', async () => {
    const looked = await together('invitationCheck', 'b-invite', (index) => ({ query: { code: `c${index}` } }), 70);
    expect(carriedOut(looked)).toBe(60);
    const body = { provider: 'google', redirectUri: 'https://site.example/m/login/return' };
    expect(carriedOut(await together('socialStart', 'b-social', () => ({ body }), 70))).toBe(60);
  });

  it('compare five proofs of a player, whichever call asks for them', async () => {
    const token = await tokenOf('b-own');
    const calls = ['giveOwnProof', 'exportData', 'closeAccount'] as const;
    const answers = await Promise.all(
      Array.from({ length: burst }, (_, index) =>
        platform.call(calls[index % calls.length] ?? 'giveOwnProof', {
          ...{ merchant: 'b-own', token, encrypted: true, headers: forth(index) },
          body: { password: `wrong-${index}` },
        }),
      ),
    );
    expect(carriedOut(answers)).toBe(5);
  });

  it('compare five withdrawal passwords, whichever call asks for them', async () => {
    const account = { userName: 'purse', password: 'Livery-2026', balance: '90.00', paymentPassword: '482915' };
    platform.publish('b-purse', { flags: { WITHDRAW: true } });
    await platform.given('b-purse', { accounts: [account] });
    const token = (await platform.login('b-purse', 'purse')).value['token'] ?? '';
    const values = { bank: 'Harbour Bank', cardHolder: 'Dora', cardNumber: '4242424242424242' };
    const answers = await Promise.all(
      Array.from({ length: burst }, (_, index) => {
        const paymentPassword = String(100_000 + index);
        const body = index % 2 === 0 ? { values, paymentPassword } : { card: 1, paymentPassword };
        const name = index % 2 === 0 ? 'bindBankCard' : 'removeBankCard';
        return platform.call(name, { merchant: 'b-purse', token, body, headers: forth(index) });
      }),
    );
    expect(carriedOut(answers)).toBe(5);
  });

  it.each(Object.keys(tryLimits) as TryKind[])('never exceed the narrowest limit of any kind: %s', async (kind) => {
    const limits = Object.values<readonly { readonly most: number }[]>(tryLimits[kind]).flat();
    const narrowest = Math.min(...limits.map(({ most }) => most));
    const tried = { merchant: `k-${kind}`, address: '192.0.2.1', name: 'someone' };
    const count = Math.max(burst, narrowest + 5);
    if (count > 400) throw new Error(`${kind} has no limit that a test can reach.`);
    const taken = await Promise.all(Array.from({ length: count }, () => takeTry(platform.sandbox, kind, tried)));
    expect(taken.filter(({ isAllowed }) => isAllowed)).toHaveLength(narrowest);
  });
});
