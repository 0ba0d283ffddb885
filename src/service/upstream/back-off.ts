/** The longest time between two questions to a platform that fails. */
export const LONGEST_PAUSE_MS = 300_000;

/** How long to wait for the next question: doubled with each failure in a row, up to a cap. */
export function pauseAfter(failures: number, everyMs: number): number {
  const longest = Math.max(LONGEST_PAUSE_MS, everyMs);
  return Math.min(longest, everyMs * 2 ** Math.min(failures, 20));
}
