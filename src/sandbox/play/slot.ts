import { type Draw, fieldOf, type PlayableGame, stakeOf } from './game-kind.ts';
import type { SlotSpin } from './protocol.ts';

/** Symbols in the order of their worth; the wild stands for every symbol but the scatter. */
export const slotSymbols = ['wild', 'scatter', 'seven', 'crown', 'bell', 'gem', 'clover', 'cherry'] as const;

/** What three, four and five of a symbol on a line pay, in stakes of that line. */
export const slotPays: Readonly<Record<number, readonly [number, number, number]>> = {
  2: [50, 250, 1000],
  3: [25, 80, 300],
  4: [15, 40, 150],
  5: [10, 22, 75],
  6: [5, 13, 45],
  7: [4, 10, 30],
};

/** Rows of the ten lines, reel by reel: 0 is the top. */
export const slotLines: readonly (readonly number[])[] = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
  [1, 0, 0, 0, 1],
  [1, 2, 2, 2, 1],
  [0, 1, 1, 1, 0],
];

/** Three scatters anywhere give this many free spins, which pay double. */
export const freeSpins = { count: 8, times: 2, scatters: 3 } as const;

/** The reels: 32 stops each, one scatter on each. */
const reels: readonly (readonly number[])[] = [
  [4, 6, 3, 4, 5, 6, 7, 5, 3, 4, 7, 5, 4, 7, 2, 3, 6, 7, 6, 3, 5, 7, 6, 2, 5, 7, 6, 4, 1, 5, 6, 7],
  [6, 3, 0, 5, 4, 5, 6, 7, 4, 1, 7, 6, 0, 7, 6, 2, 4, 5, 3, 7, 2, 3, 7, 5, 6, 4, 7, 5, 6, 3, 5, 4],
  [6, 3, 0, 5, 4, 5, 6, 7, 4, 1, 7, 6, 0, 7, 6, 2, 4, 5, 3, 7, 2, 3, 7, 5, 6, 4, 7, 5, 6, 3, 5, 4],
  [5, 7, 6, 0, 4, 2, 7, 4, 5, 6, 7, 5, 4, 7, 3, 5, 2, 1, 6, 3, 5, 7, 4, 3, 5, 6, 7, 6, 4, 0, 6, 3],
  [4, 6, 2, 4, 5, 6, 7, 5, 3, 4, 7, 5, 3, 7, 1, 3, 6, 7, 5, 3, 5, 7, 6, 2, 4, 7, 6, 4, 0, 5, 6, 7],
];

/** Five reels, ten lines, wilds, and free spins for three scatters. */
export const slot: PlayableGame = {
  returnPercent: 94.7,
  costOf: (bet) => stakeOf(fieldOf(bet, 'stake'), slotLines.length),
  settle(bet, draw) {
    const lineStake = (stakeOf(fieldOf(bet, 'stake'), slotLines.length) ?? 0) / slotLines.length;
    const first = spin(lineStake, draw);
    const isFree = first.grid.flat().filter((symbol) => symbol === 1).length >= freeSpins.scatters;
    const free = isFree ? Array.from({ length: freeSpins.count }, () => spin(lineStake * freeSpins.times, draw)) : [];
    const payout = [first, ...free].reduce((sum, { win }) => sum + win, 0);
    return { payout, outcome: { spin: first, free } };
  },
};

function spin(lineStake: number, draw: Draw): SlotSpin {
  const grid = reels.map((reel) => {
    const stop = draw(reel.length);
    return [0, 1, 2].map((row) => reel[(stop + row) % reel.length] ?? 0);
  });
  const wins = slotLines.flatMap((rows, line) => {
    const { count, pays } = payOf(rows.map((row, reel) => grid[reel]?.[row] ?? 0));
    return pays === 0 ? [] : [{ line, count, win: pays * lineStake }];
  });
  return { grid, wins, win: wins.reduce((sum, { win }) => sum + win, 0) };
}

/** Equal symbols from the first reel on, wilds among them, and what they pay. */
function payOf(symbols: readonly number[]): { readonly count: number; readonly pays: number } {
  const own = symbols.find((symbol) => symbol !== 0) ?? 2;
  const broken = symbols.findIndex((symbol) => symbol !== own && symbol !== 0);
  const count = broken === -1 ? symbols.length : broken;
  return { count, pays: own === 1 ? 0 : (slotPays[own]?.[count - 3] ?? 0) };
}
