import { sql, type Transaction } from 'kysely';
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
  /** From when on a written request ends it. */
  readonly leastUntil?: Date;
  /** When that request came. */
  readonly endAskedAt?: Date;
}

/** A break as the platform tells it: without an end where it has none, or none yet. */
export function pauseAnswer({ kind, until, leastUntil, endAskedAt }: RunningPause) {
  return {
    kind,
    ...(until < never ? { until: until.toISOString() } : {}),
    ...(leastUntil === undefined ? {} : { leastUntil: leastUntil.toISOString() }),
    ...(endAskedAt === undefined ? {} : { endAskedAt: endAskedAt.toISOString() }),
  };
}

/** The break of a player that ends last, when one runs; of those that go on until they are asked about, the longest. */
export async function runningPause(
  db: Database | Transaction<Tables>,
  account: number,
  at: Date,
): Promise<RunningPause | undefined> {
  const found = await db
    .selectFrom('play_pause')
    .select(['kind', 'ends_at', 'least_until', 'end_asked_at'])
    .where('account', '=', account)
    .where('ends_at', '>', at)
    .orderBy('ends_at', 'desc')
    .orderBy(sql`coalesce(least_until, 'infinity')`, 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!found) return undefined;
  const { kind, ends_at: until, least_until: leastUntil, end_asked_at: endAskedAt } = found;
  return { kind, until, ...(leastUntil && { leastUntil }), ...(endAskedAt && { endAskedAt }) };
}

/** Throws `play.paused`, with the kind and the end where it has one, while a player has a break. */
export async function refusePaused(db: Database | Transaction<Tables>, account: number, at: Date): Promise<void> {
  const pause = await runningPause(db, account, at);
  if (pause) throw failure('play.paused', pauseAnswer(pause));
}
