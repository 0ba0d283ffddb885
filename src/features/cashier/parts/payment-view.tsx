import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useLanguage, useMoments, useNavigation, useRuntime, useSite, useText } from '../../../client/index.ts';
import { wordsIn } from '../../../forms/described-form.tsx';
import { Button, FactList, Icon, Money, ScreenBody, token } from '../../../ui/index.ts';
import { Follow } from './follow.tsx';
import { NextStep } from './next-step.tsx';
import { isOpen, type Payment } from './use-payments.ts';

export interface PaymentViewProps {
  readonly payment: Payment;
  /** Asks how it stands now. */
  onAsk(): void;
}

const icons: Readonly<Record<Payment['state'], string>> = {
  pending: 'clock',
  paid: 'check',
  failed: 'close',
  expired: 'clock',
  short: 'minus',
};

/** One payment: how it stands, which changes by itself, what to do next while it waits, and the receipt. */
export function PaymentView({ payment, onAsk }: PaymentViewProps) {
  const text = useText();
  const navigation = useNavigation();
  const { member, resources } = useRuntime();
  const { currency } = useSite().identity;
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
        <Head role="status" data-state={state}>
          <Face>
            <Icon name={icons[state]} size="huge" />
          </Face>
          <Amount>
            <Money amount={payment.amount} currency={currency} />
          </Amount>
          <strong>{text(`cashier:state.${state}`)}</strong>
          <p>{text(`cashier:stateNote.${direction}.${state}`)}</p>
        </Head>
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
    ['method', wordsIn(payment.title, language) ?? payment.method],
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

const Head = styled.section`
  display: grid;
  justify-items: center;
  gap: 6px;
  padding-block: 12px 4px;
  text-align: center;
  strong { font-size: 1.125rem; font-weight: ${token('weight.strong')}; line-height: 1.3; }
  p { max-inline-size: 40ch; color: ${token('color.muted')}; line-height: ${token('leading.text')}; text-wrap: balance; }
  [lang|='ur'] & strong { line-height: ${token('leading.text')}; }
`;

const Face = styled.span`
  display: grid;
  place-items: center;
  inline-size: 72px;
  block-size: 72px;
  border-radius: 50%;
  background: ${token('color.raised')};
  color: ${token('color.link')};
  [data-state='paid'] & { color: ${token('color.success')}; }
  :is([data-state='failed'], [data-state='expired'], [data-state='short']) & { color: ${token('color.danger')}; }
`;

const Amount = styled.span`
  font-family: ${token('font.numeric')};
  font-size: min(${token('size.hero')}, 11vw);
  font-weight: ${token('weight.title')};
  line-height: 1.15;
  overflow-wrap: anywhere;
`;
