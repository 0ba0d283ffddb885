import { afterAll, beforeAll, expect, it } from 'vitest';
import { hour, openPlayers, type Players } from './safe-play.fixture.ts';

const merchant = 'm-stakes';
let players: Players;
beforeAll(async () => {
  players = await openPlayers(merchant, { settings: { 'safePlay.stakeLimit': true } });
}, 240_000);
afterAll(() => players.platform.close());

const bet = { kind: 'stake', span: 'bet' } as const;

it('a limit on a single bet refuses every higher one, holds at once and rises only after the waiting time', async () => {
  const token = await players.aPlayer('measured');
  const set = (as: string, amount?: string) =>
    players.ask('setPlayLimit', as, { ...bet, ...(amount === undefined ? {} : { amount }) });
  expect(await players.limitOf(token, 'stake', 'bet')).toEqual(bet);
  const round = await players.aGame(token);
  expect((await round(300)).status).toBe(200);
  expect((await set(token, '2')).status).toBe(200);
  expect(await players.limitOf(token, 'stake', 'bet')).toEqual({ ...bet, amount: '2.00' });
  expect(await round(210)).toMatchObject({ status: 409, code: 'limit.stake', value: { limit: '2.00' } });
  expect((await round(200)).status).toBe(200);
  await set(token, '5');
  expect(await players.limitOf(token, 'stake', 'bet')).toMatchObject({ amount: '2.00', next: { amount: '5.00' } });
  expect((await round(300)).code).toBe('limit.stake');
  players.platform.pass(25 * hour);
  const later = await players.enter('measured');
  const second = await players.aGame(later);
  expect((await second(300)).status).toBe(200);
  expect((await second(510)).code).toBe('limit.stake');
  for (const span of ['day', 'week'])
    expect((await players.ask('setPlayLimit', later, { kind: 'stake', span, amount: '5' })).code).toBe('body.invalid');
});

it('is set where the site offers it, and holds and can be lowered where it does no more', async () => {
  const token = await players.aPlayer('keeping');
  await players.ask('setPlayLimit', token, { ...bet, amount: '3' });
  const other = await players.aPlayer('without');
  players.platform.publish(merchant, {});
  expect((await players.ask('setPlayLimit', other, { ...bet, amount: '3' })).code).toBe('no.permission');
  expect(await players.limitOf(other, 'stake', 'bet')).toBeUndefined();
  const round = await players.aGame(token);
  expect((await round(400)).code).toBe('limit.stake');
  await players.ask('setPlayLimit', token, { ...bet, amount: '1' });
  expect(await players.limitOf(token, 'stake', 'bet')).toEqual({ ...bet, amount: '1.00' });
  expect((await round(200)).code).toBe('limit.stake');
});
