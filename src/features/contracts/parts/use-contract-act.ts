import { useState } from 'react';
import { useErrorText, useRuntime, useText } from '../../../client/index.ts';

const ownWords = ['contract.gone', 'contract.none', 'contract.invalid', 'contract.beyond'];

/** Does one thing at a time to a contract, says how it went, and has the contract read anew, whatever came of it. */
export function useContractAct(onDone: () => void) {
  const { toasts } = useRuntime();
  const text = useText();
  const errorText = useErrorText();
  const [isBusy, setBusy] = useState(false);

  async function act(send: () => Promise<unknown>, done: string): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    try {
      await send();
      toasts.show(done, { kind: 'success' });
    } catch (error) {
      const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
      toasts.show(ownWords.includes(code) ? text(`contracts:${code}`) : errorText(error), { kind: 'error' });
    }
    setBusy(false);
    onDone();
  }
  return { act, isBusy };
}
