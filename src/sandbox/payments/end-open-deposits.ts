import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';

/**
 * Ends what a player has ordered and not paid: nobody can begin to pay it any more once the provider knows
 * (`announceWaiting`). Money that was sent before still arrives. The caller holds the wallet.
 */
export async function endOpenDeposits(inside: Transaction<Tables>, account: number, at: Date): Promise<void> {
  await inside
    .updateTable('payment')
    .set({ expires_at: at, changed_at: at })
    .where('account', '=', account)
    .where('direction', '=', 'deposit')
    .where('expires_at', '>', at)
    .execute();
}
