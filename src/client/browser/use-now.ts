import { useEffect, useState } from 'react';
import { useRuntime } from '../runtime.tsx';

/** The time in milliseconds, a second at a time while the page is seen. Nothing while the server draws. */
export function useNow(): number | undefined {
  const { clock, environment } = useRuntime();
  const [now, setNow] = useState<number>();
  useEffect(() => {
    const tick = () => {
      if (environment.getState().visible) setNow(clock.now());
    };
    tick();
    const stopTicks = clock.every(1000, tick);
    const stopWatching = environment.subscribe(tick);
    return () => {
      stopTicks();
      stopWatching();
    };
  }, [clock, environment]);
  return now;
}
