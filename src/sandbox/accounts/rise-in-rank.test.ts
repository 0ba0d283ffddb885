import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aSitePart } from '../../engine/site.fixture.ts';
import { openTestSandbox, type TestSandbox } from '../sandbox.fixture.ts';
import { riseInRank } from './rise-in-rank.ts';

const merchant = 'm-rank';
let platform: TestSandbox;
beforeAll(async () => {
  platform = await openTestSandbox();
  platform.publish(merchant, {});
  platform.publish('m-yen', { identity: { ...aSitePart().identity, currency: { code: 'JPY', symbol: '¥' } } });
}, 240_000);
afterAll(() => platform.close());

interface Progress {
  readonly currentProgress: { readonly completedConditions: number; readonly totalExpectedConditions: number };
  readonly playerRankProgress: { readonly labelId?: number };
}

/** A player who has staked so much in bets of the past, and what comes of the next round. */
async function aPlayer(
  userName: string,
  { staked, ...account }: { readonly staked: string; readonly [more: string]: unknown },
) {
  const history = [{ day: 2, kind: 'bet', amount: staked }];
  await platform.given(merchant, { account: { userName, balance: '0.00', ...account, history } });
  const token = (await platform.login(merchant, userName)).value['token'];
  const ask = <T>(name: 'rankProgress' | 'transactions' | 'wallet' | 'memberInfo') =>
    platform.call<T>(name, { merchant, token });
  const { sandbox } = platform;
  const { account: id } = await sandbox.db
    .selectFrom('bet')
    .select('account')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return {
    rise: () =>
      sandbox.db
        .transaction()
        .execute((db) => riseInRank(db, { merchant, account: id, decimals: 2, language: 'en', at: sandbox.now() })),
    progress: async () => (await ask<Progress>('rankProgress')).value,
    rewards: async () =>
      (await ask<{ list: readonly { kind: string; note: string; amount: string }[] }>('transactions')).value.list
        .filter(({ kind }) => kind === 'reward')
        .map(({ note, amount }) => [note, amount])
        .toReversed(),
    label: async () => (await ask<{ clubLabel?: { labelName: string } }>('memberInfo')).value.clubLabel?.labelName,
  };
}

describe('levels', { timeout: 240_000 }, () => {
  it('are reached by what was really staked, and each on the way is paid once, by its name', async () => {
    const player = await aPlayer('ruth', { staked: '5000.00' });
    expect((await player.progress()).playerRankProgress).toEqual({});
    await player.rise();
    await player.rise();
    expect(await player.rewards()).toEqual([
      ['Level reached: Bronze', '5.00'],
      ['Level reached: Silver', '20.00'],
    ]);
    expect(await player.label()).toBe('Silver');
    expect(await player.progress()).toMatchObject({
      playerRankProgress: { labelId: 2 },
      currentProgress: { completedConditions: 0, totalExpectedConditions: 5 },
    });
  });

  it('are not reached a penny below, and the way there is counted in fifths', async () => {
    const player = await aPlayer('sam', { staked: '999.99' });
    await player.rise();
    expect(await player.rewards()).toEqual([]);
    expect((await player.progress()).currentProgress).toEqual({ completedConditions: 4, totalExpectedConditions: 5 });
  });

  it('that an operator gave are kept, as is a label of their own, and the highest has nothing above it', async () => {
    const given = await aPlayer('tess', { staked: '20000.00', rank: { labelId: 4 }, label: 'Partner' });
    await given.rise();
    expect([await given.rewards(), await given.label()]).toEqual([[], 'Partner']);
    const top = await aPlayer('uma', { staked: '400000.00', rank: { labelId: 4 }, label: 'Partner' });
    await top.rise();
    expect([await top.rewards(), await top.label()]).toEqual([[['Level reached: Diamond', '500.00']], 'Partner']);
    expect((await top.progress()).currentProgress).toEqual({ completedConditions: 5, totalExpectedConditions: 5 });
  });

  it('bring amounts that make sense in the currency', async () => {
    await platform.given('m-yen', { account: { userName: 'yuki' } });
    const token = (await platform.login('m-yen', 'yuki')).value['token'];
    const { value } = await platform.call<{ levels: readonly { reward: string }[] }>('rankProgress', {
      ...{ merchant: 'm-yen', token },
    });
    expect(value.levels.map(({ reward }) => reward)).toEqual(['500', '2000', '6000', '20000', '50000']);
  });
});
