import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Answer } from '../../contracts/platform-answer.ts';
import { refuseExcluded } from './contact-keys.ts';
import { day, openPlayers, password, type Players } from './safe-play.fixture.ts';

const merchant = 'm-asked';
const email = 'asked@mail.example';
const text = 'Please end my exclusion.';
let players: Players;
beforeAll(async () => {
  const settings = { 'safePlay.exclusionRequestDays': 7, 'safePlay.shortestExclusionMonths': 3 };
  players = await openPlayers(merchant, { flags: { DEPOSIT: true }, settings });
}, 240_000);
afterAll(() => players.platform.close());

const send = (token: string, name: 'excludeSelf' | 'askExclusionEnd', body: object) =>
  players.platform.call<Answer<'excludeSelf'>>(name, { merchant, token, encrypted: true, body });

it('goes on after its least time until its owner asks in writing to end it, and ends the stated days later', async () => {
  const token = await players.aPlayer('asked', { email });
  const taken = (await send(token, 'excludeSelf', { months: 3, password })).value;
  expect(taken).toEqual({ kind: 'exclusion', leastUntil: expect.any(String) });
  const paused = await players.enter('asked');
  expect((await players.ask('safePlay', paused)).value).toMatchObject({ exclusionRequestDays: 7, pause: taken });
  expect((await send(paused, 'askExclusionEnd', { text, password })).code).toBe('pause.notYet');
  players.platform.pass(400 * day);
  const later = await players.enter('asked');
  expect(await players.pay(later, '20')).toMatchObject({ code: 'play.paused', value: { kind: 'exclusion' } });
  await expect(refuseExcluded(players.platform.sandbox, merchant, { email })).rejects.toThrow();
  expect((await send(later, 'askExclusionEnd', { text: 'End it.', password })).code).toBe('feedback.invalid');
  expect((await send(later, 'askExclusionEnd', { text, password: 'wrong' })).code).toBe('password.wrong');
  expect((await players.pay(later, '20')).code).toBe('play.paused');
  const asked = (await send(later, 'askExclusionEnd', { text, password })).value;
  expect(asked).toMatchObject({ kind: 'exclusion', endAskedAt: expect.any(String) });
  const wait = Date.parse(asked.until ?? '') - players.platform.sandbox.now().getTime();
  expect(Math.round(wait / day)).toBe(7);
  // A second request neither puts the end off nor brings it nearer.
  expect((await send(later, 'askExclusionEnd', { text, password })).code).toBe('pause.notYet');
  const { list } = (await players.platform.call<Answer<'feedbackList'>>('feedbackList', { merchant, token: later }))
    .value;
  expect(list[0]).toMatchObject({ content: text });
  players.platform.pass(6 * day);
  expect((await players.pay(await players.enter('asked'), '20')).code).toBe('play.paused');
  players.platform.pass(2 * day);
  expect((await players.pay(await players.enter('asked'), '20')).status).toBe(200);
  await expect(refuseExcluded(players.platform.sandbox, merchant, { email })).resolves.toBeUndefined();
});

it('is not ended by the request for a shorter one, and one that ends by itself needs none', async () => {
  const token = await players.aPlayer('twice');
  await send(token, 'excludeSelf', { months: 3, password });
  await send(await players.enter('twice'), 'excludeSelf', { months: 24, password });
  players.platform.pass(120 * day);
  expect((await send(await players.enter('twice'), 'askExclusionEnd', { text, password })).code).toBe('pause.notYet');
  const none = await players.aPlayer('free');
  expect((await send(none, 'askExclusionEnd', { text, password })).code).toBe('pause.notYet');
  await players.ask('takeTimeOut', none, { hours: 24 });
  expect((await send(await players.enter('free'), 'askExclusionEnd', { text, password })).code).toBe('pause.notYet');
  players.platform.pass(2 * day);
  expect((await players.pay(await players.enter('free'), '20')).status).toBe(200);
});
