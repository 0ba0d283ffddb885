import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { endpoints, type EndpointName } from '../../contracts/endpoints.ts';
import { platformStates } from '../../contracts/platform-states.ts';
import { platformStateHeader } from '../../contracts/scene.ts';
import { openTestSandbox, type TestSandbox } from '../sandbox.fixture.ts';

let platform: TestSandbox;
let token: string | undefined;

beforeAll(async () => {
  platform = await openTestSandbox();
  platform.publish('m-test');
  await platform.given('m-test', {
    accounts: [
      { userName: 'above', type: 3 },
      {
        ...{ userName: 'player', type: 2, upline: 'above', balance: '250.00', inboxUnread: 2 },
        history: [{ day: 2, kind: 'bet', amount: '30.00', win: '12.50', gameType: 'LIVE' }],
      },
    ],
  });
  token = (await platform.login('m-test', 'player')).value['token'];
});
afterEach(() => enter('usual'));
afterAll(() => platform.close());

const put = (body: object) =>
  fetch(`${platform.staffUrl}/states`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** Puts the merchant into a state. */
async function enter(state: string): Promise<void> {
  expect((await put({ merchant: 'm-test', state })).status).toBe(200);
}

type List = { readonly value: { readonly list: readonly Readonly<Record<string, unknown>>[] } };
const read = (name: EndpointName) => platform.call<never>(name, { token }) as Promise<unknown> as Promise<List>;

describe('the states of a platform', () => {
  it('empty has no entry in any list, many has long ones whose keys differ, usual has them back @T-093', async () => {
    const usual = (await read('transactions')).value.list;
    expect(usual.length).toBeGreaterThan(1);
    await enter('empty');
    expect((await read('transactions')).value.list).toEqual([]);
    expect((await read('inboxCount')).value).toBe(0);
    expect((await read('referrals')).value).toMatchObject({ joined: 0, list: [] });
    await enter('many');
    const games = (await read('games')) as unknown as { value: { games: { nodeId: string }[] } };
    expect(games.value.games.length).toBeGreaterThanOrEqual(60);
    expect(new Set(games.value.games.map(({ nodeId }) => nodeId)).size).toBe(games.value.games.length);
    await enter('usual');
    expect((await read('transactions')).value.list).toEqual(usual);
  });

  it('full has large counts and amounts, long has long words, and nothing else moves @T-093', async () => {
    await enter('full');
    expect((await read('wallet')).value).toEqual({ sumBalance: '98765432.10' });
    expect((await read('inboxCount')).value).toBe(128);
    await enter('long');
    const [message] = (await read('inbox')).value.list;
    expect(String(message?.['title']).length).toBeGreaterThan(30);
    expect((await read('wallet')).value).toEqual({ sumBalance: '250.00' });
  });

  it('error fails every reading call but those that a page begins with; acts go on @T-094', async () => {
    await enter('error');
    expect(await platform.call('wallet', { token })).toMatchObject({ status: 500, code: 'system.error' });
    expect((await platform.call('systemStatus')).status).toBe(200);
    expect((await platform.login('m-test', 'player')).status).toBe(200);
    await enter('usual');
    expect((await platform.call('wallet', { token })).status).toBe(200);
  });

  it('answers a call in the state that it asks for itself, alone @T-098', async () => {
    const headers = { [platformStateHeader]: 'error' };
    expect((await platform.call('wallet', { token, headers })).status).toBe(500);
    expect((await platform.call('wallet', { token })).status).toBe(200);
    expect((await platform.call('wallet', { token, headers: { [platformStateHeader]: 'none' } })).status).toBe(200);
  });

  it('loading answers nothing until the state ends @T-094', async () => {
    await enter('loading');
    let isAnswered = false;
    const answer = platform.call('wallet', { token }).then((own) => {
      isAnswered = true;
      return own;
    });
    expect((await platform.call('systemStatus')).status).toBe(200);
    await new Promise((done) => setTimeout(done, 150));
    expect(isAnswered).toBe(false);
    await enter('usual');
    expect((await answer).status).toBe(200);
  });

  it('keeps the contract in every state and is one merchant alone @T-095', async () => {
    const reading = (Object.keys(endpoints) as EndpointName[]).filter((name) => endpoints[name].method === 'GET');
    const statuses = async () =>
      Object.fromEntries(
        await Promise.all(reading.map(async (name) => [name, (await platform.call(name, { token })).status])),
      );
    const usual = await statuses();
    for (const state of ['empty', 'many', 'full', 'long']) {
      await enter(state);
      expect(await statuses(), state).toEqual(usual);
    }
    await enter('error');
    expect((await platform.call('hotGames', { merchant: 'm-other' })).status).toBe(200);
  });

  it('says which states there are, and refuses another @T-096', async () => {
    const answer = await fetch(`${platform.staffUrl}/states?merchant=m-test`);
    expect(await answer.json()).toEqual({ state: 'usual', states: platformStates });
    const refused = await put({ merchant: 'm-test', state: 'broken' });
    expect(refused.status).toBe(400);
    expect(JSON.stringify(await refused.json())).toContain('usual, empty, many');
    expect((await put({ state: 'empty' })).status).toBe(400);
  });
});
