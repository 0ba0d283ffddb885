import { styled } from 'styled-components';
import { useLanguage, useMoments, useNavigation, useSite, useText } from '../../../client/index.ts';
import { wordsIn } from '../../../forms/described-form.tsx';
import { Icon, Money, type Outcome, RecordList, token } from '../../../ui/index.ts';
import type { Payment } from './use-payments.ts';

const outcomes: Readonly<Record<Payment['state'], Outcome>> = {
  ...{ pending: 'open', short: 'open', paid: 'won', failed: 'lost', expired: 'lost' },
};

/** Payments day by day, each with how it stands and the way to its receipt, in the theme's form of records. */
export function PaymentRecords({ payments }: { readonly payments: readonly Payment[] }) {
  const text = useText();
  const moments = useMoments();
  const days = Map.groupBy(payments, ({ createdAt }) => moments.day(createdAt));
  const { currency } = useSite().identity;
  return (
    <RecordList
      days={[...days].map(([date, entries]) => ({
        id: date,
        date,
        entries: entries.map((payment) => ({
          id: payment.id,
          title: <ReceiptLink payment={payment} />,
          mark: <Icon name={payment.direction === 'deposit' ? 'plus' : 'withdraw'} />,
          time: moments.time(payment.createdAt),
          facts: text(`cashier:${payment.direction}`),
          reference: payment.reference,
          amount: <Money amount={payment.amount} currency={currency} />,
          outcome: { kind: outcomes[payment.state], label: text(`cashier:state.${payment.state}`) },
        })),
      }))}
    />
  );
}

function ReceiptLink({ payment: { id, direction, title, method } }: { readonly payment: Payment }) {
  const navigation = useNavigation();
  const { language } = useLanguage();
  const target = { payment: String(id) };
  const route = `cashier.${direction}` as const;
  return (
    <Link
      href={navigation.pathOf(route, target)}
      onClick={(click) => {
        if (click.metaKey || click.ctrlKey || click.shiftKey) return;
        click.preventDefault();
        navigation.go(route, target);
      }}
    >
      <bdi dir="auto">{wordsIn(title, language) ?? method}</bdi>
    </Link>
  );
}

/** The whole row is the target; the words are what is read out. */
const Link = styled.a`
  color: inherit;
  text-decoration-color: ${token('color.line')};
  text-underline-offset: 4px;
  li:has(&) { position: relative; }
  &::after { content: ''; position: absolute; inset: -6px 0; }
`;
