import { unitsOf } from '../../engine/minor-units.ts';
import { percentOf } from './percent.ts';

/** From which figure on which percentage is paid; both decimal text. */
export interface Tier {
  readonly threshold: string;
  readonly rate: string;
}

/** What a team lost and what was given back to it, in smallest units of the currency. */
export interface TeamResult {
  readonly stakes: bigint;
  readonly payouts: bigint;
  readonly rebates: bigint;
  readonly wages: bigint;
  readonly bonuses: bigint;
}

/**
 * A share of a figure in smallest units, rounded down to one; the rate is in hundredths of a percent. Nothing of what is not
 * above zero.
 */
export function shareOf(base: bigint, rate: bigint): bigint {
  return base <= 0n || rate <= 0n ? 0n : (base * rate) / 10_000n;
}

/** What an agent keeps of a rate, in hundredths of a percent: their own without the one that the branch below them has. */
export function rebateRate(own: bigint, branch: bigint): bigint {
  return own > branch ? own - branch : 0n;
}

/** The rate of the highest tier that a figure reaches, in hundredths of a percent; nothing below the first. */
export function tierRate(tiers: readonly Tier[], base: bigint, decimals: number): bigint {
  const from = ({ threshold }: Tier) => unitsOf(threshold, decimals);
  const reached = tiers.filter((tier) => from(tier) <= base);
  const highest = reached.toSorted((left, right) => Number(from(right) - from(left)))[0];
  return highest ? percentOf(highest.rate) : 0n;
}

/** What dividends are paid of: what the team lost, without all that it got back; never below zero. */
export function dividendBase({ stakes, payouts, rebates, wages, bonuses }: TeamResult): bigint {
  const result = stakes - payouts - rebates - wages - bonuses;
  return result > 0n ? result : 0n;
}
