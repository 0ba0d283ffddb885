import { useEffect, useEffectEvent, useRef } from 'react';
import { useClock } from '../../../client/index.ts';

/** How near the end the next page is asked for, and how often that is looked at (rows G-084, G-085). */
const thresholdPx = 500;
const pauseMs = 1000;

/** Runs `task` when the end of the page comes near: looks at once, then at most once a second while it scrolls. */
export function useNearEnd(isOn: boolean, task: () => void): void {
  const clock = useClock();
  const run = useEffectEvent(task);
  const last = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    if (!isOn) return undefined;
    let cancel: (() => void) | undefined;
    let wasMoved = false;
    const look = () => {
      if (cancel) {
        wasMoved = true;
        return;
      }
      const left = document.documentElement.scrollHeight - window.innerHeight - window.scrollY;
      last.current = clock.now();
      if (left <= thresholdPx) run();
      wait(pauseMs);
    };
    const wait = (ms: number) => {
      cancel = clock.after(ms, () => {
        cancel = undefined;
        // A scroll in between is not forgotten, or a list would stop short of its end.
        if (wasMoved) look();
        wasMoved = false;
      });
    };
    // A page that does not fill the window is never scrolled: the first look needs no scroll.
    wasMoved = true;
    wait(Math.max(last.current + pauseMs - clock.now(), 0));
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      window.removeEventListener('scroll', look);
      cancel?.();
    };
  }, [isOn, clock]);
}
