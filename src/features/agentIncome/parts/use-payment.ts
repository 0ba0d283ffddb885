import { useRef, useState } from 'react';
import { useErrorText, useRuntime, useText } from '../../../client/index.ts';
import type { Earning } from './use-earnings.ts';

/** Pays one thing at a time from the agent's wallet, after it was asked for and confirmed (rows G-253, G-255). */
export function usePayment(call: 'payManualWage' | 'payDividend', onPaid: () => void) {
  const { platform, toasts, member, resources } = useRuntime();
  const text = useText();
  const errorText = useErrorText();
  const [asked, setAsked] = useState<Earning>();
  const [isPaying, setIsPaying] = useState(false);
  // A second tap may come before React has drawn the first.
  const isOnItsWay = useRef(false);

  async function pay() {
    if (asked === undefined || isOnItsWay.current) return;
    isOnItsWay.current = true;
    setIsPaying(true);
    try {
      await platform.call(call, { body: { id: asked.id }, quiet: true });
      toasts.show(text('agentIncome:paidTo', { name: asked.userName }), { kind: 'success' });
    } catch (error) {
      const isGone = typeof error === 'object' && error !== null && 'code' in error && error.code === 'settlement.gone';
      toasts.show(isGone ? text('agentIncome:gone') : errorText(error), { kind: 'error' });
    }
    isOnItsWay.current = false;
    setIsPaying(false);
    setAsked(undefined);
    resources.forget('member.transactions');
    void member.refreshBalance();
    onPaid();
  }

  return {
    asked,
    isPaying,
    ask: setAsked,
    cancel: () => setAsked(undefined),
    pay: () => void pay(),
  };
}
