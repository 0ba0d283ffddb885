import { useRef, useState } from 'react';
import { PlatformError, useErrorText, useLanguage, useNavigation, useRuntime, useText } from '../../../client/index.ts';
import { makeKey } from '../../../client/platform/make-key.ts';
import type { DescribedForm } from '../../../forms/described-form.tsx';
import { limitWords } from './limit-words.ts';
import { bankCardsKey } from './use-bank-cards.ts';
import type { Payment } from './use-payments.ts';

/** Field of a payment at which something is wrong, with the text that says what. */
export type Refused = Readonly<Partial<Record<'amount' | 'paymentPassword', string>>>;

/** Failures that stand at the field where they can be mended. */
const atFields: Readonly<Record<string, readonly [field: keyof Refused, text: string]>> = {
  'amount.invalid': ['amount', 'cashier:amountRefused'],
  'balance.low': ['amount', 'cashier:balanceLow'],
  'payment.wrong': ['paymentPassword', 'cashier:passwordWrong'],
};

/** Failures that have words of their own, but no field. */
const ownWords: Readonly<Record<string, string>> = {
  'payment.missing': 'cashier:passwordFirst',
  'method.gone': 'cashier:methodGone',
  'payment.key': 'cashier:orderedAlready',
  'card.gone': 'cashier:cardGone',
};

/** What is ordered: a method, a decimal text, and what was entered into the method's fields. */
export interface Order {
  readonly channel: string;
  readonly amount: string;
  /** Id of the bank card that a withdrawal goes to. */
  readonly card?: number;
  readonly values: Readonly<Record<string, string>>;
  /** The withdrawal password. */
  readonly paymentPassword?: string;
}

/** What stands around an order. */
export interface PaymentSurroundings {
  /** What the method asks for. */
  readonly fields: DescribedForm;
  /** The bank card of the order is no longer the player's; the list is about to be asked for anew. */
  onCardGone?(): void;
}

/**
 * Orders one payment at a time; afterwards balance and records are asked for anew. An order whose answer was lost is sent
 * again under the same key, so that it is never paid twice. What is not paid at once is shown until it is; a withdrawal in any
 * case, with its receipt. `refused` says
 * what the platform found at the fields of the last one, until `forgive` or the next.
 */
export function usePayment(call: 'deposit' | 'withdraw', { fields, onCardGone }: PaymentSurroundings) {
  const runtime = useRuntime();
  const { platform, toasts, member, resources } = runtime;
  const navigation = useNavigation();
  const { language } = useLanguage();
  const text = useText();
  const errorText = useErrorText();
  const running = useRef(false);
  const lastOrder = useRef({ said: '', key: '' });
  const [isBusy, setIsBusy] = useState(false);
  const [refused, setRefused] = useState<Refused>({});

  async function pay(order: Order): Promise<boolean> {
    if (running.current) return false;
    running.current = true;
    setIsBusy(true);
    setRefused({});
    fields.fill.clearServerMessages();
    const said = JSON.stringify([order.channel, order.card, order.amount, order.values]);
    if (lastOrder.current.said !== said) lastOrder.current = { said, key: makeKey() };
    const dismiss = toasts.show(text('errors:pleaseWait'), { kind: 'loading' });
    try {
      const { payment } = await send(order, lastOrder.current.key);
      dismiss();
      lastOrder.current = { said: '', key: '' };
      follow(payment);
      return true;
    } catch (error) {
      dismiss();
      refuse(error);
      return false;
    } finally {
      running.current = false;
      setIsBusy(false);
    }
  }

  function send({ paymentPassword = '', ...order }: Order, key: string) {
    const options = { query: { language }, quiet: true } as const;
    return call === 'deposit'
      ? platform.call('deposit', { ...options, body: { ...order, key } })
      : platform.call('withdraw', { ...options, body: { ...order, key, paymentPassword }, encrypted: true });
  }

  function follow({ id, state }: Payment) {
    resources.forget('member.transactions');
    resources.forget('member.payments');
    void member.refreshBalance();
    if (state === 'paid') toasts.show(text(`cashier:${call}Done`), { kind: 'success' });
    if (state !== 'paid' || call === 'withdraw') navigation.go(`cashier.${call}`, { payment: String(id) });
  }

  function refuse(error: unknown) {
    const code = error instanceof PlatformError ? error.code : '';
    const own = atFields[code];
    const words = ownWords[code];
    const overLimit = limitWords(error, runtime);
    if (overLimit !== undefined) setRefused({ amount: overLimit });
    else if (own) setRefused({ [own[0]]: text(own[1]) });
    else if (error instanceof PlatformError && code === 'fields.invalid') fields.refuse(Object(error.value['fields']));
    else toasts.show(words === undefined ? errorText(error) : text(words), { kind: 'error' });
    if (code === 'card.gone') {
      onCardGone?.();
      resources.forget(bankCardsKey);
    }
    if (code === 'method.gone') resources.forget('member.methods');
    if (code === 'payment.key') lastOrder.current = { said: '', key: '' };
  }
  return { pay, isBusy, refused, forgive: () => setRefused({}) };
}
