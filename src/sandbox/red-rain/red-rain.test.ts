import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestSandbox } from '../sandbox.fixture.ts';
import { openTestSandbox } from '../sandbox.fixture.ts';

interface Rain {
  readonly now: string;
  readonly event?: {
    readonly id: number;
    readonly startsAt: string;
    readonly endsAt: string;
    readonly claimsLeft: number;
  };
  readonly list: readonly { readonly title: string; readonly amount: string }[];
}

let platform: TestSandbox;
beforeAll(async () => {
  platform = await openTestSandbox();
}, 240_000);
afterAll(() => platform.close());

async function as(merchant: string, userName: string) {
  const { token } = (await platform.login(merchant, userName)).value;
  const { read, balance } = {
    read: async () => (await platform.call<Rain>('redRain', { merchant, token })).value,
    balance: async () => Number((await platform.call('wallet', { merchant, token })).value['sumBalance']),
  };
  return {
    ...{ read, balance },
    claim: async (eventId = 0) => {
      const { status, code, value } = await platform.call('claimRedRain', { merchant, token, body: { eventId } });
      return code ?? (status === 200 ? Number(value['amount']) : status);
    },
    notes: async () => {
      const answer = await platform.call<{ list: readonly { kind: string; note: string }[] }>('transactions', {
        ...{ merchant, token },
        query: { kind: 'bonus' },
      });
      return answer.value.list.map(({ note }) => note);
    },
  };
}

const amounts = (results: readonly unknown[]) => results.filter((result) => typeof result === 'number');
const sum = (values: readonly number[]) => Math.round(values.reduce((total, value) => total + value, 0) * 100) / 100;

describe('red envelope rain', { timeout: 240_000 }, () => {
  it('gives each player as many envelopes as the event has for them, however they ask', async () => {
    await platform.given('m-rain', { rain: { title: 'Diwali', startsIn: -10, lasts: 600, claimsEach: 2 } });
    const player = await as('m-rain', 'player0');
    const [before, { event }] = [await player.balance(), await player.read()];
    const results = await Promise.all(Array.from({ length: 6 }, () => player.claim(event?.id)));
    const paid = amounts(results) as number[];
    expect(paid).toHaveLength(2);
    expect(results.filter((result) => result === 'rain.claimed')).toHaveLength(4);
    expect(sum([(await player.balance()) - before])).toBe(sum(paid));
    const after = await player.read();
    expect(after).toMatchObject({ event: { claimsLeft: 0 }, list: [{ title: 'Diwali' }, { title: 'Diwali' }] });
    expect(await player.notes()).toEqual(['Diwali', 'Diwali']);
  });

  it('never gives more than its budget', async () => {
    const rain = { startsIn: -10, lasts: 600, claimsEach: 3, budget: '7.00', least: '2.00', most: '3.00' };
    await platform.given('m-budget', { rain });
    const players = await Promise.all(['player0', 'player1', 'player2', 'agent41'].map((name) => as('m-budget', name)));
    const id = (await players[0]?.read())?.event?.id;
    const results = await Promise.all(players.flatMap((player) => [1, 2, 3].map(() => player.claim(id))));
    const paid = amounts(results) as number[];
    expect(paid.length).toBeGreaterThanOrEqual(2);
    expect(sum(paid)).toBeLessThanOrEqual(7);
    expect(sum(paid)).toBeGreaterThan(5);
    expect(results).toContain('rain.empty');
  });

  it('is closed before its start, after its end, in another brand and for trial accounts', async () => {
    await platform.given('m-closed', { rain: { startsIn: 100, lasts: 100 } });
    const player = await as('m-closed', 'player0');
    const id = (await player.read()).event?.id;
    expect(await player.claim(id)).toBe('rain.closed');
    platform.pass(101_000);
    expect(await (await as('m-closed', 'trial4')).claim(id)).toBe('free_reject');
    expect(await (await as('m-elsewhere', 'player0')).claim(id)).toBe('rain.closed');
    expect(await player.claim(id)).toEqual(expect.any(Number));
    platform.pass(100_000);
    expect(await (await as('m-closed', 'player1')).claim(id)).toBe('rain.closed');
    expect((await player.read()).event?.id).toBe(id);
  });

  it('comes again in a demonstration, once for everybody who asks', async () => {
    const player = await as('m-again', 'player0');
    platform.pass(5 * 3_600_000);
    const again = await as('m-again', 'player0');
    const found = await Promise.all([again.read(), again.read(), again.read()]);
    expect(new Set(found.map(({ event }) => event?.id)).size).toBe(1);
    const [{ now, event }] = [found[0] as Rain];
    expect(Date.parse(event?.endsAt ?? '')).toBeGreaterThan(Date.parse(now));
    expect(Date.parse(event?.startsAt ?? '') - Date.parse(now)).toBeLessThan(20 * 60_000);
    expect(player).toBeDefined();
  });
});
