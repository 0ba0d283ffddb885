import { useEffect, useRef } from 'react';
import { useLanguage, useMoments, useNavigation, useRuntime, useSite, useText } from '../../../client/index.ts';
import { wordsIn } from '../../../forms/described-form.tsx';
import { Button, FactList, Money, ScreenBody } from '../../../ui/index.ts';
import { Follow } from './follow.tsx';
import { NextStep } from './next-step.tsx';
import { OutcomeHead } from './outcome-head.tsx';
import { isOpen, type Payment } from './use-payments.ts';

export interface PaymentViewProps {
  readonly payment: Payment;
  /** Asks how it stands now. */
  onAsk(): void;
}

/** One payment: how it stands, which changes by itself, what to do next while it waits, and the receipt. */
export function PaymentView({ payment, onAsk }: PaymentViewProps) {
  const text = useText();
  const navigation = useNavigation();
  const { member, resources } = useRuntime();
  const { state, direction, step } = payment;
  const last = useRef(state);
  useEffect(() => {
    if (last.current === state) return;
    last.current = state;
    resources.forget('member.transactions');
    void member.refreshBalance();
  }, [state, member, resources]);
  return (
    <>
      {isOpen(payment) ? <Follow seconds={3} onTurn={onAsk} /> : null}
      <ScreenBody>
        <OutcomeHead payment={payment} />
        {step === undefined ? null : <NextStep step={step} />}
        <Receipt payment={payment} />
        <Button tone="quiet" wide onClick={() => navigation.go(`cashier.${direction}`)}>
          {text(`cashier:another.${direction}`)}
        </Button>
      </ScreenBody>
    </>
  );
}

function Receipt({ payment }: Pick<PaymentViewProps, 'payment'>) {
  const text = useText();
  const { language } = useLanguage();
  const moments = useMoments();
  const { currency } = useSite().identity;
  const { direction, fee, total, received, createdAt, changedAt, expiresAt, state, card } = payment;
  const money = (amount: string) => <Money amount={amount} currency={currency} />;
  const reference = <bdi dir="ltr">{payment.reference}</bdi>;
  const at = (moment: string) => <bdi dir="ltr">{`${moments.day(moment)} ${moments.time(moment)}`}</bdi>;
  const facts = [
    [`channel.${direction}`, wordsIn(payment.title, language) ?? payment.method],
    ...(card === undefined ? [] : [['card', text('cashier:cardEnding', { digits: card })] as const]),
    ['fee', Number(fee) === 0 ? text('cashier:noFee') : money(fee)],
    [`total.${direction}`, money(total)],
    ...(state === 'short' ? [['received', money(received)] as const] : []),
    ['ordered', at(createdAt)],
    ...(isOpen(payment) && expiresAt !== undefined ? [['expires', at(expiresAt)] as const] : []),
    ...(state === 'pending' ? [] : [['changed', at(changedAt)] as const]),
    ['reference', reference],
  ] as const;
  return <FactList facts={facts.map(([id, value]) => ({ id, name: text(`cashier:${id}`), value }))} />;
}
