import type { Sandbox } from '../sandbox.ts';

/** Who logs in from where: a name is a user name or a number as it was typed. */
export interface Place {
  readonly merchant: string;
  readonly address: string;
  readonly name: string;
}

/** How long an address stays one from which a player has logged in. */
const known = { most: 1, windowMs: 60 * 24 * 3_600_000 };

/** Remembers from where a name got in, once every step of the login went well. */
export async function noteKnownPlace({ limiter }: Sandbox, place: Place): Promise<void> {
  await limiter.take(subjectOf(place), known);
}

/** Whether a name has got in from an address before. */
export function isKnownPlace({ limiter }: Sandbox, place: Place): Promise<boolean> {
  return limiter.isFull(subjectOf(place), known);
}

function subjectOf({ merchant, address, name }: Place): string {
  return JSON.stringify(['known place', merchant, name, address]);
}
