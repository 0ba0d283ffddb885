/**
 * The state that a browser shows, by its own word; what is live where it says nothing. What is no state, or one that is still
 * to come, would count as arrived, and stand in a line of its own in the console.
 */
export function shownSeq(said: unknown, live: number): number {
  if (said === undefined) return live;
  const seq = typeof said === 'string' && /^\d{1,15}$/.test(said) ? Number(said) : 0;
  return Math.min(seq, live);
}
