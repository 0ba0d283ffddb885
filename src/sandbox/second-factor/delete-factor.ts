import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** Deletes the second factor of a member, one that waits for its first code and the recovery codes. */
export async function deleteFactor(db: Kysely<Tables>, account: number): Promise<void> {
  for (const table of ['recovery_code', 'factor_setup', 'second_factor'] as const)
    await db.deleteFrom(table).where('account', '=', account).execute();
}
