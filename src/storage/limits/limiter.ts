import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** How often something may happen: `most` times within `windowMs` after the first of them. */
export interface Limit {
  readonly most: number;
  readonly windowMs: number;
}

/** Whether a try is within its limit; if not, how long until the next one is. */
export type Taken = { readonly isAllowed: true } | { readonly isAllowed: false; readonly waitMs: number };

/** Counts what may happen only so often. A subject is any text that names who does what, for example `sms:karat:…`. */
export interface Limiter {
  /** Counts one try of `subject` and says whether it is within the limit. A refused try never lengthens the wait. */
  take(subject: string, limit: Limit): Promise<Taken>;
  /** Takes one counted try back that turned out to be harmless. */
  giveBack(subject: string): Promise<void>;
  /** Whether the next try would be refused. It counts nothing, so it guards nothing: tries at the same moment all read the same. */
  isFull(subject: string, limit: Limit): Promise<boolean>;
  /** Gives counted tries free, for example after a login went well. */
  clear(subjects: readonly string[]): Promise<void>;
}

interface LimiterOptions<T> {
  readonly db: Kysely<T>;
  readonly now: () => Date;
  /** A table that `limitTable` describes. */
  readonly table?: string;
  /** Makes keys of subjects; a digest under a secret key keeps what can be tried out, such as numbers, from readers. */
  readonly digest?: (subject: string) => string;
}

/**
 * Limits kept in the database: each try is one statement that counts and answers, so that tries at the same moment, of
 * whichever process, cannot pass together. Throws when handed a transaction, whose end would undo the counting.
 */
export function createLimiter<T>({ db, now, table = 'limit_count', digest = plainDigest }: LimiterOptions<T>): Limiter {
  if (db.isTransaction)
    throw new Error('Tries are counted outside transactions: what is rolled back was tried all the same.');
  const counts = sql.table(table);
  return {
    take: async (subject, { most, windowMs }) => {
      const at = now();
      const endsAt = new Date(at.getTime() + windowMs);
      // The end never lies further ahead than a whole window, although the clock was put back or the limit was changed.
      const { rows } = await sql<{ count: number; ends_at: Date }>`
        insert into ${counts} as held (subject, count, ends_at) values (${digest(subject)}, 1, ${endsAt})
        on conflict (subject) do update set
          count = case when held.ends_at <= ${at} then 1 when held.count > ${most} then held.count else held.count + 1 end,
          ends_at = case when held.ends_at <= ${at} then excluded.ends_at else least(held.ends_at, excluded.ends_at) end
        returning count, ends_at`.execute(db);
      const [held] = rows;
      if (!held) throw new Error('A counted try gives its count.');
      if (held.count <= most) return { isAllowed: true };
      return { isAllowed: false, waitMs: held.ends_at.getTime() - at.getTime() };
    },
    giveBack: async (subject) => {
      await sql`
        update ${counts} set count = count - 1
        where subject = ${digest(subject)} and count > 0 and ends_at > ${now()}`.execute(db);
    },
    isFull: async (subject, { most }) => {
      const { rows } = await sql<{ count: number }>`
        select count from ${counts} where subject = ${digest(subject)} and ends_at > ${now()}`.execute(db);
      return (rows[0]?.count ?? 0) >= most;
    },
    clear: async (subjects) => {
      if (subjects.length === 0) return;
      await sql`delete from ${counts} where subject in (${sql.join(subjects.map(digest))})`.execute(db);
    },
  };
}

/** Subjects hold numbers, names and whatever a stranger typed; their digest has one length and no odd characters. */
const plainDigest = (subject: string) => createHash('sha256').update(subject).digest('base64url');
