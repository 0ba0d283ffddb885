import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer } from '../../contracts/platform-answer.ts';
import { day, hour, openPlayers, password, type Players } from './safe-play.fixture.ts';

const merchant = 'm-limits';
const flags = { DEPOSIT: true };
let players: Players;
beforeAll(async () => {
  players = await openPlayers(merchant, { flags });
}, 240_000);
afterAll(() => players.platform.close());

describe('a limit', { timeout: 240_000 }, () => {
  it('tells what an order that still waits holds of it', async () => {
    const token = await players.aPlayer('holder');
    await players.ask('setPlayLimit', token, { kind: 'deposit', span: 'day', amount: '100' });
    const order = { channel: 'card', amount: '70', values: { cardHolder: 'Holder' } };
    expect((await players.ask('deposit', token, order)).status).toBe(200);
    expect(await players.pay(token, '40')).toMatchObject({
      code: 'limit.deposit',
      value: { left: '30.00', held: '70.00' },
    });
    expect((await players.pay(token, '30')).status).toBe(200);
  });

  it('holds at once when it is set or lowered, for the call itself and not only for the page', async () => {
    const token = await players.aPlayer('lowered');
    expect((await players.pay(token, '60')).status).toBe(200);
    expect((await players.ask('setPlayLimit', token, { kind: 'deposit', span: 'day', amount: '100' })).status).toBe(
      200,
    );
    expect(await players.limitOf(token, 'deposit', 'day')).toMatchObject({ amount: '100.00', used: '60.00' });
    const refused = await players.pay(token, '41');
    expect(refused).toMatchObject({ status: 409, code: 'limit.deposit' });
    expect(refused.value).toMatchObject({ span: 'day', limit: '100.00', left: '40.00' });
    expect((await players.pay(token, '40')).status).toBe(200);
    await players.ask('setPlayLimit', token, { kind: 'deposit', span: 'day', amount: '50' });
    expect((await players.pay(token, '10')).code).toBe('limit.deposit');
    expect((await players.pay(token, '10')).value).not.toHaveProperty('held');
    players.platform.pass(day);
    expect((await players.pay(await players.enter('lowered'), '50')).status).toBe(200);
  });

  it('that is raised or taken away holds only after the waiting time, and the change can be taken back', async () => {
    const token = await players.aPlayer('raised');
    const set = (as: string, amount?: string) =>
      players.ask('setPlayLimit', as, { kind: 'deposit', span: 'month', ...(amount === undefined ? {} : { amount }) });
    await set(token, '20');
    await set(token, '500');
    const waiting = await players.limitOf(token, 'deposit', 'month');
    expect(waiting).toMatchObject({ amount: '20.00', next: { amount: '500.00' } });
    expect(new Date(waiting?.next?.from ?? 0).getTime() - players.platform.sandbox.now().getTime()).toBeGreaterThan(
      23 * hour,
    );
    expect((await players.pay(token, '21')).code).toBe('limit.deposit');
    await players.ask('keepPlayLimit', token, { kind: 'deposit', span: 'month' });
    players.platform.pass(25 * hour);
    const second = await players.enter('raised');
    expect(await players.limitOf(second, 'deposit', 'month')).toMatchObject({ amount: '20.00' });
    expect((await players.pay(second, '21')).code).toBe('limit.deposit');
    await set(second);
    expect(await players.limitOf(second, 'deposit', 'month')).toMatchObject({ amount: '20.00', next: {} });
    players.platform.pass(23 * hour);
    expect((await players.pay(await players.enter('raised'), '21')).code).toBe('limit.deposit');
    players.platform.pass(2 * hour);
    const third = await players.enter('raised');
    expect(await players.limitOf(third, 'deposit', 'month')).not.toHaveProperty('amount');
    expect((await players.pay(third, '21')).status).toBe(200);
  });

  it('waits as long as the site says', async () => {
    const place = 'm-slow';
    players.platform.publish(place, { flags, settings: { 'safePlay.raiseHours': 72 } });
    await players.platform.given(place, { accounts: [{ userName: 'patient', password, balance: '0.00' }] });
    const { token } = (await players.platform.login(place, 'patient')).value;
    const set = (amount: string) =>
      players.platform.call<Answer<'safePlay'>>('setPlayLimit', {
        ...{ merchant: place, token },
        body: { kind: 'loss', span: 'week', amount },
      });
    await set('10');
    const { raiseHours, limits } = (await set('20')).value;
    const next = limits.find(({ kind, span }) => kind === 'loss' && span === 'week')?.next;
    expect(raiseHours).toBe(72);
    expect(new Date(next?.from ?? 0).getTime() - players.platform.sandbox.now().getTime()).toBeGreaterThan(71 * hour);
  });

  it('lets no sum of parallel deposits over it', async () => {
    const token = await players.aPlayer('hasty', { balance: '0.00' });
    await players.ask('setPlayLimit', token, { kind: 'deposit', span: 'week', amount: '100' });
    const answers = await Promise.all(Array.from({ length: 12 }, () => players.pay(token, '30')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect((await players.platform.call('wallet', { merchant, token })).value).toEqual({ sumBalance: '90.00' });
  });

  it('on losses takes no stake that could break it, in parallel neither, and counts what came back', async () => {
    const token = await players.aPlayer('careful');
    await players.ask('setPlayLimit', token, { kind: 'loss', span: 'day', amount: '10' });
    const round = await players.aGame(token);
    expect(await round(2000)).toMatchObject({ status: 409, code: 'limit.loss', value: { left: '10.00' } });
    const answers = await Promise.all(Array.from({ length: 12 }, () => round(500)));
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    let lost = 0;
    for (const { stake, payout } of answers.filter(({ status }) => status === 200)) lost += stake - payout;
    expect(lost).toBeLessThanOrEqual(1000);
    const used = Number((await players.limitOf(token, 'loss', 'day'))?.used);
    expect(used * 100).toBeCloseTo(Math.max(0, lost));
    expect(answers.filter(({ status }) => status !== 200).every(({ code }) => code === 'limit.loss')).toBe(true);
  });

  it('is one of money, and no matter of trial accounts', async () => {
    const token = await players.aPlayer('typing');
    for (const amount of ['0', '-5', 'x', '1.234', '0.99'])
      expect((await players.ask('setPlayLimit', token, { kind: 'loss', span: 'day', amount })).code).toBe(
        'limit.invalid',
      );
    expect((await players.ask('setPlayLimit', token, { kind: 'joy', span: 'day', amount: '5' })).code).toBe(
      'body.invalid',
    );
    const trial = await players.aPlayer('tryout', { type: 4 });
    expect((await players.ask('safePlay', trial)).code).toBe('free_reject');
  });
});
