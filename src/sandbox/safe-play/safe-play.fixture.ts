import { randomUUID } from 'node:crypto';
import type { EndpointName } from '../../contracts/endpoints.ts';
import type { Answer } from '../../contracts/platform-answer.ts';
import { launchIn } from '../play/launch-in.fixture.ts';
import { openTestSandbox, type TestSandbox } from '../sandbox.fixture.ts';

export const password = 'Livery-2026';
export const [hour, day] = [3_600_000, 24 * 3_600_000];

type Published = Parameters<TestSandbox['publish']>[1];

/** A platform with one site, and what its players do about limits, breaks and play. */
export async function openPlayers(merchant: string, published: Published) {
  const platform = await openTestSandbox();
  platform.publish(merchant, published);
  const headers = { 'x-forwarded-host': `${merchant}.localhost:4000`, 'x-forwarded-proto': 'http' };

  const enter = async (userName: string) => (await platform.login(merchant, userName)).value['token'] ?? '';

  /** Signs a new player in who has money. */
  async function aPlayer(userName: string, more: object = {}): Promise<string> {
    await platform.given(merchant, { accounts: [{ userName, password, balance: '100.00', ...more }] });
    return enter(userName);
  }

  const ask = (name: EndpointName, token: string, body?: object) =>
    platform.call<Answer<'safePlay'>>(name, { merchant, token, ...(body === undefined ? {} : { body }) });
  const pay = (token: string, amount: string) => ask('deposit', token, { channel: 'bank', amount });
  const limitOf = async (token: string, kind: string, span: string) =>
    (await ask('safePlay', token)).value.limits.find((limit) => limit.kind === kind && limit.span === span);
  const launch = (token: string, more: object = {}) => {
    const query = { gameId: 'ember-tiger', gameType: 'RNG', playType: 'trad', ...more };
    return platform.call<{ url: string }>('launch', { merchant, token, headers, query });
  };

  /** Opens a game and gives what plays a round in it. */
  async function aGame(token: string) {
    const launched = await launch(token);
    const play = randomUUID() + randomUUID().slice(0, 8);
    const post = async (path: string, body: object) => {
      const own = { 'content-type': 'application/json', play };
      const sent = { method: 'POST', headers: own, body: JSON.stringify(body) };
      const answer = await fetch(`${platform.url}/play/${path}`, sent);
      return { status: answer.status, ...(await answer.json()) };
    };
    await post('open', { launch: launchIn(launched.value.url) });
    return (stake: number) => post('round', { key: randomUUID(), bet: { stake } });
  }

  return { platform, enter, aPlayer, ask, pay, limitOf, launch, aGame };
}

export type Players = Awaited<ReturnType<typeof openPlayers>>;
