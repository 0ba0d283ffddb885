import type { Plan } from '../../src/sandbox/pay-provider/plans.ts';

type Way = 'now' | 'in' | 'out';

/** A payment; the others move money that stays the player's. */
export type PaymentOperation = Operation & { readonly way: Way };

/** What is ordered, and how the player lets it end on the provider's page; amounts are pence. */
export interface Operation {
  readonly key: string;
  readonly player: number;
  /** Paid in at once, paid in on the page, paid out, or moved from one wallet to the other. */
  readonly way: Way | 'move';
  readonly amount: number;
  readonly plan: Plan;
}

/** What must come of an operation: how the payment ends, and what the wallet has of it, in pence. */
export interface Outcome {
  readonly state: 'paid' | 'short' | 'failed' | 'pending';
  /** Negative for money that left. */
  readonly worth: number;
}

/** The plans of each way. A withdrawal that is sent after it failed may find its money spent: nobody asks for that here. */
export const plansOf: Readonly<Record<Way, readonly Plan[]>> = {
  now: ['now'],
  in: ['now', 'twice', 'disorder', 'less', 'refuse', 'never'],
  out: ['now', 'twice', 'less', 'refuse'],
};

/** What must come of an operation, worked out apart from platform and provider. */
export function outcomeOf({ way, amount, plan }: PaymentOperation): Outcome {
  const whole = way === 'out' ? -amount : amount;
  if (way === 'now') return { state: 'paid', worth: amount };
  switch (plan) {
    case 'refuse':
      return { state: 'failed', worth: 0 };
    case 'never':
      return { state: 'pending', worth: way === 'out' ? whole : 0 };
    case 'less':
      return { state: 'short', worth: way === 'out' ? whole : Math.floor(amount / 2) };
    case 'now':
    case 'later':
    case 'twice':
    case 'disorder':
      return { state: 'paid', worth: whole };
  }
}
