import { useEffect, useRef } from 'react';
import { useClock } from '../client/hooks.ts';

/**
 * Runs a task at once, or once the press under way has ended and its click has reached its target. Leaving a field by
 * pressing something else may bring up an error line; without this it would push that thing away under the finger.
 */
export function usePressEnd(): (task: () => void) => void {
  const clock = useClock();
  const press = useRef<Press>({ isDown: false, waiting: [] });
  useEffect(() => {
    const current = press.current;
    const begin = () => {
      current.isDown = true;
    };
    const end = () => {
      // The click follows the release in the same turn.
      clock.after(0, () => {
        current.isDown = false;
        for (const task of current.waiting.splice(0)) task();
      });
    };
    document.addEventListener('mousedown', begin, true);
    for (const type of releases) document.addEventListener(type, end, true);
    return () => {
      document.removeEventListener('mousedown', begin, true);
      for (const type of releases) document.removeEventListener(type, end, true);
    };
  }, [clock]);
  return (task) => {
    if (press.current.isDown) press.current.waiting.push(task);
    else task();
  };
}

interface Press {
  isDown: boolean;
  readonly waiting: (() => void)[];
}

const releases = ['mouseup', 'dragend', 'pointercancel'] as const;
