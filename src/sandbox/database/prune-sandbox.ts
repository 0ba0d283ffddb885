import { prune } from '../../storage/pruning/prune.ts';
import type { Database } from './open-database.ts';
import { retention } from './retention.ts';

/** Deletes what is over, and the mailed passwords of accounts that nobody used in time. */
export async function pruneSandbox(db: Database, now: Date): Promise<void> {
  await prune(db, retention, now);
  await db
    .updateTable('account')
    .set({ temporary_hash: null, temporary_until: null })
    .where('temporary_until', '<', now)
    .execute();
}
