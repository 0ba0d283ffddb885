import { styled } from 'styled-components';
import { useSite, useText } from '../../../client/index.ts';
import type { LayoutForms } from '../../../contracts/layout-forms.ts';
import { Icon, Money, token, useLayout } from '../../../ui/index.ts';
import { outcomeForms } from './outcome-forms.ts';
import type { Payment } from './use-payments.ts';

export interface OutcomeHeadProps {
  readonly payment: Payment;
}

const icons: Readonly<Record<Payment['state'], string>> = {
  pending: 'clock',
  paid: 'check',
  failed: 'close',
  expired: 'clock',
  short: 'minus',
};

/** How much, and how it stands, which is announced when it changes. */
export function OutcomeHead({ payment: { state, direction, amount } }: OutcomeHeadProps) {
  const text = useText();
  const { record } = useLayout();
  const { currency } = useSite().identity;
  return (
    <Head role="status" data-state={state} $form={record}>
      <Sign data-outcome="sign">
        <Icon name={icons[state]} size="huge" />
      </Sign>
      <Amount data-outcome="amount">
        <Money amount={amount} currency={currency} />
      </Amount>
      <strong data-outcome="state">{text(`cashier:state.${state}`)}</strong>
      <p data-outcome="note">{text(`cashier:stateNote.${direction}.${state}`)}</p>
    </Head>
  );
}

const Head = styled.section<{ $form: LayoutForms['record'] }>`
  display: grid;
  gap: 6px;
  strong { font-size: 1.125rem; font-weight: ${token('weight.strong')}; line-height: 1.3; }
  p { max-inline-size: 48ch; color: ${token('color.muted')}; line-height: ${token('leading.text')}; text-wrap: pretty; }
  [lang|='ur'] & strong { line-height: ${token('leading.text')}; }
  ${({ $form }) => outcomeForms[$form]}
`;

const Sign = styled.span`
  display: grid;
  place-items: center;
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
