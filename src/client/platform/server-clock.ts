import type { Clock } from '../runtime-types.ts';

/** A device this near is right: the header tells whole seconds, and an answer takes its time. */
const TOLERANCE_MS = 2000;
/** The middle of the second that the header names. */
const HALF_SECOND_MS = 500;

/** By how many milliseconds the server is ahead of a device's clock. */
const ahead = new WeakMap<Clock, number>();

/**
 * The time as the server has it, in milliseconds: devices are often minutes, sometimes years, away from it. The device's
 * own until an answer tells another one (row A-237).
 */
export function serverNow(clock: Clock): number {
  return clock.now() + (ahead.get(clock) ?? 0);
}

/** Takes the `date` header of an answer that has just come. */
export function hearDate(clock: Clock, date: string | null): void {
  const difference = Date.parse(date ?? '') + HALF_SECOND_MS - clock.now();
  if (!Number.isNaN(difference)) ahead.set(clock, Math.abs(difference) > TOLERANCE_MS ? difference : 0);
}
