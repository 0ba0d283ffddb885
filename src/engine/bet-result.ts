import { fromMinor, unitsOf } from './minor-units.ts';

/** A bet as decimal texts: what it cost, and what came back. */
export interface BetAmounts {
  readonly stake: string;
  readonly win: string;
}

/** Finer than every currency, so that amounts are compared whatever they were written with. */
const finest = 6;

/** How a bet ended. A return at or below the stake is no win. */
export function endOfBet({ stake, win }: BetAmounts): 'won' | 'returned' | 'lost' {
  const [staked, returned] = [unitsOf(stake, finest), unitsOf(win, finest)];
  if (returned === 0n) return 'lost';
  return returned > staked ? 'won' : 'returned';
}

/** What bets come to for the player, exactly, in a currency with so many decimals. */
export function netOf(bets: readonly BetAmounts[], decimals: number): string {
  const net = bets.reduce((sum, { stake, win }) => sum + unitsOf(win, decimals) - unitsOf(stake, decimals), 0n);
  return fromMinor(net, decimals);
}
