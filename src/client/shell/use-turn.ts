import { type RefObject, startTransition, useEffect, useState } from 'react';
import { useSeen } from './use-seen.ts';
import { whenIdle } from './when-idle.ts';

/** The turns of the page, in its order. */
let turns: Promise<unknown> = Promise.resolve();

/** Whether a part of the page is to be drawn: once its place is near the window, or as soon as it is its turn. */
export function useTurn(place: RefObject<Element | null>): boolean {
  const isSeen = useSeen(place);
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    turns = turns.then(whenIdle).then(() => startTransition(() => setDue(true)));
  }, []);
  return isSeen || isDue;
}
