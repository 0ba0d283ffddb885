import type { Clock } from '../runtime-types.ts';

interface Timer {
  readonly id: number;
  readonly task: () => void;
  readonly every?: number;
  due: number;
}

/** A clock that moves only when told. */
export interface FakeClock extends Clock {
  advance(ms: number): void;
}

/** Starts at 0. */
export function aClock(): FakeClock {
  let now = 0;
  let last = 0;
  let timers: Timer[] = [];
  const add = (timer: Omit<Timer, 'id'>) => {
    last += 1;
    const id = last;
    timers.push({ ...timer, id });
    return () => {
      timers = timers.filter((other) => other.id !== id);
    };
  };
  const next = (until: number) => timers.filter(({ due }) => due <= until).sort((a, b) => a.due - b.due)[0];
  return {
    now: () => now,
    after: (ms, task) => add({ task, due: now + ms }),
    every: (ms, task) => add({ task, due: now + ms, every: ms }),
    advance(ms) {
      const end = now + ms;
      for (let timer = next(end); timer; timer = next(end)) {
        now = timer.due;
        if (timer.every === undefined) timers = timers.filter((other) => other !== timer);
        else timer.due += timer.every;
        timer.task();
      }
      now = end;
    },
  };
}
