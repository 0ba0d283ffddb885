import type { ConsoleContext } from '../console-context.ts';
import type { ConsoleTables } from '../store/console-tables.ts';
import { digestOf, makeToken } from './digest.ts';

const minute = 60_000;
/** For so long a passkey may be asked for; browsers are told the same. */
export const CHALLENGE_MS = 5 * minute;

type Store = Pick<ConsoleContext, 'db' | 'now'>;

/** What an attempt is for, and in whose session; nothing before anybody is signed in. */
export interface Attempt {
  readonly purpose: ConsoleTables['console_challenges']['purpose'];
  readonly session?: string;
}

/** Keeps a challenge (base64url) until it is answered; gives the token of the attempt, which is kept nowhere. */
export async function keepChallenge(
  { db, now }: Store,
  { purpose, session, challenge, kept = null }: Attempt & { readonly challenge: string; readonly kept?: unknown },
): Promise<string> {
  const at = now();
  await db.deleteFrom('console_challenges').where('ends_at', '<=', at).execute();
  const token = makeToken();
  await db
    .insertInto('console_challenges')
    .values({
      digest: digestOf(token),
      purpose,
      session: session ?? null,
      challenge,
      kept: JSON.stringify(kept),
      ends_at: new Date(at.getTime() + CHALLENGE_MS),
    })
    .execute();
  return token;
}

/**
 * Uses an attempt up, whatever its answer is worth; nothing when it is too old, was answered before, or is another session's.
 * One statement decides, so that of two answers at the same moment one fails.
 */
export async function spendChallenge(
  { db, now }: Store,
  { purpose, session, attempt }: Attempt & { readonly attempt: string },
): Promise<{ readonly challenge: string; readonly kept: unknown } | undefined> {
  return db
    .deleteFrom('console_challenges')
    .where('digest', '=', digestOf(attempt))
    .where('purpose', '=', purpose)
    .where('session', session === undefined ? 'is' : '=', session ?? null)
    .where('ends_at', '>', now())
    .returning(['challenge', 'kept'])
    .executeTakeFirst();
}
