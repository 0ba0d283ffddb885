/** The last time that lotteries were asked for because a draw was over. */
export interface Renewal {
  /** The draws that were over by then. */
  readonly draws: readonly string[];
  /** In milliseconds since 1970. */
  readonly at: number;
  /** Milliseconds until the same draws may be asked for again. */
  readonly pause: number;
}

const firstPause = 3000;
const longestPause = 60_000;

/**
 * The renewal that is due, if one is: at once for a draw that has just ended, then after longer and longer pauses while
 * the platform still gives the ended issue. A lottery that has stopped keeps no other from being renewed (row G-273).
 */
export function dueRenewal(ended: readonly string[], now: number, last: Renewal | undefined): Renewal | undefined {
  if (ended.length === 0) return undefined;
  const hasEnded = ended.some((draw) => last?.draws.includes(draw) !== true);
  if (last === undefined || hasEnded) return { draws: ended, at: now, pause: firstPause };
  if (now < last.at + last.pause) return undefined;
  return { draws: ended, at: now, pause: Math.min(last.pause * 2, longestPause) };
}
