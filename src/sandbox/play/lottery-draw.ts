import { type Draw, fieldOf, type PlayableGame, stakeOf } from './game-kind.ts';

/** Six of forty-nine balls are drawn. */
export const lotteryBalls = { drawn: 6, highest: 49 } as const;

/** What one to four chosen numbers pay, with the stake, when all of them are drawn: in tenths of the stake. */
export const picksPayTenths: readonly number[] = [77, 740, 8750, 134_000];

/** What a side bet on the first ball pays, in tenths of the stake; 25 is nobody's. */
export const sidePaysTenths = 19.4;

const sides: Readonly<Record<string, (ball: number) => boolean>> = {
  small: (ball) => ball < 25,
  big: (ball) => ball > 25,
  odd: (ball) => ball % 2 === 1 && ball !== 25,
  even: (ball) => ball % 2 === 0,
};

/** A draw of six balls: chosen numbers (traditional play), or a side of the first ball (entertainment play). */
export const lotteryDraw: PlayableGame = {
  returnPercent: 94.3,
  costOf: (bet) => (picksOf(bet) || sideOf(bet) ? stakeOf(fieldOf(bet, 'stake'), 10) : undefined),
  settle(bet, draw) {
    const stake = stakeOf(fieldOf(bet, 'stake'), 10) ?? 0;
    const balls = drawBalls(draw);
    const picks = picksOf(bet);
    if (picks) {
      const hits = picks.filter((pick) => balls.includes(pick));
      const isWon = hits.length === picks.length;
      const payout = isWon ? Math.floor((stake * (picksPayTenths[picks.length - 1] ?? 0)) / 10) : 0;
      return { payout, outcome: { balls, hits } };
    }
    const isWon = sideOf(bet)?.(balls[0] ?? 25) === true;
    return { payout: isWon ? Math.floor((stake * sidePaysTenths) / 10) : 0, outcome: { balls, hits: [] } };
  },
};

function drawBalls(draw: Draw): readonly number[] {
  const left = Array.from({ length: lotteryBalls.highest }, (_, index) => index + 1);
  return Array.from({ length: lotteryBalls.drawn }, () => left.splice(draw(left.length), 1)).flat();
}

/** One to four different numbers of the balls. */
function picksOf(bet: unknown): readonly number[] | undefined {
  const picks = fieldOf(bet, 'picks');
  if (!Array.isArray(picks) || picks.length < 1 || picks.length > picksPayTenths.length) return undefined;
  const valid = picks.filter((pick): pick is number => {
    return Number.isInteger(pick) && pick >= 1 && pick <= lotteryBalls.highest;
  });
  return valid.length === picks.length && new Set(valid).size === valid.length ? valid : undefined;
}

function sideOf(bet: unknown): ((ball: number) => boolean) | undefined {
  const side = fieldOf(bet, 'side');
  return typeof side === 'string' && Object.hasOwn(sides, side) ? sides[side] : undefined;
}
