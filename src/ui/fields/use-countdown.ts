import { useEffect, useState } from 'react';

/** Whole seconds left until `until` (milliseconds since 1970); 0 when it is past or absent. */
export function secondsUntil(until: number | undefined, now: number): number {
  return until === undefined ? 0 : Math.max(0, Math.ceil((until - now) / 1000));
}

/** Counts down to a moment, once a second, by the clock that is passed in. */
export function useCountdown(until: number | undefined, now: () => number): number {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    const tick = () => setLeft(secondsUntil(until, now()));
    tick();
    if (secondsUntil(until, now()) === 0) return;
    const timer = setInterval(() => {
      tick();
      if (secondsUntil(until, now()) === 0) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [until, now]);
  return left;
}
