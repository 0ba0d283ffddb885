import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aSitePart } from '../../../src/engine/site.fixture.ts';
import { openTestSandbox, type TestSandbox } from '../../../src/sandbox/sandbox.fixture.ts';
import { dividendLengths } from '../../../src/sandbox/settlement/periods.ts';
import { settleDays, settleDividends, settleHours } from '../../../src/sandbox/settlement/settle.ts';
import { type Compared, compareEarned, moneyFaults } from './compare-earned.ts';
import { largeTeam } from './large-team.ts';

const merchant = 'm-test';
const dayMs = 86_400_000;
const dayBack = (count: number) => new Date(Date.now() - count * dayMs).toISOString().slice(0, 10);
const played = 60;

describe.each([
  { code: 'GBP', decimals: 2, most: 20_000, agents: 4, players: 24 },
  { code: 'JPY', decimals: 0, most: 20_000, agents: 2, players: 3 },
  { code: 'KWD', decimals: 3, most: 200_000, agents: 2, players: 3 },
])('what a team earned in $code, reckoned a second time in SQL of its own', { timeout: 240_000 }, (currency) => {
  const { code, decimals } = currency;
  let platform: TestSandbox;
  let compared: readonly Compared[] = [];
  beforeAll(async () => {
    platform = await openTestSandbox();
    const { identity } = aSitePart();
    platform.publish(merchant, {
      flags: { manualSalary: true, hourlySalary: true, dividend: true },
      identity: { ...identity, currency: { code, symbol: code } },
    });
    const accounts = largeTeam({ ...currency, days: played, bets: 12 });
    // From three days ago on the agents have other rates.
    const later = accounts
      .filter((account) => 'type' in account)
      .map((account) => ({ ...account, earning: { since: 3, rates: { RNG: '1.11', LIVE: '0.95' } } }));
    await platform.given(merchant, { accounts: [...accounts, ...later] });
    const { sandbox } = platform;
    const days = Array.from({ length: played }, (_, place) => dayBack(played - place));
    await Promise.all([settleDays(sandbox, merchant, days), settleDays(sandbox, merchant, days.toReversed())]);
    await settleHours(sandbox, merchant, days);
    const length = (name: (typeof dividendLengths)[number]) =>
      settleDividends(sandbox, merchant, { length: name, days });
    for (const name of dividendLengths) await Promise.all([length(name), length(name)]);
    const { games } = sandbox.catalogue;
    compared = await compareEarned(sandbox.db, { merchant, decimals, games, until: sandbox.now() });
  }, 240_000);
  afterAll(() => platform.close());

  it.each([
    ['rebate', 100],
    ['daily', 50],
    ['hourly', 50],
    ['dividend', 20],
  ])('comes to the same by %s for every member and day, to the smallest unit', (wanted, least) => {
    const found = compared.find(({ kind }) => kind === wanted);
    expect(found?.reckoned.length).toBeGreaterThanOrEqual(least);
    expect(found?.settled).toEqual(found?.reckoned);
  });

  it('has paid each of them once, but what waits for a hand', async () => {
    expect(await moneyFaults(platform.sandbox.db, merchant)).toEqual([]);
  });
});
