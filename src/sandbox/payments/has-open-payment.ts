import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { stateOf } from './payment-state.ts';
import { factsOf } from './view-payment.ts';

/** Whether money of a player is on its way: a withdrawal that was not sent whole, or a deposit that can still be paid. */
export async function hasOpenPayment(db: Kysely<Tables>, account: number, now: Date): Promise<boolean> {
  const rows = await db
    .selectFrom('payment')
    .select(['direction', 'amount', 'fee', 'received', 'failed_at', 'expires_at'])
    .where('account', '=', account)
    .where('next', '!=', 'paid')
    .execute();
  return rows.map(factsOf).some((facts) => {
    const isOver = facts.expiresAt !== undefined && now >= facts.expiresAt;
    return !isOver && ['pending', 'short'].includes(stateOf(facts, now));
  });
}
