import { appendToChain } from './audit-chain.ts';
import type { Database } from './tables.ts';

/** Takes a merchant off the air. Its releases and parts stay until they are pruned, since others may share them. */
export async function removeMerchant(db: Database, merchant: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await tx.deleteFrom('domains').where('merchant', '=', merchant).execute();
    await tx.deleteFrom('hosts').where('merchant', '=', merchant).execute();
    await tx.deleteFrom('overrides').where('merchant', '=', merchant).execute();
    await tx.deleteFrom('expiry_failures').where('merchant', '=', merchant).execute();
    await tx.deleteFrom('audit').where('merchant', '=', merchant).execute();
    await tx.deleteFrom('upstreams').where('merchant', '=', merchant).execute();
    await tx.deleteFrom('upstream_questions').where('merchant', '=', merchant).execute();
    await tx.deleteFrom('testers_passes').where('merchant', '=', merchant).execute();
    await tx.deleteFrom('pointers').where('merchant', '=', merchant).execute();
    await appendToChain(tx, [{ kind: 'removal', body: { merchant } }]);
  });
}
