import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPlayers, type Players } from './safe-play.fixture.ts';

const merchant = 'm-rests';
const minute = 60_000;
const settings = { 'safePlay.restMinutes': 5, 'safePlay.realityCheckMinutes': 60 };
let players: Players;
beforeAll(async () => {
  players = await openPlayers(merchant, { settings });
}, 240_000);
afterAll(() => players.platform.close());

const { pass, now } = { pass: (ms: number) => players.platform.pass(ms), now: () => players.platform.sandbox.now() };
const restEnd = (answer: object) => Date.parse(String(Object(Reflect.get(answer, 'value')).until));
/** When a rest that begins now ends. */
const fiveMinutesOn = () => now().getTime() + 5 * minute;

it('nobody plays longer than an hour without five minutes of rest, for fun or in another game neither', async () => {
  const token = await players.aPlayer('restless');
  const round = await players.aGame(token);
  for (let played = 0; played < 60; played += 4) {
    expect((await round(100)).status).toBe(200);
    pass(4 * minute);
  }
  const before = fiveMinutesOn();
  const refused = await Promise.all(Array.from({ length: 4 }, () => round(100)));
  for (const one of refused) expect(one).toMatchObject({ status: 403, code: 'play.rest' });
  const end = restEnd(refused[0] ?? {});
  expect(end).toBeGreaterThanOrEqual(before);
  expect(end).toBeLessThanOrEqual(fiveMinutesOn());
  pass(2 * minute);
  const other = players.platform.sandbox.catalogue.games.find(({ gameId }) => gameId !== 'ember-tiger')?.gameId;
  for (const more of [{}, { mode: 'free' }, { gameId: other }])
    expect((await players.launch(token, more)).code).toBe('play.rest');
  expect(restEnd(await round(100))).toBe(end);
  pass(3 * minute);
  expect((await round(100)).status).toBe(200);
});

it('who leaves for as long as a rest lasts has rested', async () => {
  const token = await players.aPlayer('leisurely');
  const round = await players.aGame(token);
  for (let played = 0; played < 90; played += 6) {
    expect((await round(100)).status).toBe(200);
    pass(6 * minute);
  }
});

it('a rest begins with the notice, cannot be begun anew to last longer, and is not asked for elsewhere', async () => {
  const token = await players.aPlayer('noticed');
  const round = await players.aGame(token);
  expect((await round(100)).status).toBe(200);
  const before = fiveMinutesOn();
  const end = restEnd(await players.ask('takePlayRest', token));
  expect(end).toBeGreaterThanOrEqual(before);
  expect((await round(100)).code).toBe('play.rest');
  pass(4 * minute);
  expect(restEnd(await players.ask('takePlayRest', token))).toBe(end);
  pass(minute);
  expect((await round(100)).status).toBe(200);
  players.platform.publish(merchant, {});
  expect((await players.ask('takePlayRest', token)).code).toBe('no.permission');
  for (let played = 0; played < 80; played += 4) {
    expect((await round(100)).status).toBe(200);
    pass(4 * minute);
  }
});
