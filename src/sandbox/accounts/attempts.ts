import type { Sandbox } from '../sandbox.ts';

interface Limit {
  readonly merchant: string;
  /** What is counted, for example `sms:203.0.113.5`. */
  readonly subject: string;
  readonly windowMs: number;
}

/** How often something has happened within a window. */
export async function countAttempts({ db, now }: Sandbox, { merchant, subject, windowMs }: Limit): Promise<number> {
  const { count } = await db
    .selectFrom('attempt')
    .select((query) => query.fn.countAll<number>().as('count'))
    .where('merchant', '=', merchant)
    .where('subject', '=', subject)
    .where('at', '>', new Date(now().getTime() - windowMs))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Notes that something has happened. */
export async function noteAttempt({ db, now }: Sandbox, merchant: string, subject: string): Promise<void> {
  await db.insertInto('attempt').values({ merchant, subject, at: now() }).execute();
}

/** Forgets what was counted, for example after a login went well. */
export async function clearAttempts({ db }: Sandbox, merchant: string, subjects: readonly string[]): Promise<void> {
  await db.deleteFrom('attempt').where('merchant', '=', merchant).where('subject', 'in', subjects).execute();
}
