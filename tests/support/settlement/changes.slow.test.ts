import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aSitePart } from '../../../src/engine/site.fixture.ts';
import { openTestSandbox, type TestSandbox } from '../../../src/sandbox/sandbox.fixture.ts';
import { dividendLengths } from '../../../src/sandbox/settlement/periods.ts';
import { settleDays, settleDividends, settleHours } from '../../../src/sandbox/settlement/settle.ts';
import { changeKinds, changingTeam } from './changing-team.ts';
import { type Compared, compareEarned, moneyFaults } from './compare-earned.ts';
import { largeTeam } from './large-team.ts';

const merchant = 'm-test';
const dayMs = 86_400_000;
const [played, changes] = [60, 200];

const currencies = [
  { code: 'GBP', decimals: 2, most: 20_000, seed: 15 },
  { code: 'JPY', decimals: 0, most: 20_000, seed: 16 },
  { code: 'KWD', decimals: 3, most: 200_000, seed: 17 },
];

// The other currencies take their turn in `npm run soak`.
describe.each(process.env['LIVERY_SOAK'] === '1' ? currencies : currencies.slice(0, 1))(
  'what a team earned in $code while it changed 200 times in 60 days',
  { timeout: 240_000 },
  (currency) => {
    const { code, decimals } = currency;
    const startedAt = Date.now() - played * dayMs;
    let clock = startedAt;
    let platform: TestSandbox;
    let compared: readonly Compared[] = [];
    const made = new Map<string, number>();
    const before = new Map<unknown, string>();

    beforeAll(async () => {
      platform = await openTestSandbox({ now: () => new Date(clock) });
      const { sandbox } = platform;
      const identity = { ...aSitePart().identity, currency: { code, symbol: code } };
      platform.publish(merchant, { flags: { manualSalary: true, hourlySalary: true, dividend: true }, identity });
      const accounts = largeTeam({ ...currency, agents: 2, players: 3, days: 20, bets: 1 });
      await platform.given(merchant, { accounts });
      const team = await changingTeam(sandbox, { merchant, ...currency });
      const step = (played * dayMs) / changes;
      for (let place = 0; place < changes; place += 1) {
        const kind = changeKinds[team.draw(changeKinds.length)] ?? 'rates';
        made.set(kind, (made.get(kind) ?? 0) + 1);
        await team.change(kind);
        for (let bets = 0; bets < 3; bets += 1) {
          clock += Math.ceil(step / 3);
          await team.play();
        }
        // Some days are settled soon, some long after other changes, some in the middle of what they are part of.
        if (team.draw(25) === 0) await settle(clock - team.draw(12) * dayMs, 1 + team.draw(5));
      }
      for (const row of await settledRows()) before.set(row.id, JSON.stringify(row));
      clock += 40 * dayMs;
      await settle(clock, 150);
      compared = await compareEarned(sandbox.db, {
        merchant,
        decimals,
        games: sandbox.catalogue.games,
        until: new Date(clock),
      });
    }, 240_000);
    afterAll(() => platform.close());

    /** Settles everything of so many days up to a moment, each of them twice at once. */
    async function settle(until: number, count: number): Promise<void> {
      const { sandbox } = platform;
      const days = Array.from({ length: count }, (_, back) =>
        new Date(until - back * dayMs).toISOString().slice(0, 10),
      );
      await Promise.all([settleDays(sandbox, merchant, days), settleDays(sandbox, merchant, days.toReversed())]);
      await settleHours(sandbox, merchant, days);
      for (const length of dividendLengths) await settleDividends(sandbox, merchant, { length, days });
    }

    const settledRows = () =>
      platform.sandbox.db.selectFrom('settlement').selectAll().where('merchant', '=', merchant).orderBy('id').execute();

    it('changed rates, contracts and places, and new members came', () => {
      expect([...made.keys()].toSorted()).toEqual(changeKinds.toSorted());
      expect(Math.min(...made.values())).toBeGreaterThan(30);
      expect([...made.values()].reduce((sum, count) => sum + count)).toBe(changes);
    });

    it.each([
      ['rebate', 300],
      ['daily', 50],
      ['hourly', 100],
      ['dividend', 20],
    ])('comes to the same by %s for every member and period, to the smallest unit', (wanted, least) => {
      const found = compared.find(({ kind }) => kind === wanted);
      expect(found?.reckoned.length).toBeGreaterThanOrEqual(least);
      expect(found?.settled).toEqual(found?.reckoned);
    });

    it('leaves alone what was settled before a change', async () => {
      expect(before.size).toBeGreaterThan(100);
      const after = new Map((await settledRows()).map((row) => [row.id, JSON.stringify(row)]));
      for (const [id, row] of before) expect(after.get(Number(id))).toBe(row);
    });

    it('has paid each of them once, but what waits for a hand', async () => {
      expect(await moneyFaults(platform.sandbox.db, merchant)).toEqual([]);
    });
  },
);
