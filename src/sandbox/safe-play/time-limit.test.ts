import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Answer } from '../../contracts/platform-answer.ts';
import { openPlayers, type Players } from './safe-play.fixture.ts';

const merchant = 'm-times';
const minute = 60_000;
const dayMs = 24 * 60 * minute;
let players: Players;
beforeAll(async () => {
  players = await openPlayers(merchant, { settings: { 'safePlay.timeLimit': true } });
  // Noon of a day by the clock of the site, so that the day is not over in the middle of a test.
  players.platform.pass(dayMs / 2 + dayMs - (players.platform.sandbox.now().getTime() % dayMs));
}, 240_000);
afterAll(() => players.platform.close());

const limit = { kind: 'time', span: 'day' } as const;
const leftOf = async (token: string) =>
  (await players.platform.call<Answer<'playSession'>>('playSession', { merchant, token })).value.secondsLeft;

it('who has played for as long as their own limit for a day plays no further until the next one', async () => {
  const token = await players.aPlayer('timed');
  const round = await players.aGame(token);
  const playFor = async (minutes: number) => {
    for (let played = 0; played < minutes; played += 3) {
      expect((await round(100)).status).toBe(200);
      players.platform.pass(3 * minute);
    }
  };
  await playFor(9);
  // What was played before the limit was set counts.
  await players.ask('setPlayLimit', token, { ...limit, amount: '20' });
  expect(await players.limitOf(token, 'time', 'day')).toMatchObject({ amount: '20', used: '9' });
  // Who leaves for longer than five minutes does not play meanwhile.
  expect((await round(100)).status).toBe(200);
  players.platform.pass(10 * minute);
  await playFor(6);
  const left = (await leftOf(token)) ?? 0;
  expect(left).toBeGreaterThan(4 * 60);
  expect(left).toBeLessThanOrEqual(5 * 60);
  await playFor(6);
  const refused = await round(100);
  expect(refused).toMatchObject({ status: 409, code: 'limit.time', value: { limit: '20' } });
  expect(Date.parse(refused.value.renewsAt) % dayMs).toBe(0);
  expect(await leftOf(token)).toBe(0);
  for (const more of [{}, { mode: 'free' }]) expect((await players.launch(token, more)).code).toBe('limit.time');
  players.platform.pass(20 * minute);
  expect((await round(100)).code).toBe('limit.time');

  players.platform.pass(dayMs / 2);
  const next = await players.enter('timed');
  expect((await (await players.aGame(next))(100)).status).toBe(200);
  expect(await players.limitOf(next, 'time', 'day')).toMatchObject({ amount: '20', used: '0' });
});

it('takes whole minutes of a day, rises only after the waiting time, and is set where the site offers it', async () => {
  const token = await players.aPlayer('minutes');
  for (const amount of ['0', '-5', '1.5', '1441', 'x'])
    expect((await players.ask('setPlayLimit', token, { ...limit, amount })).code).toBe('limit.invalid');
  await players.ask('setPlayLimit', token, { ...limit, amount: '30' });
  await players.ask('setPlayLimit', token, { ...limit, amount: '90' });
  expect(await players.limitOf(token, 'time', 'day')).toMatchObject({ amount: '30', next: { amount: '90' } });
  expect((await players.ask('setPlayLimit', token, { kind: 'time', span: 'week', amount: '5' })).code).toBe(
    'body.invalid',
  );
  const other = await players.aPlayer('unlimited');
  expect(await leftOf(other)).toBeUndefined();
  players.platform.publish(merchant, {});
  expect((await players.ask('setPlayLimit', other, { ...limit, amount: '30' })).code).toBe('no.permission');
  // A limit that is set holds on.
  const round = await players.aGame(token);
  for (let played = 0; played < 30; played += 3) {
    expect((await round(100)).status).toBe(200);
    players.platform.pass(3 * minute);
  }
  expect((await round(100)).code).toBe('limit.time');
});
