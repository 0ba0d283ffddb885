import type { Clock } from '../runtime-types.ts';

/** How often the remaining seconds are recomputed (row A-247). */
const TICK_MS = 500;
/** Initial display and fallback of the countdown in seconds (row A-246, decision 39). */
export const COUNTDOWN_FALLBACK_S = 60;

/** Whole seconds left until `expiresAt`, rounded up and never negative. */
export function remainingSeconds(expiresAt: number, now: number): number {
  return Math.max(0, Math.ceil((expiresAt - now) / 1000));
}

/**
 * For how many milliseconds a sent code is good, where `now` is the server's time. Its `expirationTime` may be
 * milliseconds, seconds or ISO text (row A-237); one that is missing or past means 60 seconds from now.
 */
export function lifetimeOf(expirationTime: unknown, now: number): number {
  const stated = toMilliseconds(expirationTime);
  return stated !== undefined && stated > now ? stated - now : COUNTDOWN_FALLBACK_S * 1000;
}

function toMilliseconds(value: unknown): number | undefined {
  if (typeof value === 'string' && value !== '') {
    const number = Number(value);
    const parsed = Number.isFinite(number) ? number : Date.parse(value);
    return Number.isFinite(parsed) ? toMilliseconds(parsed) : undefined;
  }
  if (typeof value !== 'number' || !Number.isFinite(value)) return undefined;
  // Seconds since 1970 stay below this bound until the year 5138.
  return value < 100_000_000_000 ? value * 1000 : value;
}

/** A running countdown: reports the seconds left at once and every half second until it reaches 0. */
export function runCountdown(expiresAt: number, clock: Clock, report: (seconds: number) => void): () => void {
  let stop = () => {};
  const tick = () => {
    const seconds = remainingSeconds(expiresAt, clock.now());
    if (seconds === 0) stop();
    report(seconds);
  };
  stop = clock.every(TICK_MS, tick);
  tick();
  return () => stop();
}
