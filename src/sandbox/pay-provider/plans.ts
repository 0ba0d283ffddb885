import type { ProviderMessage, ProviderOrder } from './contract.ts';

/** How an order of the demonstration ends. */
export const plans = ['now', 'later', 'less', 'twice', 'disorder', 'refuse', 'never'] as const;

export type Plan = (typeof plans)[number];

/** Whether a text names a plan. */
export function isPlan(text: unknown): text is Plan {
  return plans.some((plan) => plan === text);
}

type OrderFacts = Pick<ProviderOrder, 'reference' | 'amount' | 'currency'>;

/**
 * The messages of a plan in rounds: those of a round are sent at the same time, the next round when they were taken.
 * Names of events and transfers are always the same, so that a plan that was cut off can be reported again from its beginning.
 */
export function roundsOf(plan: Plan, order: OrderFacts): readonly (readonly ProviderMessage[])[] {
  const { amount } = order;
  const half = Math.max(1, Math.floor(amount / 2));
  switch (plan) {
    case 'now':
    case 'later':
      return [[transfer(order, 1, amount)]];
    case 'less':
      return [[transfer(order, 1, half)]];
    case 'twice':
      return [[transfer(order, 1, amount), transfer(order, 1, amount, 'again')]];
    case 'disorder':
      return [
        [transfer(order, 2, half)],
        [failed(order)],
        ...(amount > half ? [[transfer(order, 1, amount - half)]] : []),
      ];
    case 'refuse':
      return [[failed(order)]];
    case 'never':
      return [];
  }
}

function transfer({ reference, currency }: OrderFacts, place: number, amount: number, more = ''): ProviderMessage {
  const name = `${reference}/${place}`;
  return { event: name + more, reference, kind: 'transfer', transfer: name, amount, currency };
}

function failed({ reference }: OrderFacts): ProviderMessage {
  return { event: `${reference}/failed`, reference, kind: 'failed' };
}
