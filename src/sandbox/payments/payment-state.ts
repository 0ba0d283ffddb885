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
 * would not, and the time: a deposit that was paid late is paid. A withdrawal that failed stays so until all of it was sent,
 * because what was not sent went back.
 */
export function stateOf(facts: PaymentFacts, now: Date): PaymentState {
  const { direction, received, hasFailed, expiresAt } = facts;
  if (received >= totalOf(facts)) return 'paid';
  if (direction === 'withdraw' && hasFailed) return 'failed';
  if (received > 0) return 'short';
  if (hasFailed) return 'failed';
  return expiresAt !== undefined && now > expiresAt ? 'expired' : 'pending';
}

/**
 * What of a payment belongs into the wallet, in smallest units. Of a deposit all that arrived beyond the fee, and never more
 * than was ordered. Of a withdrawal that failed what was not sent; the fee is kept once a part was sent.
 */
export function creditOf({ direction, amount, fee, received, hasFailed }: PaymentFacts): number {
  if (direction === 'deposit') return Math.min(amount, Math.max(0, received - fee));
  if (!hasFailed) return 0;
  return received === 0 ? amount : Math.max(0, amount - fee - received);
}
