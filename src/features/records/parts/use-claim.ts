import { useState } from 'react';
import type { Body } from '../../../contracts/platform-answer.ts';
import { useErrorText, useLanguage, useRuntime, useText } from '../../../client/index.ts';

/** Collects one thing at a time; afterwards balance, records and what is left are asked for anew. */
export function useClaim<C extends 'claimReward' | 'claimRebate'>(call: C, onClaimed: () => void) {
  const { platform, toasts, member, resources, unread } = useRuntime();
  const text = useText();
  const errorText = useErrorText();
  const { language } = useLanguage();
  const [claiming, setClaiming] = useState<string>();

  async function claim(id: string, body: Body<C>) {
    if (claiming !== undefined) return;
    setClaiming(id);
    try {
      await platform.call(call, { body, query: { language }, quiet: true });
      toasts.show(text('records:claimed'), { kind: 'success' });
    } catch (error) {
      const isGone = typeof error === 'object' && error !== null && 'code' in error && error.code === 'reward.gone';
      toasts.show(isGone ? text('records:gone') : errorText(error), { kind: 'error' });
    }
    setClaiming(undefined);
    resources.forget('member.transactions');
    void member.refreshBalance();
    unread.refresh();
    onClaimed();
  }
  return { claim: (id: string, body: Body<C>) => void claim(id, body), claiming };
}
