import type { Selectable } from 'kysely';
import type { Named } from '../../contracts/platform-answer.ts';
import { fromMinor } from '../../engine/minor-units.ts';
import type { PaymentTable } from '../database/payment-tables.ts';
import type { Sandbox } from '../sandbox.ts';
import { type PaymentFacts, stateOf, totalOf } from './payment-state.ts';

/** A payment as it lies in the database. */
export type PaymentRow = Selectable<PaymentTable>;

/** A payment as the platform answers it. */
export type Payment = Named<'Payment'>;

/** Columns that say how it stands with a payment. */
export type FactColumn = 'direction' | 'amount' | 'fee' | 'received' | 'failed_at' | 'expires_at';

/** What is known of a row. */
export function factsOf(row: Pick<PaymentRow, FactColumn>): PaymentFacts {
  const { direction, amount, fee, received, failed_at: failedAt, expires_at: expiresAt } = row;
  return {
    direction,
    amount: Number(amount),
    fee: Number(fee),
    received: Number(received),
    hasFailed: Boolean(failedAt),
    expiresAt: expiresAt ?? undefined,
  };
}

/** The payment for its player, with what they do next while it waits, in the language of their page. */
export function viewPayment({ provider, now }: Sandbox, row: PaymentRow, language: string): Payment {
  const facts = factsOf(row);
  const state = stateOf(facts, now());
  const { id, reference, direction, method, title, currency, decimals, next, card_digits: card } = row;
  const money = (units: number) => fromMinor(units, decimals);
  const waits = state === 'pending' || state === 'short';
  return {
    ...{ id, reference, direction, method, title: { ...title }, currency, state },
    amount: money(facts.amount),
    fee: money(facts.fee),
    total: money(totalOf(facts)),
    received: money(facts.received),
    ...(card ? { card } : {}),
    createdAt: row.created_at.toISOString(),
    changedAt: (state === 'expired' && facts.expiresAt ? facts.expiresAt : row.changed_at).toISOString(),
    ...(facts.expiresAt === undefined ? {} : { expiresAt: facts.expiresAt.toISOString() }),
    ...(waits && next !== 'paid' ? { step: provider.stepOf(reference, next, language) } : {}),
  };
}
