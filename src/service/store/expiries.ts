import { sql } from 'kysely';
import type { Database } from './tables.ts';

/** Why the overrides of a merchant could not end at their time; they count until they can. */
export interface ExpiryFailure {
  readonly merchant: string;
  readonly since: Date;
  /** The last attempt. */
  readonly at: Date;
  readonly attempts: number;
  readonly message: string;
  /** When the next attempt is due. */
  readonly retryAt: Date;
}

/** Merchants with an override whose end has come, the longest overdue first; those that failed wait for their next attempt. */
export async function listDueMerchants(db: Database, now: Date): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('overrides')
    .leftJoin('expiry_failures', 'expiry_failures.merchant', 'overrides.merchant')
    .select('overrides.merchant')
    .where('until', '<=', now)
    .where(({ or, eb }) => or([eb('retry_at', 'is', null), eb('retry_at', '<=', now)]))
    .groupBy('overrides.merchant')
    .orderBy(sql`min(until)`)
    .execute();
  return rows.map(({ merchant }) => merchant);
}

/** The failures of all merchants, or of one. */
export async function listExpiryFailures(db: Database, merchant?: string): Promise<readonly ExpiryFailure[]> {
  const all = db
    .selectFrom('expiry_failures')
    .select(['merchant', 'since', 'at', 'attempts', 'message', 'retry_at as retryAt'])
    .orderBy('merchant');
  return (merchant === undefined ? all : all.where('merchant', '=', merchant)).execute();
}

/** Notes a failed attempt; `since` stays that of the first. */
export async function saveExpiryFailure(db: Database, { merchant, retryAt, ...failure }: ExpiryFailure): Promise<void> {
  const { at, attempts, message } = failure;
  const next = { at, attempts, message, retry_at: retryAt };
  await db
    .insertInto('expiry_failures')
    .values({ merchant, since: failure.since, ...next })
    .onConflict((clash) => clash.column('merchant').doUpdateSet(next))
    .execute();
}
