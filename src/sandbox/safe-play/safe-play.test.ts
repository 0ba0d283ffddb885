import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EndpointName } from '../../contracts/endpoints.ts';
import { endpoints } from '../../contracts/endpoints.ts';
import type { Answer } from '../../contracts/platform-answer.ts';
import { findByName } from '../accounts/find-account.ts';
import { type SocialPerson, writeTicket } from '../accounts/social-ticket.ts';
import { eraseMember } from '../privacy/erase-member.ts';
import { openTestSandbox, type TestSandbox } from '../sandbox.fixture.ts';
import { refuseExcluded } from './contact-keys.ts';
import { isOpenWhilePaused } from './open-while-paused.ts';

const merchant = 'm-safe';
const password = 'Livery-2026';
const [hour, day] = [3_600_000, 24 * 3_600_000];
const site = { 'x-forwarded-host': 'm-safe.localhost:4000', 'x-forwarded-proto': 'http' };
const flags = { DEPOSIT: true, WITHDRAW: true, USERNAMEREG3: true, FACEBOOKLOGIN3: true };
const settings = { 'login.facebookClientId': 'livery-site' };
let platform: TestSandbox;
beforeAll(async () => {
  platform = await openTestSandbox();
  platform.publish(merchant, { flags, settings });
}, 240_000);
afterAll(() => platform.close());

async function aPlayer(userName: string, more: object = {}): Promise<string> {
  await platform.given(merchant, { accounts: [{ userName, password, balance: '100.00', ...more }] });
  return enter(userName);
}

const enter = async (userName: string) => (await platform.login(merchant, userName)).value['token'] ?? '';
const ask = (name: EndpointName, token: string, body?: object) =>
  platform.call<Answer<'safePlay'>>(name, { merchant, token, ...(body === undefined ? {} : { body }) });
const pay = (token: string, amount: string) => ask('deposit', token, { channel: 'bank', amount });
const limitOf = async (token: string, kind: string, span: string) =>
  (await ask('safePlay', token)).value.limits.find((limit) => limit.kind === kind && limit.span === span);

