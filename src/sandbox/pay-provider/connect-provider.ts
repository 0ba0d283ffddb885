import type { Named } from '../../contracts/platform-answer.ts';
import { endsPath, ordersPath, pageKey, type PaymentProvider, ProviderSilent } from './contract.ts';
import type { Plan } from './plans.ts';
import { sendSigned } from './sign-message.ts';

/** How long the provider may take to answer: a player waits for it. What ends an order waits until its messages were taken. */
const wait = { orderMs: 3_000, endMs: 20_000 };

export interface ProviderConnection {
  /** Where the provider listens; it may be another address after it was started again, or be started now. */
  readonly url: () => string | Promise<string>;
  /** Where browsers reach its pages. */
  readonly publicUrl: () => string;
  readonly secret: string;
  readonly now: () => Date;
  /** Hears when it did not take an order, which must be sent again. */
  readonly onSilence: () => void;
}

/** The provider as the platform reaches it, and for tests how an order ends. */
export interface ConnectedProvider extends PaymentProvider {
  end(reference: string, plan: Plan): Promise<void>;
}

/** Speaks with the provider: signed messages over HTTP, and nothing else. */
export function connectProvider({ url, publicUrl, secret, now, onSilence }: ProviderConnection): ConnectedProvider {
  async function say(path: string, message: object, waitMs: number): Promise<void> {
    const status = await sendSigned(`${await url()}${path}`, message, { secret, now: now(), waitMs }).catch(
      (cause: unknown) => {
        throw new ProviderSilent('The payment provider cannot be reached.', { cause });
      },
    );
    if (status !== 200) throw new ProviderSilent(`The payment provider answered ${status} to ${path}.`);
  }
  return {
    async begin(order) {
      try {
        await say(ordersPath, order, wait.orderMs);
      } catch (error) {
        onSilence();
        throw error;
      }
    },
    end: (reference, plan) => say(endsPath, { reference, plan }, wait.endMs),
    stepOf(reference, next, language): Named<'PaymentStep'> {
      const query = new URLSearchParams({ order: reference, key: pageKey(secret, reference), language });
      const page = `${publicUrl()}/pay?${query}`;
      if (next === 'hosted') return { kind: next, url: page };
      if (next === 'qr') return { kind: next, code: page };
      return next === 'instructions' ? { kind: next, lines: [...linesOf(reference)] } : { kind: next };
    },
  };
}

/** An account that nobody has, at a bank that is none. */
function linesOf(reference: string): readonly Named<'PaymentLine'>[] {
  return [
    { label: { en: 'Pay to', ur: 'وصول کنندہ' }, value: 'Example Payments' },
    { label: { en: 'Account number', ur: 'اکاؤنٹ نمبر' }, value: '0000 2048 1936' },
    { label: { en: 'Reference', ur: 'حوالہ نمبر' }, value: reference },
  ];
}
