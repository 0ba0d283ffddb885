import { createHmac } from 'node:crypto';
import type { Named } from '../../contracts/platform-answer.ts';

/** What a payment asks of a provider. */
export interface ProviderOrder {
  /** The platform's name for the payment. */
  readonly reference: string;
  readonly direction: 'deposit' | 'withdraw';
  readonly currency: string;
  readonly decimals: number;
  /** What the player pays or is paid, in smallest units. */
  readonly amount: number;
  /** Where the provider's page leads back to; empty where it leads nowhere. */
  readonly returnUrl: string;
  readonly next: Named<'PaymentNext'>;
  /** From when on nobody can begin to pay it; never when absent. */
  readonly expiresAt?: Date | undefined;
}

/** What a provider reports of a payment. Messages may come late, twice, at once and in any order. */
export type ProviderMessage = {
  /** Name of the message; it is taken once, however often it is sent. */
  readonly event: string;
  readonly reference: string;
} & (
  | { readonly kind: 'transfer'; readonly transfer: string; readonly amount: number; readonly currency: string }
  | { readonly kind: 'failed' }
);

/** Where the provider takes orders: `POST`, signed like its own messages, an order with `expiresAt` as an ISO moment. */
export const ordersPath = '/orders';

/** Where a test says how an order ends; the provider of a demonstration has no such address. */
export const endsPath = '/orders/end';

/**
 * A payment provider as the platform sees it: a process of its own that is reached over HTTP alone. Everything else it says
 * comes as a `ProviderMessage`, signed, to `POST /payments/callback`.
 */
export interface PaymentProvider {
  /**
   * Tells it of an order. Told again, it only learns that the order ends earlier, or where its page leads back to. Throws `ProviderSilent` when it
   * cannot be reached or does not take it.
   */
  begin(order: ProviderOrder): Promise<void>;
  /** What the player does next, in the language of their page. */
  stepOf(reference: string, next: Named<'PaymentNext'>, language: string): Named<'PaymentStep'>;
}

/** The provider gave no answer, or refused. */
export class ProviderSilent extends Error {}

/** What the address of an order's page holds beside its name: platform and provider both know the secret, nobody else does. */
export function pageKey(secret: string, reference: string): string {
  return createHmac('sha256', secret).update(`payment page ${reference}`).digest('hex');
}
