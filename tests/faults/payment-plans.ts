import type { ProviderMessage } from '../../src/sandbox/pay-provider/contract.ts';

/** What is ordered; amounts are pence. */
export interface Operation {
  readonly key: string;
  readonly player: number;
  readonly way: 'now' | 'later' | 'out';
  readonly amount: number;
  readonly plan: number;
}

/** What a provider tells of an order. */
export interface Told {
  readonly messages: readonly ProviderMessage[];
  /** What the wallet has of it in the end, in pence; negative for money that left. */
  readonly worth: number;
}

/**
 * What the provider tells of an operation and what must come of it, worked out apart from the platform: whole, in parts around
 * a failure, short, failed, the same transfer under two names, a failure told twice.
 */
export function toldOf({ way, amount, plan, key }: Operation, reference: string): Told {
  const half = Math.floor(amount / 2);
  const transfer = (place: number, units: number, more = ''): ProviderMessage => ({
    ...{ event: `${key}/${place}${more}`, reference, kind: 'transfer', transfer: `${key}/${place}` },
    ...{ amount: units, currency: 'GBP' },
  });
  const failed = (more = ''): ProviderMessage => ({ event: `${key}/failed${more}`, reference, kind: 'failed' });
  if (way === 'now') return { messages: [], worth: amount };
  if (way === 'out') {
    return plan % 2 === 0
      ? { messages: [transfer(1, amount), transfer(1, amount, 'again')], worth: -amount }
      : { messages: [failed(), failed('again')], worth: 0 };
  }
  const plans: readonly Told[] = [
    { messages: [transfer(1, amount), transfer(1, amount, 'again')], worth: amount },
    { messages: [transfer(2, amount - half), failed(), transfer(1, half)], worth: amount },
    { messages: [transfer(1, half), transfer(1, half, 'again')], worth: half },
    { messages: [failed(), failed('again')], worth: 0 },
  ];
  return plans[plan % plans.length] ?? { messages: [], worth: 0 };
}
