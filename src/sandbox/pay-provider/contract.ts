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

/**
 * A payment provider as the platform sees it. Everything else it says comes as a `ProviderMessage`, signed, to
 * `POST /payments/callback`.
 */
export interface PaymentProvider {
  /** Takes an order; one whose reference it knows changes nothing. */
  begin(order: ProviderOrder): Promise<void>;
  /** What the player does next, in the language of their page. */
  stepOf(reference: string, next: Named<'PaymentNext'>, language: string): Named<'PaymentStep'>;
}
