import type { Transaction } from 'kysely';
import { fromMinor } from '../../engine/minor-units.ts';
import type { Tables } from '../database/tables.ts';
import { rewardReferral } from '../referral/reward-referral.ts';
import { moveMoney } from '../wallet/ledger.ts';
import { requireInMain } from '../wallet/spend.ts';
import { creditOf, type PaymentFacts, totalOf } from './payment-state.ts';
import { factsOf, type PaymentRow } from './view-payment.ts';

/** Money that moved for a payment, in smallest units. */
export interface Transfer {
  /** The provider's name for it; it counts once. */
  readonly transfer: string;
  readonly amount: number;
  readonly at: Date;
}

/**
 * Counts a transfer once and moves what follows from it: into the wallet for a deposit, out of it again
 * for a withdrawal that had failed. Wallet and row are held by the caller's transaction,
 * so that two messages never both see the money as missing.
 */
export async function applyTransfer(
  db: Transaction<Tables>,
  row: PaymentRow,
  { transfer, amount, at }: Transfer,
): Promise<void> {
  const counted = await db
    .insertInto('payment_transfer')
    .values({ payment: row.id, transfer, amount, created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('payment')
    .executeTakeFirst();
  if (!counted) return;
  const received = Number(row.received) + amount;
  const credited = await moveToWallet(db, row, { facts: { ...factsOf(row), received }, at });
  await db.updateTable('payment').set({ received, credited, changed_at: at }).where('id', '=', row.id).execute();
}

/** Notes that nothing more comes for a payment; what of a withdrawal was not sent goes back, once. */
export async function applyFailure(db: Transaction<Tables>, row: PaymentRow, at: Date): Promise<void> {
  const facts = factsOf(row);
  const isOver = row.direction === 'deposit' ? facts.received > 0 : facts.received >= totalOf(facts);
  if (row.failed_at || isOver) return;
  const credited = await moveToWallet(db, row, { facts: { ...facts, hasFailed: true }, at });
  await db.updateTable('payment').set({ failed_at: at, credited, changed_at: at }).where('id', '=', row.id).execute();
}

/**
 * Brings what the wallet got of a payment to what the facts say, and says how much that is, in smallest units. What went
 * back for a withdrawal that was sent after all is taken again: throws `balance.low` when it has been spent.
 */
async function moveToWallet(
  db: Transaction<Tables>,
  { merchant, account, decimals, note, id, credited }: PaymentRow,
  { facts, at }: { readonly facts: PaymentFacts; readonly at: Date },
): Promise<number> {
  const credit = creditOf(facts);
  const units = credit - Number(credited);
  if (units === 0) return credit;
  if (units < 0) await requireInMain(db, { merchant, account, units: BigInt(-units), decimals, at });
  const amount = fromMinor(units, decimals);
  await moveMoney(db, merchant, [{ account, amount, kind: facts.direction, note, at, payment: id }]);
  if (facts.direction === 'deposit') await rewardReferral(db, { merchant, account, at });
  return credit;
}
