import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAccount } from '../accounts/create-account.ts';
import { openTestSandbox, type TestSandbox } from '../sandbox.fixture.ts';
import { launchIn } from './launch-in.fixture.ts';
import type { OpenAnswer, RoundAnswer } from './protocol.ts';

const merchant = 'm-spin';
const site = { 'x-forwarded-host': 'm-spin.localhost:4000', 'x-forwarded-proto': 'http' };
let platform: TestSandbox;
beforeAll(async () => {
  platform = await openTestSandbox();
  platform.publish(merchant, { settings: { 'play.largestSpinStake': 1, 'play.secondsPerSpin': 30 } });
});
afterAll(() => platform.close());

/** Opens a game for a player, and gives what plays a round of it. */
async function aGame(token: string, gameId: string, gameType: string, place = merchant) {
  const query = { gameId, gameType, playType: 'trad' };
  const launched = await platform.call<{ url: string }>('launch', { merchant: place, token, headers: site, query });
  const play = randomUUID() + randomUUID().slice(0, 8);
  const post = async <T>(
    path: string,
    body: object,
  ): Promise<T & { readonly code?: string; readonly value?: object }> => {
    const headers = { 'content-type': 'application/json', play };
    const answer = await fetch(`${platform.url}/play/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    return answer.json();
  };
  const opened = await post<OpenAnswer>('open', { launch: launchIn(launched.value.url) });
  return { opened, round: (bet: object) => post<RoundAnswer>('round', { key: randomUUID(), bet }) };
}

it('takes no higher stake and begins no turn sooner than the site says, in parallel and in another slot neither', async () => {
  const account = { userName: 'spinner', password: 'Livery-2026', balance: '50.00' };
  await platform.given(merchant, { accounts: [account] });
  const { token = '' } = (await platform.login(merchant, 'spinner')).value;
  const first = await aGame(token, 'ember-tiger', 'RNG');
  expect(first.opened).toMatchObject({ largestStake: 100, restMs: 30_000 });
  expect(await first.round({ stake: 200 })).toMatchObject({ code: 'spin.stake', value: { largest: '1.00' } });
  const answers = await Promise.all(Array.from({ length: 6 }, () => first.round({ stake: 100 })));
  expect(answers.filter(({ stake }) => stake === 100)).toHaveLength(1);
  expect(answers.filter(({ code }) => code === 'spin.early')).toHaveLength(5);
  const other = platform.sandbox.catalogue.games.find(
    ({ category, gameId }) => category === 'slots' && gameId !== 'ember-tiger',
  );
  const second = await aGame(token, other?.gameId ?? '', 'RNG');
  platform.pass(15_000);
  expect((await second.round({ stake: 100 })).code).toBe('spin.early');
  platform.pass(15_000);
  expect(await second.round({ stake: 100 })).toMatchObject({ stake: 100 });
  const table = platform.sandbox.catalogue.games.find(({ category }) => category === 'live');
  const roulette = await aGame(token, table?.gameId ?? '', 'LIVE');
  const chips = { chips: { red: 500 } };
  expect(roulette.opened.restMs).toBe(0);
  expect((await roulette.round(chips)).code).not.toBe('spin.early');
});

it('lets who is below 25, or of unknown age, stake less where the site says so, until the birthday', async () => {
  const place = 'm-young';
  platform.publish(place, { settings: { 'play.largestSpinStake': 5, 'play.largestSpinStakeUnder25': 2 } });
  await platform.given(place, {});
  const year = platform.sandbox.now().getUTCFullYear();
  const born = (age: number, days: number) => {
    const day = platform.sandbox.now();
    day.setUTCFullYear(year - age);
    day.setUTCDate(day.getUTCDate() + days);
    return day.toISOString().slice(0, 10);
  };
  const people = { grown: born(25, 0), young: born(25, 2), unknown: undefined };
  const games: Record<string, Awaited<ReturnType<typeof aGame>>> = {};
  for (const [name, birthday] of Object.entries(people)) {
    const { id } = await createAccount(platform.sandbox, {
      ...{ merchant: place, name, type: 0, password: 'Livery-2026', balance: '50.00' },
      ...(birthday === undefined ? {} : { profile: { birthday } }),
    });
    expect(id).toBeGreaterThan(0);
    const { token = '' } = (await platform.login(place, name)).value;
    games[name] = await aGame(token, 'ember-tiger', 'RNG', place);
  }
  expect(games['grown']?.opened.largestStake).toBe(500);
  expect(await games['grown']?.round({ stake: 500 })).toMatchObject({ stake: 500 });
  for (const name of ['young', 'unknown']) {
    expect(games[name]?.opened.largestStake).toBe(200);
    expect(await games[name]?.round({ stake: 300 })).toMatchObject({ code: 'spin.stake', value: { largest: '2.00' } });
    expect(await games[name]?.round({ stake: 200 })).toMatchObject({ stake: 200 });
  }
  platform.pass(2 * 24 * 3_600_000);
  const { token = '' } = (await platform.login(place, 'young')).value;
  const later = await aGame(token, 'ember-tiger', 'RNG', place);
  expect(await later.round({ stake: 500 })).toMatchObject({ stake: 500 });
});
