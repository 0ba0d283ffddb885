import type { PlayKind } from './game-kind.ts';
import type { Sport } from './sides.ts';

/** Five reels of three symbols, from the top. */
export type SlotGrid = readonly (readonly number[])[];

/** A line that pays: how many symbols from the first reel on, and how much in smallest units of the currency. */
export interface SlotWin {
  readonly line: number;
  readonly count: number;
  readonly win: number;
}

/** One turn of the reels. */
export interface SlotSpin {
  readonly grid: SlotGrid;
  readonly wins: readonly SlotWin[];
  readonly win: number;
}

/** What may be bet on: the first side, no winner, the second side. */
export type Pick = 'home' | 'draw' | 'away';

/** A match with what each end of it pays, in hundredths of the stake. Teams are numbers; the page has their names. */
export interface Fixture {
  readonly id: string;
  readonly home: number;
  readonly away: number;
  readonly odds: Readonly<Partial<Record<Pick, number>>>;
}

/** A settled round. Amounts are smallest units of the currency. */
export interface RoundAnswer {
  /** Name that the page gave the round; the same name again gets the same round. */
  readonly key: string;
  readonly stake: number;
  readonly payout: number;
  readonly balance: number;
  readonly outcome: Readonly<Record<string, unknown>>;
}

/** What a page needs to play a game. */
export interface OpenAnswer {
  readonly game: { readonly name: string; readonly vendor: string; readonly kind: PlayKind; readonly picture: string };
  /** What is played where sides meet in fixtures. */
  readonly sport: Sport;
  /** A colour of the game's picture, light enough to stand on dark: CSS. */
  readonly accent: string;
  readonly currency: { readonly symbol: string; readonly position: 'before' | 'after'; readonly decimals: number };
  readonly balance: number;
  readonly smallestStake: number;
  /** Most that one bet may stake, as the site says. */
  readonly largestStake: number;
  /** Least time from one turn of a slot to the next. */
  readonly restMs: number;
  readonly returnPercent: number;
  readonly playType: 'trad' | 'ent';
  /** Play money: nothing of the wallet moves. */
  readonly isFree: boolean;
  readonly fixtures: readonly Fixture[];
  /** Address of the site, the only one that hears of the game; empty when it is not known. */
  readonly siteOrigin: string;
  readonly backUrl: string;
  /** The wallet that the game plays from, with its name by language; absent for the main one. */
  readonly wallet?: { readonly id: string; readonly title: Readonly<Record<string, string>> };
  /** A round whose outcome no page has shown to its end. */
  readonly unseen?: RoundAnswer;
}
