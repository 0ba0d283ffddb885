import type { Text } from '../texts/use-text.ts';

/** Milliseconds in words: whole ones below a second, seconds above. */
export function durationOf(milliseconds: number, text: Text): string {
  return milliseconds < 1000
    ? text('arrival.ms', { ms: milliseconds })
    : text('arrival.s', { s: Number((milliseconds / 1000).toFixed(1)) });
}
