import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestSandbox, type TestSandbox } from '../sandbox.fixture.ts';
import type { OpenAnswer, RoundAnswer } from './protocol.ts';

const merchant = 'm-spin';
const site = { 'x-forwarded-host': 'm-spin.localhost:4000', 'x-forwarded-proto': 'http' };
let platform: TestSandbox;
beforeAll(async () => {
  platform = await openTestSandbox();
  platform.publish(merchant, { settings: { 'play.largestSpinStake': 1, 'play.secondsPerSpin': 5 } });
});
afterAll(() => platform.close());

/** Opens a game for a player, and gives what plays a round of it. */
async function aGame(token: string, gameId: string, gameType: string) {
  const query = { gameId, gameType, playType: 'trad' };
  const launched = await platform.call<{ url: string }>('launch', { merchant, token, headers: site, query });
  const play = randomUUID() + randomUUID().slice(0, 8);
  const post = async <T>(
    path: string,
    body: object,
  ): Promise<T & { readonly code?: string; readonly value?: object }> => {
    const headers = { 'content-type': 'application/json', play };
    const answer = await fetch(`${platform.url}/play/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    return answer.json();
  };
  const opened = await post<OpenAnswer>('open', { launch: new URL(launched.value.url).searchParams.get('launch') });
  return { opened, round: (bet: object) => post<RoundAnswer>('round', { key: randomUUID(), bet }) };
}

it('takes no higher stake and begins no turn sooner than the site says, in parallel and in another slot neither', async () => {
  const account = { userName: 'spinner', password: 'Livery-2026', balance: '50.00' };
  await platform.given(merchant, { accounts: [account] });
  const { token = '' } = (await platform.login(merchant, 'spinner')).value;
  const first = await aGame(token, 'ember-tiger', 'RNG');
  expect(first.opened).toMatchObject({ largestStake: 100, restMs: 5000 });
  expect(await first.round({ stake: 200 })).toMatchObject({ code: 'spin.stake', value: { largest: '1.00' } });
  const answers = await Promise.all(Array.from({ length: 6 }, () => first.round({ stake: 100 })));
  expect(answers.filter(({ stake }) => stake === 100)).toHaveLength(1);
  expect(answers.filter(({ code }) => code === 'spin.early')).toHaveLength(5);
  const other = platform.sandbox.catalogue.games.find(
    ({ category, gameId }) => category === 'slots' && gameId !== 'ember-tiger',
  );
  const second = await aGame(token, other?.gameId ?? '', 'RNG');
  platform.pass(4000);
  expect((await second.round({ stake: 100 })).code).toBe('spin.early');
  platform.pass(1000);
  expect(await second.round({ stake: 100 })).toMatchObject({ stake: 100 });
  const table = platform.sandbox.catalogue.games.find(({ category }) => category === 'live');
  const roulette = await aGame(token, table?.gameId ?? '', 'LIVE');
  const chips = { chips: { red: 500 } };
  expect(roulette.opened.restMs).toBe(0);
  expect((await roulette.round(chips)).code).not.toBe('spin.early');
});
