import { describe, expect, it } from 'vitest';
import type { Clock } from '../runtime-types.ts';
import { lifetimeOf, runCountdown } from './sms-countdown.ts';

/** A clock that moves only by `advance`; timers that were due while it jumped fire once, as after a background pause. */
function aClock(start: number): Clock & { advance(ms: number): void; running(): number } {
  let now = start;
  const tasks = new Set<() => void>();
  return {
    now: () => now,
    after: () => () => {},
    every: (_ms, task) => {
      tasks.add(task);
      return () => tasks.delete(task);
    },
    advance: (ms) => {
      now += ms;
      for (const task of [...tasks]) task();
    },
    running: () => tasks.size,
  };
}

describe('runCountdown', () => {
  it('counts 3, 2, 1, 0 by the clock and then stops (A-247)', () => {
    const clock = aClock(1_000_000);
    const seen: number[] = [];
    runCountdown(clock.now() + 3000, clock, (seconds) => seen.push(seconds));
    for (let tick = 0; tick < 6; tick += 1) clock.advance(500);
    expect([...new Set(seen)]).toEqual([3, 2, 1, 0]);
    expect(clock.running()).toBe(0);
  });

  it('is not stretched by a background pause', () => {
    const clock = aClock(1_000_000);
    const seen: number[] = [];
    runCountdown(clock.now() + 60_000, clock, (seconds) => seen.push(seconds));
    clock.advance(59_400);
    expect(seen.at(-1)).toBe(1);
  });
});

describe('lifetimeOf', () => {
  const now = Date.parse('2024-05-01T00:00:00Z');
  it.each([
    ['milliseconds', now + 90_000],
    ['seconds', (now + 90_000) / 1000],
    ['ISO text', '2024-05-01T00:01:30Z'],
    ['digits as text', String(now + 90_000)],
  ])('reads %s', (_kind, value) => {
    expect(lifetimeOf(value, now)).toBe(90_000);
  });

  it.each([undefined, now - 1, 'soon', Number.NaN])('falls back to 60 seconds for %s', (value) => {
    expect(lifetimeOf(value, now)).toBe(60_000);
  });
});
