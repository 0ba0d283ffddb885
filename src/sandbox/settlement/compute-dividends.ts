import { fromMinor, unitsOf } from '../../engine/minor-units.ts';
import { inForce, readAgreements } from './agreements.ts';
import type { Closing, Earned } from './earned.ts';
import { readMoved } from './figures.ts';
import { percentText } from './percent.ts';
import type { DividendLength, Period } from './periods.ts';
import { dividendBase, shareOf, tierRate } from './rules.ts';
import { readTeamTree } from './team-tree.ts';

/**
 * The dividend of everybody with a contract of this length: what their team lost, without rebates, wages and bonuses,
 * times the rate of the highest tier that it reaches. A team that won brings a row with nothing due. The upline pays;
 * those who stand below nobody are paid by the house.
 */
export async function computeDividends(
  length: DividendLength,
  { db, merchant, period, decimals }: Closing,
): Promise<readonly Earned[]> {
  const agreements = inForce(await readAgreements(db, merchant, 'dividend'), period).filter(
    (agreement) => (agreement.length ?? 'halfMonth') === length,
  );
  if (agreements.length === 0) return [];
  const [tree, moved] = [
    await readTeamTree(db, merchant, period.startsAt),
    await readMoved(db, merchant, { ...period, decimals }),
  ];
  const settled = await settledWithin({ db, merchant, period, decimals });
  return agreements.map(({ account, tiers }) => {
    const team = [...tree.below(account).keys()];
    const sum = (ids: readonly number[], amountOf: (id: number) => bigint | undefined) =>
      ids.reduce((total, id) => total + (amountOf(id) ?? 0n), 0n);
    const moves = (kind: string) => sum(team, (id) => moved.get(id)?.[kind]);
    const earners = [account, ...team];
    const base = dividendBase({
      stakes: -moves('stake'),
      payouts: moves('payout'),
      rebates: moves('rebate') + sum(earners, (id) => settled.rebates.get(id)),
      wages: sum(earners, (id) => settled.wages.get(id)),
      bonuses: moves('bonus') + moves('reward'),
    });
    const rate = tierRate(tiers, base, decimals);
    const facts = { account, source: account, game_type: '', payer: tree.uplineOf(account) };
    const money = (units: bigint) => fromMinor(units, decimals);
    return { ...facts, base: money(base), rate: percentText(rate), amount: money(shareOf(base, rate)) };
  });
}

/** Rebates and wages by account for the days and hours of a period, paid or not. */
async function settledWithin({
  db,
  merchant,
  period,
  decimals,
}: Pick<Closing, 'db' | 'merchant' | 'decimals'> & { period: Period }) {
  const rows = await db
    .selectFrom('settlement')
    .select(['account', 'kind', 'amount'])
    .where('merchant', '=', merchant)
    .where('kind', '!=', 'dividend')
    .where('starts_at', '>=', period.startsAt)
    .where('ends_at', '<=', period.endsAt)
    .execute();
  const [rebates, wages] = [new Map<number, bigint>(), new Map<number, bigint>()];
  for (const { account, kind, amount } of rows) {
    const sums = kind === 'rebate' ? rebates : wages;
    sums.set(account, (sums.get(account) ?? 0n) + unitsOf(amount, decimals));
  }
  return { rebates, wages };
}
