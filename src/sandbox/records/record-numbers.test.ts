import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer } from '../../contracts/platform-answer.ts';
import { openTestSandbox, type TestSandbox } from '../sandbox.fixture.ts';

let platform: TestSandbox;
const merchants = ['m-first', 'm-second'] as const;

beforeAll(async () => {
  platform = await openTestSandbox();
  for (const merchant of merchants) {
    platform.publish(merchant, {});
    const history = [
      { day: 3, kind: 'deposit', amount: '50.00' },
      { day: 2, kind: 'bet', amount: '10.00', win: '4.00', gameType: 'LIVE' },
      { day: 1, kind: 'bet', amount: '5.00', win: '0.00', gameType: 'LIVE' },
    ];
    await platform.given(merchant, { accounts: [{ userName: 'player', type: 2, history }] });
  }
}, 120_000);
afterAll(() => platform.close());

async function ask<T extends 'transactions' | 'betRecords'>(merchant: string, name: T, query = {}): Promise<Answer<T>> {
  const { token } = (await platform.login(merchant, 'player')).value;
  return (await platform.call<Answer<T>>(name, { merchant, token: token as string, query })).value;
}

/** `count`, …, 2, 1. */
const downFrom = (count: number) => Array.from({ length: count }, (_, index) => count - index);

describe('numbers of a record', { timeout: 120_000 }, () => {
  it.each(merchants)(
    'are the own ones of a player of %s, whoever else plays: the oldest entry is 1',
    async (merchant) => {
      const movements = (await ask(merchant, 'transactions')).list;
      expect(movements.length).toBeGreaterThan(3);
      expect(movements.map(({ id }) => id)).toEqual(downFrom(movements.length));
      const bets = (await ask(merchant, 'betRecords')).list;
      expect(bets.map(({ id }) => id)).toEqual(downFrom(2));
    },
  );

  it('stay what they are where one kind is asked for', async () => {
    const all = (await ask('m-second', 'transactions')).list;
    const stakes = (await ask('m-second', 'transactions', { kind: 'stake' })).list;
    expect(stakes).toHaveLength(2);
    expect(stakes).toEqual(all.filter(({ kind }) => kind === 'stake'));
  });
});
