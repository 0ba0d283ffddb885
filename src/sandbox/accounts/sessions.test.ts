import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '../../contracts/endpoints.ts';
import { polls } from '../http/polls.ts';
import { launchIn } from '../play/launch-in.fixture.ts';
import { openTestSandbox, type TestSandbox } from '../sandbox.fixture.ts';

const minute = 60_000;
const merchant = 'm-idle';
const phone = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36';
const desk = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0';

interface Entry {
  readonly id: string;
  readonly kind: string;
  readonly browser?: string;
  readonly system?: string;
  readonly country?: string;
  readonly activeAt: number;
  readonly isCurrent: boolean;
}

let platform: TestSandbox;
beforeAll(async () => {
  platform = await openTestSandbox();
  platform.publish(merchant);
}, 240_000);
afterAll(() => platform.close());

async function enter(name: string, { agent = phone, address = '198.51.100.7' } = {}): Promise<string> {
  const answer = await platform.call('login', {
    merchant,
    encrypted: true,
    headers: { 'user-agent': agent, 'x-forwarded-for': address },
    body: { username: name, password: 'Livery-2026', type: 'username' },
  });
  return answer.value['token'] ?? '';
}

const code = async (token: string, name: keyof typeof endpoints = 'wallet') =>
  (await platform.call(name, { merchant, token })).code;
const listed = async (token: string) =>
  (await platform.call<{ sessions: readonly Entry[] }>('sessions', { merchant, token })).value.sessions;

