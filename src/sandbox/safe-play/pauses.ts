import type { Transaction } from 'kysely';
import type { Database } from '../database/open-database.ts';
import type { Tables } from '../database/tables.ts';
import { failure } from '../errors.ts';

/** The end of what has none: a moment that no clock reaches. */
export const never = new Date('9999-12-31T00:00:00Z');

/** A break from play that runs. */
export interface RunningPause {
  readonly kind: 'timeOut' | 'exclusion';
  /** `never` where it has no end. */
  readonly until: Date;
}

/** A break as the platform tells it: without an end where it has none. */
export function pauseAnswer({ kind, until }: RunningPause) {
  return until < never ? { kind, until: until.toISOString() } : { kind };
}

/** The break of a player that ends last, when one runs. */
export async function runningPause(
  db: Database | Transaction<Tables>,
  account: number,
  at: Date,
): Promise<RunningPause | undefined> {
  const found = await db
    .selectFrom('play_pause')
    .select(['kind', 'ends_at'])
    .where('account', '=', account)
    .where('ends_at', '>', at)
    .orderBy('ends_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found && { kind: found.kind, until: found.ends_at };
}

/** Throws `play.paused`, with the kind and the end where it has one, while a player has a break. */
export async function refusePaused(db: Database | Transaction<Tables>, account: number, at: Date): Promise<void> {
  const pause = await runningPause(db, account, at);
  if (pause) throw failure('play.paused', pauseAnswer(pause));
}
