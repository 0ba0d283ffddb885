import { useRef, useState } from 'react';
import type { Body } from '../../../contracts/platform-answer.ts';
import { useErrorText, useRuntime, useText } from '../../../client/index.ts';
import { limitWords } from './limit-words.ts';

/** Field of a payment at which something is wrong, with the text that says what. */
export type Refused = Readonly<Partial<Record<'amount' | 'paymentPassword', string>>>;

/** Failures that stand at the field where they can be mended. */
const atFields: Readonly<Record<string, readonly [field: keyof Refused, text: string]>> = {
  'amount.invalid': ['amount', 'cashier:amountRefused'],
  'balance.low': ['amount', 'cashier:balanceLow'],
  'payment.wrong': ['paymentPassword', 'cashier:passwordWrong'],
};

/**
 * Sends one payment at a time; afterwards balance and records are asked for anew. `refused` says what the platform found at
 * the fields of the last one, until `forgive` or the next.
 */
export function usePayment<C extends 'deposit' | 'withdraw'>(call: C) {
  const runtime = useRuntime();
  const { platform, toasts, member, resources } = runtime;
  const text = useText();
  const errorText = useErrorText();
  const running = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [refused, setRefused] = useState<Refused>({});

  async function pay(
    body: Body<C>,
    options: { readonly language: string; readonly encrypted?: boolean },
  ): Promise<boolean> {
    if (running.current) return false;
    running.current = true;
    setIsBusy(true);
    setRefused({});
    const { language, encrypted = false } = options;
    const dismiss = toasts.show(text('errors:pleaseWait'), { kind: 'loading' });
    try {
      await platform.call(call, { body, query: { language }, quiet: true, encrypted });
      dismiss();
      toasts.show(text(`cashier:${call}Done`), { kind: 'success' });
      resources.forget('member.transactions');
      void member.refreshBalance();
      return true;
    } catch (error) {
      dismiss();
      const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
      const own = atFields[code];
      const overLimit = limitWords(error, runtime);
      if (overLimit !== undefined) setRefused({ amount: overLimit });
      else if (own) setRefused({ [own[0]]: text(own[1]) });
      else
        toasts.show(code === 'payment.missing' ? text('cashier:passwordFirst') : errorText(error), { kind: 'error' });
      return false;
    } finally {
      running.current = false;
      setIsBusy(false);
    }
  }
  return { pay, isBusy, refused, forgive: () => setRefused({}) };
}
