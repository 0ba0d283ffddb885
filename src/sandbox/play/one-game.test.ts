import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestSandbox, type TestSandbox } from '../sandbox.fixture.ts';
import { launchIn } from './launch-in.fixture.ts';
import type { OpenAnswer, RoundAnswer } from './protocol.ts';

const merchant = 'm-one-game';
let platform: TestSandbox;
beforeAll(async () => {
  platform = await openTestSandbox();
});
afterAll(() => platform.close());

interface Refused {
  readonly code?: string;
}

async function aPlayer(userName: string): Promise<string | undefined> {
  await platform.given(merchant, { accounts: [{ userName, balance: '50.00' }] });
  return (await platform.login(merchant, userName)).value['token'];
}

/** A game that is on its way to a page; `open` is what the page does. */
async function aGame(token: string | undefined) {
  const query = { gameId: 'ember-tiger', gameType: 'RNG', playType: 'trad' };
  const launched = await platform.call<{ url: string }>('launch', { merchant, token, query });
  const play = randomUUID() + randomUUID().slice(0, 8);
  const post = async <T>(path: string, body: object): Promise<T & Refused> => {
    const headers = { 'content-type': 'application/json', play };
    const answer = await fetch(`${platform.url}/play/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    return answer.json();
  };
  const launch = launchIn(launched.value.url);
  return {
    open: () => post<OpenAnswer>('open', { launch }),
    round: () => post<RoundAnswer>('round', { key: randomUUID(), bet: { stake: 100 } }),
  };
}

it('lets nobody play two games at a time where the site says so, also when both open at once', async () => {
  platform.publish(merchant, { settings: { 'play.oneGame': true } });
  const token = await aPlayer('one');
  const [first, second] = [await aGame(token), await aGame(token)];
  await first.open();
  expect(await first.round()).toMatchObject({ stake: 100 });
  await second.open();
  expect((await first.round()).code).toBe('play.ended');
  expect((await first.open()).code).toBe('play.ended');
  expect(await second.round()).toMatchObject({ stake: 100 });
  const many = await Promise.all(Array.from({ length: 6 }, () => aGame(token)));
  await Promise.all(many.map(({ open }) => open()));
  const rounds = await Promise.all(many.map(({ round }) => round()));
  expect(rounds.filter(({ stake }) => stake === 100)).toHaveLength(1);
  expect(rounds.filter(({ code }) => code === 'play.ended')).toHaveLength(5);
  const [other] = [await aGame(await aPlayer('neighbour'))];
  expect(await other.open()).toMatchObject({ balance: 5000 });
  expect(await many[rounds.findIndex(({ stake }) => stake === 100)]?.round()).toMatchObject({ stake: 100 });
});

it('lets several be open at other sites', async () => {
  platform.publish(merchant, {});
  const token = await aPlayer('several');
  const [first, second] = [await aGame(token), await aGame(token)];
  await first.open();
  await second.open();
  for (const { round } of [first, second]) expect(await round()).toMatchObject({ stake: 100 });
});
