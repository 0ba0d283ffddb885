import { useState } from 'react';
import { useErrorText, useLanguage, useRuntime, useSite, useText } from '../../../client/index.ts';
import { moneyText } from '../../../ui/index.ts';

const ownWords = ['rain.closed', 'rain.claimed', 'rain.empty'];

/** Opens one envelope at a time and says what was in it; balance, records and the rain are read anew afterwards. */
export function useOpenEnvelope(eventId: number | undefined, onOpened: () => void) {
  const { platform, toasts, member, resources } = useRuntime();
  const text = useText();
  const errorText = useErrorText();
  const { language } = useLanguage();
  const { currency } = useSite().identity;
  const [isOpening, setOpening] = useState(false);
  const [amount, setAmount] = useState<string>();

  async function open() {
    if (isOpening || eventId === undefined) return;
    setOpening(true);
    try {
      const got = await platform.call('claimRedRain', { body: { eventId }, query: { language }, quiet: true });
      setAmount(got.amount);
      toasts.show(text('redRain:got', { amount: moneyText(got.amount, currency, language) }), { kind: 'success' });
    } catch (error) {
      const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
      toasts.show(ownWords.includes(code) ? text(`redRain:${code}`) : errorText(error), { kind: 'error' });
    }
    setOpening(false);
    resources.forget('member.transactions');
    void member.refreshBalance();
    onOpened();
  }
  return { open: () => void open(), isOpening, amount };
}
