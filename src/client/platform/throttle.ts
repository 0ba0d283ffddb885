import type { Clock } from '../runtime-types.ts';

/** Runs `task` at once, then at most once per `ms`; a call in between is dropped (rows ). */
export function throttle(task: () => void, ms: number, clock: Pick<Clock, 'now'>): () => void {
  let last = Number.NEGATIVE_INFINITY;
  return () => {
    if (clock.now() - last < ms) return;
    last = clock.now();
    task();
  };
}
