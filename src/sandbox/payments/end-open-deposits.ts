import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { expireOrders } from '../pay-provider/expire-orders.ts';

/**
 * Ends what a player has ordered and not paid, here and at the provider: nobody can pay it any more. Money that was sent
 * before still arrives. The caller holds the wallet.
 */
export async function endOpenDeposits(inside: Transaction<Tables>, account: number, at: Date): Promise<void> {
  const ended = await inside
    .updateTable('payment')
    .set({ expires_at: at, changed_at: at })
    .where('account', '=', account)
    .where('direction', '=', 'deposit')
    .where('expires_at', '>', at)
    .returning('reference')
    .execute();
  await expireOrders(
    inside,
    ended.map(({ reference }) => reference),
    at,
  );
}
