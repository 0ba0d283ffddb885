import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Answer } from '../../contracts/platform-answer.ts';
import { day, openPlayers, type Players } from './safe-play.fixture.ts';

const merchant = 'm-notices';
let players: Players;
beforeAll(async () => {
  players = await openPlayers(merchant, { settings: { 'safePlay.sumsAtLogin': true } });
}, 240_000);
afterAll(() => players.platform.close());

const call = (name: 'playNotices' | 'confirmPlayNotice', token: string, body?: object) =>
  players.platform.call<Answer<'playNotices'>>(name, { merchant, token, ...(body === undefined ? {} : { body }) });
const confirm = (token: string, notice = 'sums') => call('confirmPlayNotice', token, { notice });

it('after each login no game opens until what play came to in 30 days is confirmed', async () => {
  const history = [
    { day: 40, kind: 'bet', amount: '9.00', win: '0.00' },
    { day: 20, kind: 'bet', amount: '5.00', win: '8.00' },
    { day: 2, kind: 'bet', amount: '4.00', win: '1.00' },
    { day: 1, kind: 'bet', amount: '6.00', win: '4.00' },
  ];
  const token = await players.aPlayer('summed', { history });
  const { notices, sums } = (await call('playNotices', token)).value;
  expect(notices).toEqual(['sums']);
  expect(sums).toMatchObject({ staked: '15.00', won: '3.00', lost: '5.00', net: '-2.00' });
  const days = (players.platform.sandbox.now().getTime() - Date.parse(sums?.since ?? '')) / day;
  expect(Math.round(days)).toBe(30);
  for (const query of [{}, { mode: 'free' }])
    expect(await players.launch(token, query)).toMatchObject({
      ...{ status: 403, code: 'play.notice', value: { notices: ['sums'] } },
    });
  expect((await confirm(token, 'joy')).code).toBe('body.invalid');
  expect((await players.launch(token)).code).toBe('play.notice');
  expect((await confirm(token)).value).toEqual({ notices: [] });
  expect((await players.launch(token)).status).toBe(200);
  expect((await call('playNotices', token)).value).toEqual({ notices: [] });
  const next = await players.enter('summed');
  expect((await players.launch(next)).code).toBe('play.notice');
  expect((await players.launch(token)).status).toBe(200);
});

it('asks trial accounts nothing, and nobody where the site does not', async () => {
  const trial = await players.aPlayer('tryout', { type: 4 });
  expect((await call('playNotices', trial)).code).toBe('free_reject');
  expect((await players.launch(trial)).status).toBe(200);
  const token = await players.aPlayer('elsewhere');
  players.platform.publish(merchant, {});
  expect((await call('playNotices', token)).value).toEqual({ notices: [] });
  expect((await players.launch(token)).status).toBe(200);
});

it('no game opens until a player has seen the tools of safe play, once in all their logins, after the sums', async () => {
  const both = { 'safePlay.toolsBeforePlay': true, 'safePlay.sumsAtLogin': true };
  players.platform.publish(merchant, { settings: both });
  const token = await players.aPlayer('newcomer');
  expect((await call('playNotices', token)).value.notices).toEqual(['sums', 'tools']);
  expect((await confirm(token)).value).toEqual({ notices: ['tools'] });
  expect(await players.launch(token)).toMatchObject({ code: 'play.notice', value: { notices: ['tools'] } });
  expect((await confirm(token, 'tools')).value).toEqual({ notices: [] });
  expect((await players.launch(token)).status).toBe(200);
  const next = await players.enter('newcomer');
  expect((await call('playNotices', next)).value.notices).toEqual(['sums']);
  players.platform.publish(merchant, { settings: { 'safePlay.toolsBeforePlay': true } });
  expect((await players.launch(next)).status).toBe(200);
  const other = await players.aPlayer('other');
  expect((await players.launch(other)).code).toBe('play.notice');
});
