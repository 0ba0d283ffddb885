import { useRef, useState } from 'react';
import { PlatformError, useErrorText, useLanguage, useRuntime, useText } from '../../../client/index.ts';
import { makeKey } from '../../../client/platform/make-key.ts';
import { walletsKey } from './use-wallets.ts';

/** Money to move between two wallets; the amount is decimal text. */
export interface Transfer {
  readonly from: string;
  readonly to: string;
  readonly amount: string;
}

/** Failures that stand at the amount. */
const atAmount: Readonly<Record<string, string>> = {
  'balance.low': 'wallets:refused',
  'amount.invalid': 'wallets:fault.empty',
};

/**
 * Moves money one step at a time; afterwards wallets, balance and records are asked for anew, and the outcome is announced. A
 * transfer whose answer was lost is sent again under the same key, so that it is never made twice. `refused` says what the
 * platform found at the amount of the last one, until `forgive` or the next.
 */
export function useTransfer() {
  const { platform, toasts, member, resources } = useRuntime();
  const { language } = useLanguage();
  const text = useText();
  const errorText = useErrorText();
  const running = useRef(false);
  const last = useRef({ said: '', key: '' });
  const [isBusy, setIsBusy] = useState(false);
  const [refused, setRefused] = useState<string>();

  async function run(act: () => Promise<unknown>, done: string): Promise<boolean> {
    if (running.current) return false;
    running.current = true;
    setIsBusy(true);
    setRefused(undefined);
    try {
      await act();
      toasts.show(text(done), { kind: 'success' });
      last.current = { said: '', key: '' };
      return true;
    } catch (error) {
      refuse(error);
      return false;
    } finally {
      running.current = false;
      setIsBusy(false);
      // Also after a failure: somebody else may have moved the money.
      await Promise.all([
        resources.load(walletsKey, () => platform.call('wallets', { quiet: true })),
        member.refreshBalance(),
      ]);
      resources.forget('member.transactions');
    }
  }

  function refuse(error: unknown) {
    const code = error instanceof PlatformError ? error.code : '';
    const words = atAmount[code];
    const own = code === 'wallet.gone' ? text('wallets:gone') : undefined;
    if (words === undefined) toasts.show(own ?? errorText(error), { kind: 'error' });
    else setRefused(text(words));
    if (code === 'transfer.key') last.current = { said: '', key: '' };
  }

  function move(wanted: Transfer): Promise<boolean> {
    const said = JSON.stringify(wanted);
    if (last.current.said !== said) last.current = { said, key: makeKey() };
    const body = { ...wanted, key: last.current.key };
    return run(() => platform.call('transfer', { query: { language }, body, quiet: true }), 'wallets:moved');
  }

  const collect = () =>
    run(() => platform.call('collectWallets', { query: { language }, quiet: true }), 'wallets:collected');

  return { move, collect, isBusy, refused, forgive: () => setRefused(undefined) };
}