describe('the idle limit', { timeout: 240_000 }, () => {
  it('ends a session that only polls have used, and each act starts it anew', async () => {
    const token = await enter('player0');
    for (const _turn of [1, 2, 3]) {
      platform.pass(20 * minute);
      expect(await code(token, 'inbox')).toBeUndefined();
    }
    for (const _turn of [1, 2, 3]) {
      platform.pass(9 * minute);
      for (const name of polls) if (endpoints[name].method === 'GET') await platform.call(name, { merchant, token });
    }
    expect(await code(token)).toBeUndefined();
    // 30 minutes and the pause between two writes of an act, of which 27 have passed.
    const { value } = await platform.call<{ idleSecondsLeft: number }>('memberInfo', { merchant, token });
    // What passes between the call and its answer counts too.
    expect(value.idleSecondsLeft).toBeLessThanOrEqual(3 * 60 + 15);
    expect(value.idleSecondsLeft).toBeGreaterThan(3 * 60);
    platform.pass(4 * minute);
    expect(await code(token)).toBe('session.ended');
  });

  it('is the site’s to set, and what has ended stays ended when it grows', async () => {
    platform.publish('m-short', { settings: { 'session.idleMinutes': 5 } });
    const { token } = (await platform.login('m-short', 'player0')).value;
    const wallet = { merchant: 'm-short', token };
    platform.pass(5 * minute);
    expect((await platform.call('wallet', wallet)).status).toBe(200);
    platform.pass(minute);
    expect((await platform.call('wallet', wallet)).code).toBe('session.ended');
    platform.publish('m-short', { settings: { 'session.idleMinutes': 60 } });
    expect((await platform.call('wallet', wallet)).code).toBe('session.ended');
  });

  it('leaves the absolute limit alone: acts do not lengthen twelve hours', async () => {
    const token = await enter('player1');
    for (let turn = 0; turn < 35; turn += 1) {
      platform.pass(20 * minute);
      expect(await code(token, 'inbox')).toBeUndefined();
    }
    platform.pass(21 * minute);
    expect(await code(token)).toBe('session.ended');
  });

  it('counts a round of a game as an act, settles the one under way and takes no other', async () => {
    const token = await enter('player2');
    const games = await platform.call<{ games: readonly { nodeId: string }[] }>('games', {
      merchant,
      query: { gameName: 'ember tiger' },
    });
    const query = { nodeId: games.value.games[0]?.nodeId ?? '' };
    const { url = '' } = (await platform.call('launch', { merchant, token, query })).value;
    const play = 'p'.repeat(43);
    const ask = async (path: string, body: object) => {
      const headers = { 'content-type': 'application/json', play };
      const answer = await fetch(`${platform.url}/play/${path}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
      return { status: answer.status, ...(await answer.json()) };
    };
    await ask('open', { launch: launchIn(url) });
    const bet = { stake: 100 };
    for (const key of ['round-one', 'round-two']) {
      platform.pass(20 * minute);
      expect(await ask('round', { key, bet })).toMatchObject({ status: 200, key });
    }
    platform.pass(20 * minute);
    expect(await code(token)).toBeUndefined();
    platform.pass(11 * minute);
    expect(await code(token)).toBe('session.ended');
    expect(await ask('round', { key: 'round-two', bet })).toMatchObject({ status: 200, key: 'round-two' });
    expect(await ask('shown', { key: 'round-two' })).toMatchObject({ status: 200 });
    expect(await ask('round', { key: 'round-three', bet })).toMatchObject({ code: 'play.ended' });
  });
});

describe('the list of devices', { timeout: 240_000 }, () => {
  it('names device, country and last act, and marks the one that asks', async () => {
    const first = await enter('player40', { agent: desk, address: '192.0.2.9' });
    platform.pass(3 * minute);
    const own = await enter('player40');
    const other = await enter('agent42');
    expect(await listed(own)).toMatchObject([
      { kind: 'phone', browser: 'Chrome', system: 'Android', country: 'PK', isCurrent: true },
      { kind: 'computer', browser: 'Firefox', system: 'Windows', country: 'GB', isCurrent: false },
    ]);
    const [, older] = await listed(own);
    expect(platform.sandbox.now().getTime() - (older?.activeAt ?? 0)).toBeGreaterThanOrEqual(3 * minute);
    expect(JSON.stringify(await listed(own))).not.toMatch(/192\.0|198\.51|Mozilla|token/);
    const theirs = await platform.call('endSession', { merchant, token: other, body: { session: older?.id } });
    expect(theirs.code).toBe('session.gone');
    expect(await code(first)).toBeUndefined();
  });

  it('shows no text that a caller made up', async () => {
    const token = await enter('agent41', { agent: 'Buy-now/1.0 (http://evil.example; free money)' });
    expect((await listed(token))[0]).toEqual({
      ...{ id: expect.any(String), kind: expect.any(String), startedAt: expect.any(Number) },
      ...{ activeAt: expect.any(Number), country: 'PK', isCurrent: true },
    });
  });

  it('logs one device out, or every other one, at once', async () => {
    const [own, second, third] = [await enter('agent42'), await enter('agent42'), await enter('agent42')];
    const entry = (await listed(second)).find(({ isCurrent }) => isCurrent);
    const body = { session: entry?.id };
    expect((await platform.call('endSession', { merchant, token: own, body })).value).toBe(true);
    expect((await platform.call('endSession', { merchant, token: own, body })).code).toBe('session.gone');
    expect([await code(own), await code(second), await code(third)]).toEqual([undefined, 'session.ended', undefined]);
    const ended = await platform.call<{ ended: number }>('endOtherSessions', { merchant, token: own });
    expect(ended.value.ended).toBeGreaterThanOrEqual(1);
    expect([await code(own), await code(third)]).toEqual([undefined, 'session.ended']);
    expect(await listed(own)).toHaveLength(1);
  });

  it('takes a token from an address for those sites only that send it there', async () => {
    const token = await enter('player2');
    expect((await platform.call('wallet', { merchant, query: { token } })).code).toBe('not.logged.in');
    platform.publish('m-listed', { settings: { 'api.tokenInQuery': true } });
    const listedToken = (await platform.login('m-listed', 'player0')).value['token'] ?? '';
    const sent = { merchant: 'm-listed', query: { token: listedToken } };
    expect((await platform.call('wallet', sent)).status).toBe(200);
  });

  it('gives each login a token of its own and ends the one that the browser held', async () => {
    const old = await enter('player1');
    const body = { username: 'player1', password: 'Livery-2026', type: 'username' };
    const next = await platform.call('login', { merchant, token: old, encrypted: true, body });
    expect(next.value['token']).not.toBe(old);
    expect([await code(old), await code(next.value['token'] ?? '')]).toEqual(['session.ended', undefined]);
  });
});
