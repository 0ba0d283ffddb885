import { useEffect } from 'react';
import type { RouteId } from '../../contracts/feature.ts';
import { loadPart } from './load-part.ts';
import { useRuntime } from '../runtime.tsx';

/** Fetches the code of a screen that a visitor probably opens next, once the browser has nothing else to do. */
export function usePrefetch(route: RouteId | undefined): void {
  const { screens } = useRuntime();
  useEffect(() => {
    if (route === undefined || typeof requestIdleCallback !== 'function') return;
    // A chunk that does not come is asked for again when the screen opens.
    const idle = requestIdleCallback(() => void loadPart(screens, 'routes', route).catch(() => undefined));
    return () => cancelIdleCallback(idle);
  }, [screens, route]);
}
