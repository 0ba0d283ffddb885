import { type RefObject, startTransition, useEffect, useState } from 'react';

/** How far below the window something counts as near. */
const margin = '300px';

/** What waits for time, in the order of the page. */
const queue = new Set<() => void>();

/** Whether a part of the page is to be drawn: once its place is near the window, or as soon as it is its turn. */
export function useTurn(place: RefObject<Element | null>): boolean {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (element === null || isDue) return undefined;
    const draw = () => startTransition(() => setDue(true));
    const sight = new IntersectionObserver(([entry]) => entry?.isIntersecting === true && draw(), {
      rootMargin: margin,
    });
    sight.observe(element);
    const leave = waitForTurn(draw);
    return () => {
      sight.disconnect();
      leave();
    };
  }, [isDue, place]);
  return isDue;
}

function waitForTurn(act: () => void): () => void {
  if (queue.size === 0) whenIdle(takeTurns);
  queue.add(act);
  return () => queue.delete(act);
}

function takeTurns(): void {
  const [first] = queue;
  if (first) {
    queue.delete(first);
    first();
  }
  if (queue.size > 0) whenIdle(takeTurns);
}

/** Not every browser says when it is idle. */
function whenIdle(act: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(act, { timeout: 4000 });
  else setTimeout(act, 200);
}
