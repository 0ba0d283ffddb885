import type { Limit } from '../../../storage/limits/limiter.ts';
import { networkOf } from '../../../http-guard/network-of.ts';
import { waitInWords } from '../../../storage/limits/wait-in-words.ts';
import type { ConsoleContext } from '../console-context.ts';
import { RefusedError } from '../http/console-refusal.ts';

const minute = 60_000;

/** Ever longer waits for one name at one address, and a bound for one name, and for one address, whoever asks. */
const ofName: Readonly<Record<string, Limit>> = {
  minute: { most: 5, windowMs: minute },
  hour: { most: 15, windowMs: 60 * minute },
};
const ofNameAnywhere: Limit = { most: 60, windowMs: 60 * minute };
const ofAddress: Limit = { most: 60, windowMs: 15 * minute };

/** A network from which a name signed in is known for so long, counted from the last time. */
const known: Limit = { most: 1, windowMs: 90 * 24 * 60 * minute };

/** Who tries, and as whom: a name, or a person's id. */
export interface Try {
  readonly subject: string;
  readonly address: string;
}

/**
 * Counts a try to show who one is before anything is compared, so that tries at the same moment cannot pass together.
 * A stranger who uses up the bound of a name keeps nobody out where that name has signed in before.
 * @throws RefusedError `TOO_MANY` with the wait.
 */
export async function countTry(
  { limiter, security }: Pick<ConsoleContext, 'limiter' | 'security'>,
  { subject, address }: Try,
): Promise<void> {
  const nameKey = `console:name:${subject}`;
  const limits: readonly (readonly [string, Limit])[] = [
    [`console:address:${networkOf(address)}`, ofAddress],
    ...Object.entries(ofName).map(([unit, limit]) => [subjectOf({ subject, address }, unit), limit] as const),
    [nameKey, ofNameAnywhere],
  ];
  for (const [key, limit] of limits) {
    const taken = await limiter.take(key, limit);
    if (taken.isAllowed) continue;
    if (key === nameKey && (await limiter.isFull(subjectOf({ subject, address }, 'known'), known))) continue;
    throw refuseTry(security, address, taken.waitMs);
  }
}

/** Counts a question that anybody may ask. @throws RefusedError `TOO_MANY` with the wait. */
export async function countAddress(
  { limiter, security }: Pick<ConsoleContext, 'limiter' | 'security'>,
  address: string,
): Promise<void> {
  const taken = await limiter.take(`console:address:${networkOf(address)}`, ofAddress);
  if (!taken.isAllowed) throw refuseTry(security, address, taken.waitMs);
}

/** Remembers from where a name has signed in. */
export async function rememberPlace({ limiter }: Pick<ConsoleContext, 'limiter'>, tried: Try): Promise<void> {
  const key = subjectOf(tried, 'known');
  await limiter.clear([key]);
  await limiter.take(key, known);
}

/** Forgets the tries of a name at an address, after one that went well. */
export async function forgetTries({ limiter }: Pick<ConsoleContext, 'limiter'>, tried: Try): Promise<void> {
  await limiter.clear(Object.keys(ofName).map((unit) => subjectOf(tried, unit)));
}

function subjectOf({ subject, address }: Try, unit: string): string {
  return `console:${unit}:${subject}:${networkOf(address)}`;
}

function refuseTry(security: ConsoleContext['security'], address: string, waitMs: number): RefusedError {
  security.note({ event: 'lockout', outcome: 'refused', address, reference: 'console' });
  const message = `Too many tries. Try again in ${waitInWords(waitMs)}.`;
  return new RefusedError('TOO_MANY', message, { retryAfterSeconds: Math.ceil(waitMs / 1000) });
}
