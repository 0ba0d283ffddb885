import { useState } from 'react';
import type { Method } from './use-cashier.ts';

/**
 * The way to pay that the player chose, the first one until they do. When it is offered no longer none takes its place by
 * itself: `isGone` until they choose another, or it comes back.
 */
export function useChosenMethod(methods: readonly [Method, ...Method[]]) {
  const [chosen, setChosen] = useState<Method>(methods[0]);
  const offered = methods.find(({ id }) => id === chosen.id);
  return {
    method: offered ?? chosen,
    isGone: offered === undefined,
    choose(id: string) {
      const next = methods.find((method) => method.id === id);
      if (next) setChosen(next);
    },
  };
}
