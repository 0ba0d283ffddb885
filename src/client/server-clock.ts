import type { Clock } from './runtime-types.ts';

/** The time as the server has it, in milliseconds: devices are often minutes, sometimes years, away from it. */
export interface ServerClock {
  now(): number;
  /** Takes the `date` header of an answer that has just come. */
  hear(date: string | null): void;
}

/** A device this near is right: the header tells whole seconds, and an answer takes its time. */
const TOLERANCE_MS = 2000;
/** The middle of the second that the header names. */
const HALF_SECOND_MS = 500;

/** Begins with the device's own time, until an answer tells another one (row A-237). */
export function createServerClock(clock: Clock): ServerClock {
  let aheadMs = 0;
  return {
    now: () => clock.now() + aheadMs,
    hear(date) {
      const ahead = Date.parse(date ?? '') + HALF_SECOND_MS - clock.now();
      if (!Number.isNaN(ahead)) aheadMs = Math.abs(ahead) > TOLERANCE_MS ? ahead : 0;
    },
  };
}
