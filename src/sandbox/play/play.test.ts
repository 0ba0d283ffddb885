import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSandbox, type TestSandbox } from '../sandbox.fixture.ts';
import { launchIn } from './launch-in.fixture.ts';
import type { OpenAnswer, RoundAnswer } from './protocol.ts';

const merchant = 'm-play';
const site = { 'x-forwarded-host': 'm-play.localhost:4000', 'x-forwarded-proto': 'http' };
let platform: TestSandbox;
beforeAll(async () => {
  platform = await openTestSandbox();
  platform.publish(merchant);
});
afterAll(() => platform.close());

async function aPlayer(userName: string, balance: string, type = 0): Promise<string> {
  await platform.given(merchant, { accounts: [{ userName, password: 'Livery-2026', type, balance }] });
  return (await platform.login(merchant, userName)).value['token'] ?? '';
}

async function launch(token: string, query: Record<string, string> = {}) {
  const answer = await platform.call<{ url: string }>('launch', {
    merchant,
    token,
    headers: site,
    query: { gameId: 'ember-tiger', gameType: 'RNG', playType: 'trad', ...query },
  });
  return { status: answer.status, code: answer.code, url: answer.value?.url ?? '' };
}

async function post<T>(path: string, body: object, token?: string): Promise<{ status: number; body: T }> {
  const answer = await fetch(`${platform.url}/play/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token === undefined ? {} : { play: token }) },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: await answer.json() };
}

async function open(url: string) {
  const token = randomUUID() + randomUUID().slice(0, 8);
  return { ...(await post<OpenAnswer>('open', launchOf(url), token)).body, token };
}

function launchOf(url: string) {
  return { launch: launchIn(url) };
}

const stranger = 'a-secret-of-another-page-that-never-opened-it';

/** The same place of the hour, as a match that could (or could not) end without a winner. */
function otherWays(id: string): string {
  return id.replace(/two|three/, (ways) => (ways === 'two' ? 'three' : 'two'));
}

describe('a launch', () => {
  it('opens its game once, for the site that asked, and ends with the login', async () => {
    const token = await aPlayer('ada', '20.00');
    const { url } = await launch(token);
    expect(url.startsWith(`${platform.url}/play?`)).toBe(true);
    const page = await fetch(url);
    expect(page.headers.get('content-security-policy')).toContain('frame-ancestors http://m-play.localhost:4000');
    expect((await fetch(`${platform.url}/play?game=guess`)).headers.get('content-security-policy')).toContain(
      "frame-ancestors 'none'",
    );
    const opened = await open(url);
    expect(opened).toMatchObject({ balance: 2000, isFree: false, game: { name: 'Ember Tiger', kind: 'slot' } });
    expect((await post('open', launchOf(url), stranger)).status).toBe(401);
    expect((await post('open', launchOf(url))).status).toBe(401);
    // A page that is loaded again has its secret.
    expect((await post('open', launchOf(url), opened.token)).status).toBe(200);
    await platform.call('logout', { merchant, token, body: {} });
    expect((await post('round', { key: 'after-logout', bet: { stake: 100 } }, opened.token)).status).toBe(401);
  });

  it('is too late after two minutes', async () => {
    const { url } = await launch(await aPlayer('bela', '20.00'));
    platform.pass(3 * 60_000);
    expect((await post('open', launchOf(url), stranger)).status).toBe(401);
  });

  it('with play money is for members, and moves no money of theirs', async () => {
    const trial = await aPlayer('tia', '20.00', 4);
    expect(await launch(trial, { mode: 'free' })).toMatchObject({ status: 403, code: 'free_reject' });
    expect((await launch(trial)).status).toBe(200);
    const token = await aPlayer('mia', '20.00');
    const opened = await open((await launch(token, { mode: 'free' })).url);
    expect(opened).toMatchObject({ isFree: true, balance: 100_000 });
    await post('round', { key: 'free-round', bet: { stake: 1000 } }, opened.token);
    const wallet = await platform.call('wallet', { merchant, token });
    expect(wallet.value['sumBalance']).toBe('20.00');
    expect((await platform.call<{ list: [] }>('betRecords', { merchant, token })).value.list).toHaveLength(0);
    const unknown = { merchant, token, query: { from: 'some day' } };
    expect((await platform.call('betRecords', unknown)).code).toBe('body.invalid');
  });

  it('of a match has the end that was tapped, and is refused for a match or an end that was never shown', async () => {
    const token = await aPlayer('fay', '20.00');
    const { value } = await platform.call<{ list: readonly { id: string; game: { gameId: string } }[] }>('fixtures', {
      merchant,
    });
    const [match] = value.list;
    if (!match) throw new Error('There is no match.');
    const { gameId } = match.game;
    const { url } = await launch(token, { gameId, selection: `${match.id}:away` });
    expect(new URL(url).searchParams.get('selection')).toBe(`${match.id}:away`);
    const wrong = [`${match.id}:all`, '1-three-0:away', `${otherWays(match.id)}:away`, '../evil'];
    for (const selection of wrong) expect((await launch(token, { gameId, selection })).status).toBe(422);
  });

  it('refuses another play type and a game that is not there; a vendor without a game opens its first one', async () => {
    const token = await aPlayer('cleo', '20.00');
    expect((await launch(token, { playType: 'other' })).status).toBe(400);
    expect((await launch(token, { gameId: 'none' })).status).toBe(404);
    const lobby = await launch(token, { gameId: '', gameCode: 'lobby', vassalage: 'SALON', gameType: 'LIVE' });
    expect((await open(lobby.url)).game).toMatchObject({ vendor: 'Salon Nine', kind: 'roulette' });
  });
});

describe('a round', () => {
  it('is not played on a match that was never shown', async () => {
    const token = await aPlayer('nils', '0.50');
    const { value } = await platform.call<{ list: readonly { id: string; game: { gameId: string } }[] }>('fixtures', {
      merchant,
    });
    const [match] = value.list;
    const { token: play, fixtures } = await open((await launch(token, { gameId: match?.game.gameId ?? '' })).url);
    const [shown = { id: '' }] = fixtures;
    const bet = (fixture: string) =>
      post('round', { key: randomUUID(), bet: { fixture, pick: 'home', stake: 100 } }, play);
    for (const id of ['1-three-0', '999999999-three-0', otherWays(shown.id), `${shown.id}0`])
      expect((await bet(id)).status).toBe(422);
    // Of one that is shown, only the money is missing.
    expect((await bet(shown.id)).status).toBe(409);
  });

  it('moves money in entries that sum to nothing, once for a key, and stands in the record', async () => {
    const token = await aPlayer('dora', '50.00');
    const { token: play } = await open((await launch(token)).url);
    const first = await post<RoundAnswer>('round', { key: 'round-one', bet: { stake: 500 } }, play);
    expect(first.body.balance).toBe(5000 - 500 + first.body.payout);
    const again = await post<RoundAnswer>('round', { key: 'round-one', bet: { stake: 500 } }, play);
    expect(again.body).toEqual(first.body);
    const records = await platform.call<{ list: object[] }>('betRecords', { merchant, token });
    const win = (first.body.payout / 100).toFixed(2);
    expect(records.value.list).toEqual([expect.objectContaining({ gameName: 'Ember Tiger', stake: '5.00', win })]);
    const winners = await platform.call<{ list: { isDemo: number; userName: string }[] }>('winners', { merchant });
    expect(winners.value.list).toHaveLength(20);
    const real = winners.value.list.filter(({ isDemo }) => isDemo === 0).map(({ userName }) => userName);
    expect(real).toEqual(first.body.payout > 0 ? ['do***a'] : []);
    const { rows } = await sql<{ sum: string }>`select sum(amount)::text as sum from entry`.execute(
      platform.sandbox.db,
    );
    expect(Number(rows[0]?.sum)).toBe(0);
    // Nobody has seen how it ended: the next page shows it, and only once it was seen no page does.
    const { url } = await launch(token);
    const next = await open(url);
    expect(next.unseen).toMatchObject({ key: 'round-one', stake: 500 });
    await post('shown', { key: 'round-one' }, next.token);
    expect((await post<OpenAnswer>('open', launchOf(url), next.token)).body.unseen).toBeUndefined();
  });

  it('that reaches a level pays what it brings with the round, for money and not for play money', async () => {
    const history = [{ day: 1, kind: 'bet', amount: '4999.00' }];
    const account = { userName: 'vito', balance: '20.00', rank: { labelId: 1 }, label: 'Bronze', history };
    await platform.given(merchant, { accounts: [{ ...account, password: 'Livery-2026' }] });
    const token = (await platform.login(merchant, 'vito')).value['token'] ?? '';
    const free = await open((await launch(token, { mode: 'free' })).url);
    await post('round', { key: 'free-round', bet: { stake: 100 } }, free.token);
    const rankOf = async () =>
      (await platform.call<{ playerRankProgress: { labelId: number } }>('rankProgress', { merchant, token })).value
        .playerRankProgress.labelId;
    expect(await rankOf()).toBe(1);
    const { token: play } = await open((await launch(token)).url);
    const { body } = await post<RoundAnswer>('round', { key: 'level-round', bet: { stake: 100 } }, play);
    expect(body.balance).toBe(2000 - 100 + body.payout + 2000);
    expect(await rankOf()).toBe(2);
  });

  it('never takes what is not there, however many come at once', async () => {
    const token = await aPlayer('ella', '3.00');
    const { token: play } = await open((await launch(token, { gameId: '', vassalage: 'SALON', gameType: 'LIVE' })).url);
    // A number pays 36 or nothing: nearly every answer only takes.
    const bets = Array.from({ length: 8 }, (_, index) =>
      post<RoundAnswer>('round', { key: `at-once-${index}`, bet: { chips: { n13: 100 } } }, play),
    );
    const answers = await Promise.all(bets);
    const taken = answers.filter(({ status }) => status === 200);
    expect(taken.every(({ body }) => body.balance >= 0)).toBe(true);
    if (taken.every(({ body }) => body.payout === 0)) expect(taken).toHaveLength(3);
    expect((await post('round', { key: 'bad-bet-1', bet: { chips: { n99: 100 } } }, play)).status).toBe(422);
  });
});
