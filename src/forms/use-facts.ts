import { useMemo } from 'react';
import { localDay, type TogetherFacts } from '../engine/index.ts';
import { useClock } from '../client/hooks.ts';

/** Today and what is demanded at the moment, as the checks of a form take them. */
export function useFacts(demanded?: readonly string[]): TogetherFacts {
  const clock = useClock();
  const today = localDay(new Date(clock.now()));
  return useMemo(() => ({ today, ...(demanded ? { demanded } : {}) }), [today, demanded]);
}
