import { useEffect } from 'react';
import type { RouteId } from '../../contracts/feature.ts';
import { loadPart } from './load-part.ts';
import { useRuntime } from '../runtime.tsx';
import { whenIdle } from './when-idle.ts';

/** Fetches the code of a screen that a visitor probably opens next, once the browser has nothing else to do. */
export function usePrefetch(route: RouteId | undefined): void {
  const { screens } = useRuntime();
  useEffect(() => {
    if (route === undefined) return undefined;
    let isWanted = true;
    // A chunk that does not come is asked for again when the screen opens.
    void whenIdle()
      .then(() => (isWanted ? loadPart(screens, 'routes', route) : undefined))
      .catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [screens, route]);
}
