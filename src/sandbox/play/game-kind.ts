import type { GameCategory } from '../catalogue/categories.ts';

/** A whole number from 0 up to, but not including, `below`; each as likely as the others. */
export type Draw = (below: number) => number;

/** What a game does with a bet. Amounts are smallest units of the currency; `outcome` is what the page draws. */
export interface Settled {
  readonly payout: number;
  readonly outcome: Readonly<Record<string, unknown>>;
}

/** A demonstration game: reads a bet, and draws what comes of it. */
export interface PlayableGame {
  /** What the bet of a request costs in smallest units; nothing for a bet that the game does not take. */
  costOf(bet: unknown): number | undefined;
  /** Draws the outcome of a bet that `costOf` took. */
  settle(bet: unknown, draw: Draw): Settled;
  /** Share of the stakes that players get back in the long run, in percent. */
  readonly returnPercent: number;
}

/** The demonstration games. */
export type PlayKind = 'slot' | 'roulette' | 'fixture' | 'lottery';

/** Which game stands behind each category of the catalogue. */
export const kindOfCategory: Readonly<Record<GameCategory, PlayKind>> = {
  slots: 'slot',
  fishing: 'slot',
  live: 'roulette',
  poker: 'roulette',
  sports: 'fixture',
  esports: 'fixture',
  cockfight: 'fixture',
  lottery: 'lottery',
  elottery: 'lottery',
  bingo: 'lottery',
};

/** The smallest and the largest stake of one bet, in smallest units. */
export const stakeLimits = { min: 10, max: 100_000 } as const;

/** A stake in smallest units within the limits; nothing for anything else. */
export function stakeOf(value: unknown, step = 1): number | undefined {
  if (typeof value !== 'number' || !Number.isInteger(value) || value % step !== 0) return undefined;
  return value >= stakeLimits.min && value <= stakeLimits.max ? value : undefined;
}

/** The field of a bet, whatever it is. */
export function fieldOf(bet: unknown, name: string): unknown {
  return typeof bet === 'object' && bet !== null ? Reflect.get(bet, name) : undefined;
}
