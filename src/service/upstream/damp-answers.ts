/** What a platform's answers did lately. */
export interface AnswerTrail {
  /** When it changed its mind, milliseconds since 1970: what was held counts too, so that who goes on is held on. */
  readonly moves: readonly number[];
  /** The answer that waits to be said again, and how often in a row it was said. */
  readonly waiting?: { readonly answer: string; readonly times: number };
}

/** A platform that changed its mind so often flaps … */
const MOST_MOVES = 5;
/** … within so long, in milliseconds. */
const WINDOW_MS = 600_000;
/** A platform that flaps has to say the same so often in a row. */
export const TIMES_IN_A_ROW = 3;

/**
 * Whether a new answer goes live at once. Each release makes every open browser load it, so that a platform which changes
 * its mind at every question would have all players' pages change all the time: what it says is held until it stays with it.
 */
export function dampAnswer(
  { moves, waiting }: AnswerTrail,
  answer: string,
  at: number,
): { readonly isHeld: boolean; readonly trail: AnswerTrail } {
  const recent = moves.filter((move) => move > at - WINDOW_MS);
  const times = waiting?.answer === answer ? waiting.times + 1 : 1;
  const isHeld = recent.length >= MOST_MOVES && times < TIMES_IN_A_ROW;
  if (!isHeld) return { isHeld, trail: { moves: recent } };
  const { moves: noted } = times === 1 ? afterMove({ moves: recent }, at) : { moves: recent };
  return { isHeld, trail: { moves: noted, waiting: { answer, times } } };
}

/** The trail after an answer went live. */
export function afterMove({ moves }: AnswerTrail, at: number): AnswerTrail {
  return { moves: [...moves, at].slice(-MOST_MOVES) };
}
