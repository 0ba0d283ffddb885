import type { Transaction } from 'kysely';
import { fromMinor } from '../../engine/minor-units.ts';
import type { Tables } from '../database/tables.ts';
import { moveMoney } from '../wallet/ledger.ts';
import { creditOf } from './payment-state.ts';
import type { PaymentRow } from './view-payment.ts';

/** Money that moved for a payment, in smallest units. */
export interface Transfer {
  /** The provider's name for it; it counts once. */
  readonly transfer: string;
  readonly amount: number;
  readonly at: Date;
}

/**
 * Counts a transfer once and puts what belongs to a deposit into the wallet. Wallet and row are held by the caller's transaction,
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
  const isDeposit = row.direction === 'deposit';
  const credit = isDeposit
    ? creditOf({ amount: Number(row.amount), fee: Number(row.fee), received })
    : Number(row.credited);
  await moveToWallet(db, row, { units: credit - Number(row.credited), kind: 'deposit', at });
  await db
    .updateTable('payment')
    .set({ received, credited: credit, changed_at: at })
    .where('id', '=', row.id)
    .execute();
}

/** Notes that a payment will not come; the money of a withdrawal goes back, once, unless it was sent already. */
export async function applyFailure(db: Transaction<Tables>, row: PaymentRow, at: Date): Promise<void> {
  if (row.failed_at || Number(row.received) > 0) return;
  const units = row.direction === 'withdraw' ? Number(row.amount) : 0;
  await moveToWallet(db, row, { units, kind: 'withdraw', at });
  await db
    .updateTable('payment')
    .set({ failed_at: at, credited: Number(row.credited) + units, changed_at: at })
    .where('id', '=', row.id)
    .execute();
}

async function moveToWallet(
  db: Transaction<Tables>,
  { merchant, account, decimals, note, id }: PaymentRow,
  { units, kind, at }: { readonly units: number; readonly kind: 'deposit' | 'withdraw'; readonly at: Date },
): Promise<void> {
  if (units <= 0) return;
  await moveMoney(db, merchant, [{ account, amount: fromMinor(units, decimals), kind, note, at, payment: id }]);
}
