import { useRef, useState } from 'react';
import { useErrorText, useRuntime, useText } from '../../../client/index.ts';

/** Failures that a payment explains in its own words. */
const ownTexts: Readonly<Record<string, string>> = {
  'amount.invalid': 'cashier:amountRefused',
  'balance.low': 'cashier:balanceLow',
  'payment.wrong': 'cashier:passwordWrong',
  'payment.missing': 'cashier:passwordFirst',
};

/** Sends one payment at a time; afterwards balance and records are asked for anew. */
export function usePayment(call: 'deposit' | 'withdraw') {
  const { platform, toasts, member, resources } = useRuntime();
  const text = useText();
  const errorText = useErrorText();
  const running = useRef(false);
  const [isBusy, setIsBusy] = useState(false);

  async function pay(
    body: Readonly<Record<string, string>>,
    options: { readonly language: string; readonly encrypted?: boolean },
  ): Promise<boolean> {
    if (running.current) return false;
    running.current = true;
    setIsBusy(true);
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
      const own = ownTexts[code];
      toasts.show(own === undefined ? errorText(error) : text(own), { kind: 'error' });
      return false;
    } finally {
      running.current = false;
      setIsBusy(false);
    }
  }
  return { pay, isBusy };
}
