import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** Ends orders at the provider: nobody can begin to pay them any more; an order that is unknown or over changes nothing. */
export async function expireOrders(db: Kysely<Tables>, references: readonly string[], at: Date): Promise<void> {
  if (references.length === 0) return;
  await db
    .updateTable('provider_order')
    .set({ expires_at: at })
    .where('reference', 'in', references)
    .where('done_at', 'is', null)
    .execute();
}
