import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EndpointName, endpoints } from '../../contracts/endpoints.ts';
import type { Answer } from '../../contracts/platform-answer.ts';
import { refuseExcluded } from './contact-keys.ts';
import { isOpenWhilePaused } from './open-while-paused.ts';
import { day, hour, openPlayers, password, type Players } from './safe-play.fixture.ts';

const merchant = 'm-pauses';
const flags = { DEPOSIT: true, WITHDRAW: true };
let players: Players;
beforeAll(async () => {
  players = await openPlayers(merchant, { flags });
}, 240_000);
afterAll(() => players.platform.close());

describe('a break', { timeout: 240_000 }, () => {
  it('ends every session at once; a login then admits withdrawal, records and help, and no play, deposit or reward', async () => {
    const token = await players.aPlayer('resting', { paymentPassword: '482915' });
    const other = await players.enter('resting');
    const round = await players.aGame(token);
    expect((await round(100)).status).toBe(200);
    const taken = await players.ask('takeTimeOut', token, { hours: 24 });
    expect(taken.value).toMatchObject({ kind: 'timeOut' });
    for (const ended of [token, other]) expect((await players.ask('safePlay', ended)).code).toBe('session.ended');
    expect((await round(100)).status).toBe(401);
    const again = await players.enter('resting');
    expect((await players.ask('safePlay', again)).value.pause).toMatchObject({ kind: 'timeOut' });
    for (const query of [{}, { mode: 'free' }]) {
      const refused = await players.launch(again, query);
      expect(refused).toMatchObject({ status: 403, code: 'play.paused', value: { kind: 'timeOut' } });
    }
    expect((await players.pay(again, '20')).code).toBe('play.paused');
    expect((await players.ask('claimReward', again, { id: 1 })).code).toBe('play.paused');
    const values = { bank: 'Harbour Bank', cardHolder: 'Rest', cardNumber: '4242424242424242' };
    expect((await players.ask('bindBankCard', again, { values, paymentPassword: '482915' })).status).toBe(200);
    const { list } = (await players.platform.call<Answer<'bankCards'>>('bankCards', { merchant, token: again })).value;
    const out = { amount: '20', card: list[0]?.id, paymentPassword: '482915' };
    expect((await players.ask('withdraw', again, out)).status).toBe(200);
    for (const open of ['transactions', 'betRecords', 'help'] as const)
      expect((await players.ask(open, again)).status).toBe(200);
    players.platform.pass(day + hour);
    const back = await players.enter('resting');
    expect((await players.ask('safePlay', back)).value.pause).toBeUndefined();
    expect((await players.pay(back, '20')).status).toBe(200);
  });

  it('is not shortened by another one, and has one of the lengths that are offered', async () => {
    const token = await players.aPlayer('eager');
    expect((await players.ask('takeTimeOut', token, { hours: 1 })).code).toBe('pause.invalid');
    expect((await players.ask('takeTimeOut', token, { hours: 7 * 24 })).status).toBe(200);
    const { until } = (await players.ask('safePlay', await players.enter('eager'))).value.pause ?? {};
    const shorter = await players.ask('takeTimeOut', await players.enter('eager'), { hours: 24 });
    expect(shorter.value).toMatchObject({ until });
  });

  it('of months needs the proof of the owner, is six months at least, and cannot be undone', async () => {
    const token = await players.aPlayer('leaving', { email: 'leaving@mail.example' });
    const exclude = (body: object) => players.platform.call('excludeSelf', { merchant, token, encrypted: true, body });
    expect((await exclude({ months: 5, password })).code).toBe('pause.invalid');
    expect((await exclude({ months: 6, password: 'wrong' })).code).toBe('password.wrong');
    expect((await exclude({ months: 6, password })).value).toMatchObject({ kind: 'exclusion' });
    players.platform.pass(150 * day);
    expect((await players.pay(await players.enter('leaving'), '20')).code).toBe('play.paused');
    players.platform.pass(40 * day);
    expect((await players.pay(await players.enter('leaving'), '20')).status).toBe(200);
  });

  it('without an end is taken where the site offers it, never ends, and opens no other account', async () => {
    const refused = await players.aPlayer('finite');
    const exclude = (token: string, body: object, place = merchant) =>
      players.platform.call<Answer<'excludeSelf'>>('excludeSelf', { merchant: place, token, encrypted: true, body });
    expect((await exclude(refused, { endless: true, password })).code).toBe('pause.invalid');
    const place = 'm-good';
    players.platform.publish(place, { flags, settings: { 'safePlay.exclusionWithoutEnd': true } });
    const email = 'good@mail.example';
    await players.platform.given(place, { accounts: [{ userName: 'forgood', password, email, balance: '100.00' }] });
    const enterThere = async () => (await players.platform.login(place, 'forgood')).value['token'] ?? '';
    const token = await enterThere();
    const offered = await players.platform.call<Answer<'safePlay'>>('safePlay', { merchant: place, token });
    expect(offered.value.exclusionWithoutEnd).toBe(true);
    expect((await exclude(token, { endless: true, password: 'wrong' }, place)).code).toBe('password.wrong');
    expect((await exclude(token, { endless: true, months: 6, password }, place)).code).toBe('pause.invalid');
    expect((await exclude(token, { endless: true, password }, place)).value).toEqual({ kind: 'exclusion' });
    players.platform.pass(70 * 365 * day);
    const body = { channel: 'bank', amount: '20' };
    const paid = await players.platform.call('deposit', { merchant: place, token: await enterThere(), body });
    expect(paid).toMatchObject({ status: 403, code: 'play.paused', value: { kind: 'exclusion' } });
    expect(paid.value).not.toHaveProperty('until');
    await expect(refuseExcluded(players.platform.sandbox, place, { email })).rejects.toThrow();
    players.platform.pass(-70 * 365 * day);
  });

  it('leaves open what is named, and closes every other call that acts', () => {
    const open = Object.keys(endpoints) as EndpointName[];
    const acts = open.filter((name) => endpoints[name].method !== 'GET' && !isOpenWhilePaused(name));
    expect(acts).toEqual(expect.arrayContaining(['deposit', 'claimReward', 'claimRebate', 'claimRedRain']));
    expect(isOpenWhilePaused('withdraw')).toBe(true);
    expect(isOpenWhilePaused('launch')).toBe(false);
  });
});
