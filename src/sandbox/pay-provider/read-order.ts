import type { ProviderOrder } from './contract.ts';
import { isPlan, type Plan } from './plans.ts';

const nexts = ['paid', 'later', 'instructions', 'hosted', 'qr'] as const satisfies readonly ProviderOrder['next'][];

/** The order of a message; nothing for a message that is none. */
export function readOrder(message: unknown): ProviderOrder | undefined {
  const { reference, direction, currency, decimals, amount, returnUrl, next, expiresAt } = Object(message);
  const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 2_000;
  const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
  const known = nexts.find((one) => one === next);
  const expires = expiresAt === undefined ? undefined : new Date(String(expiresAt));
  if (!isText(reference) || reference === '' || !isText(currency) || !isText(returnUrl) || known === undefined)
    return undefined;
  if (direction !== 'deposit' && direction !== 'withdraw') return undefined;
  if (!isCount(decimals) || !isCount(amount) || Number.isNaN(expires?.getTime())) return undefined;
  return { reference, direction, currency, decimals, amount, returnUrl, next: known, expiresAt: expires };
}

/** How a message wants an order to end; nothing for a message that is none. */
export function readEnd(message: unknown): { readonly reference: string; readonly plan: Plan } | undefined {
  const { reference, plan } = Object(message);
  return typeof reference === 'string' && isPlan(plan) ? { reference, plan } : undefined;
}
