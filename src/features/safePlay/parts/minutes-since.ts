import type { Clock } from '../../../client/runtime-types.ts';
import { serverNow } from '../../../client/platform/server-clock.ts';

/** Whole minutes since a moment of the server, by the server's clock: a device's may be years away. Never below 0. */
export function minutesSince(moment: string, clock: Clock): number {
  return Math.max(0, Math.floor((serverNow(clock) - Date.parse(moment)) / 60_000));
}