/** Opens a game and gives what plays a round in it. */
async function aGame(token: string) {
  const query = { gameId: 'ember-tiger', gameType: 'RNG', playType: 'trad' };
  const launched = await platform.call<{ url: string }>('launch', { merchant, token, headers: site, query });
  const play = randomUUID() + randomUUID().slice(0, 8);
  const post = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json', play };
    const answer = await fetch(`${platform.url}/play/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    return { status: answer.status, ...(await answer.json()) };
  };
  await post('open', { launch: new URL(launched.value.url).searchParams.get('launch') });
  return (stake: number) => post('round', { key: randomUUID(), bet: { stake } });
}

describe('a limit', { timeout: 240_000 }, () => {
  it('tells what an order that still waits holds of it', async () => {
    const token = await aPlayer('holder');
    await ask('setPlayLimit', token, { kind: 'deposit', span: 'day', amount: '100' });
    const order = { channel: 'card', amount: '70', values: { cardHolder: 'Holder' } };
    expect((await ask('deposit', token, order)).status).toBe(200);
    expect(await pay(token, '40')).toMatchObject({ code: 'limit.deposit', value: { left: '30.00', held: '70.00' } });
    expect((await pay(token, '30')).status).toBe(200);
  });

  it('holds at once when it is set or lowered, for the call itself and not only for the page', async () => {
    const token = await aPlayer('lowered');
    expect((await pay(token, '60')).status).toBe(200);
    expect((await ask('setPlayLimit', token, { kind: 'deposit', span: 'day', amount: '100' })).status).toBe(200);
    expect(await limitOf(token, 'deposit', 'day')).toMatchObject({ amount: '100.00', used: '60.00' });
    const refused = await pay(token, '41');
    expect(refused).toMatchObject({ status: 409, code: 'limit.deposit' });
    expect(refused.value).toMatchObject({ span: 'day', limit: '100.00', left: '40.00' });
    expect((await pay(token, '40')).status).toBe(200);
    await ask('setPlayLimit', token, { kind: 'deposit', span: 'day', amount: '50' });
    expect((await pay(token, '10')).code).toBe('limit.deposit');
    expect((await pay(token, '10')).value).not.toHaveProperty('held');
    platform.pass(day);
    expect((await pay(await enter('lowered'), '50')).status).toBe(200);
  });

  it('that is raised or taken away holds only after the waiting time, and the change can be taken back', async () => {
    const token = await aPlayer('raised');
    const set = (as: string, amount?: string) =>
      ask('setPlayLimit', as, { kind: 'deposit', span: 'month', ...(amount === undefined ? {} : { amount }) });
    await set(token, '20');
    await set(token, '500');
    const waiting = await limitOf(token, 'deposit', 'month');
    expect(waiting).toMatchObject({ amount: '20.00', next: { amount: '500.00' } });
    expect(new Date(waiting?.next?.from ?? 0).getTime() - platform.sandbox.now().getTime()).toBeGreaterThan(23 * hour);
    expect((await pay(token, '21')).code).toBe('limit.deposit');
    await ask('keepPlayLimit', token, { kind: 'deposit', span: 'month' });
    platform.pass(25 * hour);
    const second = await enter('raised');
    expect(await limitOf(second, 'deposit', 'month')).toMatchObject({ amount: '20.00' });
    expect((await pay(second, '21')).code).toBe('limit.deposit');
    await set(second);
    expect(await limitOf(second, 'deposit', 'month')).toMatchObject({ amount: '20.00', next: {} });
    platform.pass(23 * hour);
    expect((await pay(await enter('raised'), '21')).code).toBe('limit.deposit');
    platform.pass(2 * hour);
    const third = await enter('raised');
    expect(await limitOf(third, 'deposit', 'month')).not.toHaveProperty('amount');
    expect((await pay(third, '21')).status).toBe(200);
  });

  it('waits as long as the site says', async () => {
    const place = 'm-slow';
    platform.publish(place, { flags, settings: { 'safePlay.raiseHours': 72 } });
    await platform.given(place, { accounts: [{ userName: 'patient', password, balance: '0.00' }] });
    const { token } = (await platform.login(place, 'patient')).value;
    const set = (amount: string) =>
      platform.call<Answer<'safePlay'>>('setPlayLimit', {
        ...{ merchant: place, token },
        body: { kind: 'loss', span: 'week', amount },
      });
    await set('10');
    const { raiseHours, limits } = (await set('20')).value;
    const next = limits.find(({ kind, span }) => kind === 'loss' && span === 'week')?.next;
    expect(raiseHours).toBe(72);
    expect(new Date(next?.from ?? 0).getTime() - platform.sandbox.now().getTime()).toBeGreaterThan(71 * hour);
  });

  it('lets no sum of parallel deposits over it', async () => {
    const token = await aPlayer('hasty', { balance: '0.00' });
    await ask('setPlayLimit', token, { kind: 'deposit', span: 'week', amount: '100' });
    const answers = await Promise.all(Array.from({ length: 12 }, () => pay(token, '30')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect((await platform.call('wallet', { merchant, token })).value).toEqual({ sumBalance: '90.00' });
  });

  it('on losses takes no stake that could break it, in parallel neither, and counts what came back', async () => {
    const token = await aPlayer('careful');
    await ask('setPlayLimit', token, { kind: 'loss', span: 'day', amount: '10' });
    const round = await aGame(token);
    expect(await round(2000)).toMatchObject({ status: 409, code: 'limit.loss', value: { left: '10.00' } });
    const answers = await Promise.all(Array.from({ length: 12 }, () => round(500)));
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    let lost = 0;
    for (const { stake, payout } of answers.filter(({ status }) => status === 200)) lost += stake - payout;
    expect(lost).toBeLessThanOrEqual(1000);
    const used = Number((await limitOf(token, 'loss', 'day'))?.used);
    expect(used * 100).toBeCloseTo(Math.max(0, lost));
    expect(answers.filter(({ status }) => status !== 200).every(({ code }) => code === 'limit.loss')).toBe(true);
  });

  it('is one of money, and no matter of trial accounts', async () => {
    const token = await aPlayer('typing');
    for (const amount of ['0', '-5', 'x', '1.234', '0.99'])
      expect((await ask('setPlayLimit', token, { kind: 'loss', span: 'day', amount })).code).toBe('limit.invalid');
    expect((await ask('setPlayLimit', token, { kind: 'joy', span: 'day', amount: '5' })).code).toBe('body.invalid');
    const trial = await aPlayer('tryout', { type: 4 });
    expect((await ask('safePlay', trial)).code).toBe('free_reject');
  });
});

describe('a break', { timeout: 240_000 }, () => {
  it('ends every session at once; a login then admits withdrawal, records and help, and no play, deposit or reward', async () => {
    const token = await aPlayer('resting', { paymentPassword: '482915' });
    const other = await enter('resting');
    const round = await aGame(token);
    expect((await round(100)).status).toBe(200);
    const taken = await ask('takeTimeOut', token, { hours: 24 });
    expect(taken.value).toMatchObject({ kind: 'timeOut' });
    for (const ended of [token, other]) expect((await ask('safePlay', ended)).code).toBe('session.ended');
    expect((await round(100)).status).toBe(401);
    const again = await enter('resting');
    expect((await ask('safePlay', again)).value.pause).toMatchObject({ kind: 'timeOut' });
    const launch = { gameId: 'ember-tiger', gameType: 'RNG', playType: 'trad' };
    for (const query of [launch, { ...launch, mode: 'free' }]) {
      const refused = await platform.call('launch', { merchant, token: again, headers: site, query });
      expect(refused).toMatchObject({ status: 403, code: 'play.paused', value: { kind: 'timeOut' } });
    }
    expect((await pay(again, '20')).code).toBe('play.paused');
    expect((await ask('claimReward', again, { id: 1 })).code).toBe('play.paused');
    const values = { bank: 'Harbour Bank', cardHolder: 'Rest', cardNumber: '4242424242424242' };
    expect((await ask('bindBankCard', again, { values, paymentPassword: '482915' })).status).toBe(200);
    const { list } = (await platform.call<Answer<'bankCards'>>('bankCards', { merchant, token: again })).value;
    const out = { amount: '20', card: list[0]?.id, paymentPassword: '482915' };
    expect((await ask('withdraw', again, out)).status).toBe(200);
    for (const open of ['transactions', 'betRecords', 'help'] as const)
      expect((await ask(open, again)).status).toBe(200);
    platform.pass(day + hour);
    const back = await enter('resting');
    expect((await ask('safePlay', back)).value.pause).toBeUndefined();
    expect((await pay(back, '20')).status).toBe(200);
  });

  it('is not shortened by another one, and has one of the lengths that are offered', async () => {
    const token = await aPlayer('eager');
    expect((await ask('takeTimeOut', token, { hours: 1 })).code).toBe('pause.invalid');
    expect((await ask('takeTimeOut', token, { hours: 7 * 24 })).status).toBe(200);
    const { until } = (await ask('safePlay', await enter('eager'))).value.pause ?? {};
    const shorter = await ask('takeTimeOut', await enter('eager'), { hours: 24 });
    expect(shorter.value).toMatchObject({ until });
  });

  it('of months needs the proof of the owner, is six months at least, and cannot be undone', async () => {
    const token = await aPlayer('leaving', { email: 'leaving@mail.example' });
    const exclude = (body: object) => platform.call('excludeSelf', { merchant, token, encrypted: true, body });
    expect((await exclude({ months: 5, password })).code).toBe('pause.invalid');
    expect((await exclude({ months: 6, password: 'wrong' })).code).toBe('password.wrong');
    expect((await exclude({ months: 6, password })).value).toMatchObject({ kind: 'exclusion' });
    platform.pass(150 * day);
    expect((await pay(await enter('leaving'), '20')).code).toBe('play.paused');
    platform.pass(40 * day);
    expect((await pay(await enter('leaving'), '20')).status).toBe(200);
  });

  it('without an end is taken where the site offers it, never ends, and opens no other account', async () => {
    const refused = await aPlayer('finite');
    const exclude = (token: string, body: object, place = merchant) =>
      platform.call<Answer<'excludeSelf'>>('excludeSelf', { merchant: place, token, encrypted: true, body });
    expect((await exclude(refused, { endless: true, password })).code).toBe('pause.invalid');
    const place = 'm-good';
    platform.publish(place, { flags, settings: { 'safePlay.exclusionWithoutEnd': true } });
    const email = 'good@mail.example';
    await platform.given(place, { accounts: [{ userName: 'forgood', password, email, balance: '100.00' }] });
    const enterThere = async () => (await platform.login(place, 'forgood')).value['token'] ?? '';
    const token = await enterThere();
    const offered = await platform.call<Answer<'safePlay'>>('safePlay', { merchant: place, token });
    expect(offered.value.exclusionWithoutEnd).toBe(true);
    expect((await exclude(token, { endless: true, password: 'wrong' }, place)).code).toBe('password.wrong');
    expect((await exclude(token, { endless: true, months: 6, password }, place)).code).toBe('pause.invalid');
    expect((await exclude(token, { endless: true, password }, place)).value).toEqual({ kind: 'exclusion' });
    platform.pass(70 * 365 * day);
    const body = { channel: 'bank', amount: '20' };
    const paid = await platform.call('deposit', { merchant: place, token: await enterThere(), body });
    expect(paid).toMatchObject({ status: 403, code: 'play.paused', value: { kind: 'exclusion' } });
    expect(paid.value).not.toHaveProperty('until');
    await expect(refuseExcluded(platform.sandbox, place, { email })).rejects.toThrow();
    platform.pass(-70 * 365 * day);
  });

  it('opens no new account with the same mail address, also when the old account is erased', async () => {
    const token = await aPlayer('vanished', { email: 'vanished@mail.example', balance: '0.00' });
    await ask('setPlayLimit', token, { kind: 'loss', span: 'day', amount: '5' });
    await platform.call('excludeSelf', { merchant, token, encrypted: true, body: { months: 12, password } });
    const id = (await findByName(platform.sandbox, merchant, 'vanished'))?.id ?? 0;
    await eraseMember(platform.sandbox, id);
    const { db } = platform.sandbox;
    expect(await db.selectFrom('play_limit').selectAll().where('account', '=', id).execute()).toEqual([]);
    const kept = await db.selectFrom('play_pause').selectAll().where('account', '=', id).executeTakeFirstOrThrow();
    expect(JSON.stringify(kept)).not.toContain('vanished');
    const email = { enabled: true, required: true, min: 1, max: 60 };
    platform.publish(merchant, { flags, settings: { 'encryption.register': true }, rules: { email } });
    const register = async (address: string, username: string) => {
      await platform.given(merchant, { captchaText: '1234' });
      await platform.call('captcha', { merchant });
      const own = { username, email: address, password: 'Walnut734', confirmPassword: 'Walnut734', captcha: '1234' };
      return platform.call('register', { merchant, encrypted: true, body: own });
    };
    expect((await register('Vanished@Mail.example', 'newname1')).code).toBe('registration.refused');
    expect((await register('somebody@mail.example', 'newname2')).status).toBe(200);
    platform.publish(merchant, { flags, settings });
  });

  it('opens no new account with the same person of a provider, also one without mail address whose account is erased', async () => {
    const person = { merchant, provider: 'facebook', subject: '1029384756' } as const;
    const arrive = (who: SocialPerson) =>
      platform.call<{ token?: string; userName?: string }>('socialLogin', {
        ...{ merchant, encrypted: true },
        body: { ticket: writeTicket(platform.sandbox, who), birthday: '1985-03-05' },
      });
    const { token = '', userName = '' } = (await arrive(person)).value;
    await platform.call('excludeSelf', { merchant, token, encrypted: true, body: { months: 6 } });
    expect(await arrive(person)).toMatchObject({ status: 200, value: { userName } });
    await eraseMember(platform.sandbox, (await findByName(platform.sandbox, merchant, userName))?.id ?? 0);
    expect((await arrive(person)).code).toBe('registration.refused');
    expect((await arrive({ ...person, subject: '5647382910' })).status).toBe(200);
    platform.pass(190 * day);
    expect((await arrive(person)).status).toBe(200);
  });

  it('lets the mail address into no account of another, by a provider or proved later, and its owner still prove it', async () => {
    const email = 'walled@mail.example';
    const leaving = await aPlayer('walled', { email });
    await platform.call('excludeSelf', { merchant, token: leaving, encrypted: true, body: { months: 6, password } });
    const ticket = writeTicket(platform.sandbox, { merchant, provider: 'facebook', subject: '77001', email });
    const arrived = await platform.call('socialLogin', { merchant, encrypted: true, body: { ticket } });
    expect(arrived.code).toBe('registration.refused');
    await platform.given(merchant, { smsCode: '246810' });
    const proveBy = async (token: string) => {
      expect((await ask('detailCode', token, { field: 'email', value: email })).status).toBe(200);
      return ask('verifyDetail', token, { field: 'email', value: email, code: '246810' });
    };
    const other = await aPlayer('otherdoor');
    expect((await proveBy(other)).code).toBe('registration.refused');
    const { items } = (await platform.call<Answer<'memberDetails'>>('memberDetails', { merchant, token: other })).value;
    expect(items).toContainEqual({ field: 'email', state: 'missing' });
    platform.pass(2 * 60_000);
    expect((await proveBy(await enter('walled'))).status).toBe(200);
  });

  it('leaves open what is named, and closes every other call that acts', () => {
    const open = Object.keys(endpoints) as EndpointName[];
    const acts = open.filter((name) => endpoints[name].method !== 'GET' && !isOpenWhilePaused(name));
    expect(acts).toEqual(expect.arrayContaining(['deposit', 'claimReward', 'claimRebate', 'claimRedRain']));
    expect(isOpenWhilePaused('withdraw')).toBe(true);
    expect(isOpenWhilePaused('launch')).toBe(false);
  });
});

describe('a session', { timeout: 240_000 }, () => {
  it('tells since when it runs, what play in it came to, and when the player signed in before', async () => {
    const first = await aPlayer('counted');
    expect((await ask('safePlay', first)).value.lastSignInAt).toBeUndefined();
    const before = platform.sandbox.now().getTime();
    platform.pass(hour);
    const token = await enter('counted');
    const { lastSignInAt } = (await ask('safePlay', token)).value;
    expect(Math.abs(new Date(lastSignInAt ?? 0).getTime() - before)).toBeLessThan(60_000);
    const round = await aGame(token);
    const { stake, payout } = await round(100);
    const session = (await platform.call<Answer<'playSession'>>('playSession', { merchant, token })).value;
    expect(Number(session.staked) * 100).toBeCloseTo(stake);
    expect(Number(session.net) * 100).toBeCloseTo(payout - stake);
  });
});
