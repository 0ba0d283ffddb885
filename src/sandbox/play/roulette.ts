import { fieldOf, type PlayableGame, stakeOf } from './game-kind.ts';

/** Red numbers of the wheel. */
export const redNumbers: readonly number[] = [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36];

/** A place on the table: the numbers that it covers, and what it pays with the stake. */
interface Place {
  readonly covers: (number: number) => boolean;
  readonly pays: number;
}

const places: Readonly<Record<string, Place>> = {
  red: { covers: (number) => redNumbers.includes(number), pays: 2 },
  black: { covers: (number) => number !== 0 && !redNumbers.includes(number), pays: 2 },
  odd: { covers: (number) => number % 2 === 1, pays: 2 },
  even: { covers: (number) => number !== 0 && number % 2 === 0, pays: 2 },
  low: { covers: (number) => number >= 1 && number <= 18, pays: 2 },
  high: { covers: (number) => number >= 19, pays: 2 },
  dozen1: { covers: (number) => number >= 1 && number <= 12, pays: 3 },
  dozen2: { covers: (number) => number >= 13 && number <= 24, pays: 3 },
  dozen3: { covers: (number) => number >= 25, pays: 3 },
};

const mostChips = 20;

/** European roulette: one zero, so every place gives back 36 of 37. */
export const roulette: PlayableGame = {
  returnPercent: 97.3,
  costOf(bet) {
    const chips = chipsOf(bet);
    return chips?.reduce((sum, { stake }) => sum + stake, 0);
  },
  settle(bet, draw) {
    const number = draw(37);
    const won = (chipsOf(bet) ?? []).filter(({ place }) => placeOf(place)?.covers(number));
    const payout = won.reduce((sum, { place, stake }) => sum + stake * (placeOf(place)?.pays ?? 0), 0);
    return { payout, outcome: { number, won: won.map(({ place }) => place) } };
  },
};

/** The chips of a bet, one on each place; nothing when one of them cannot be placed. */
function chipsOf(bet: unknown): readonly { readonly place: string; readonly stake: number }[] | undefined {
  const placed = fieldOf(bet, 'chips');
  if (typeof placed !== 'object' || placed === null) return undefined;
  const chips = Object.entries(placed).flatMap(([place, value]) => {
    const stake = stakeOf(value);
    return stake === undefined || !placeOf(place) ? [] : [{ place, stake }];
  });
  const isWhole = chips.length === Object.keys(placed).length && chips.length > 0 && chips.length <= mostChips;
  return isWhole ? chips : undefined;
}

function placeOf(name: string): Place | undefined {
  if (Object.hasOwn(places, name)) return places[name];
  const number = /^n([0-9]|[12][0-9]|3[0-6])$/.exec(name)?.[1];
  return number === undefined ? undefined : { covers: (drawn) => drawn === Number(number), pays: 36 };
}
