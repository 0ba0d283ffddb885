import type { Named } from '../../contracts/platform-answer.ts';

/** How it stands with a payment. */
export type PaymentState = Named<'PaymentState'>;

/** What is known of a payment; amounts in smallest units. */
export interface PaymentFacts {
  readonly direction: 'deposit' | 'withdraw';
  readonly amount: number;
  readonly fee: number;
  /** Sum of its transfers. */
  readonly received: number;
  readonly hasFailed: boolean;
  /** Until when it waits; for ever when absent. */
  readonly expiresAt?: Date | undefined;
}

/** What the player pays for a deposit, fee and all, or is paid by a withdrawal. */
export function totalOf({ direction, amount, fee }: Pick<PaymentFacts, 'direction' | 'amount' | 'fee'>): number {
  return direction === 'deposit' ? amount + fee : amount - fee;
}

/**
 * The state that follows from what is known, whatever order it came in. Money that arrived outweighs a message that it
 * would not, and the time: a deposit that was paid late is paid. Only a withdrawal that failed stays so, because its money
 * went back.
 */
export function stateOf(facts: PaymentFacts, now: Date): PaymentState {
  const { direction, received, hasFailed, expiresAt } = facts;
  if (direction === 'withdraw' && hasFailed) return 'failed';
  if (received >= totalOf(facts)) return 'paid';
  if (received > 0) return 'short';
  if (hasFailed) return 'failed';
  return expiresAt !== undefined && now > expiresAt ? 'expired' : 'pending';
}

/** What of a deposit belongs into the wallet: all that arrived beyond the fee, and never more than was ordered. */
export function creditOf({ amount, fee, received }: Pick<PaymentFacts, 'amount' | 'fee' | 'received'>): number {
  return Math.min(amount, Math.max(0, received - fee));
}

/** The fee of an amount, in smallest units; part of a unit counts as a whole one. */
export function feeOf(amount: number, fee: { readonly fixed: number; readonly hundredthsOfPercent: number }): number {
  return fee.fixed + Math.ceil((amount * fee.hundredthsOfPercent) / 10_000);
}
