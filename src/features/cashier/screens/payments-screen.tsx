import { useState } from 'react';
import { useDayRange, useNavigation, useSite, useText } from '../../../client/index.ts';
import { useSaving } from '../../../client/browser/use-saving.ts';
import { Button, EmptyState, ErrorCard, ListRow, Money, ScreenBody, Skeleton } from '../../../ui/index.ts';
import { Follow } from '../parts/follow.tsx';
import { PaymentFilter } from '../parts/payment-filter.tsx';
import { PaymentRecords } from '../parts/payment-records.tsx';
import { ReceiptLines } from '../parts/receipt-lines.tsx';
import { savePayments } from '../parts/save-payments.ts';
import { type PaymentQuery, usePaymentList } from '../parts/use-payment-list.ts';
import { isOpen } from '../parts/use-payments.ts';

/** Every payment in and out of some days with how it stands, which changes by itself, what they come to, and a file of them. */
export default function PaymentsScreen() {
  const text = useText();
  const navigation = useNavigation();
  const { range, today, timeZone, setRange } = useDayRange('month');
  const [direction, setDirection] = useState<PaymentQuery['direction']>('');
  const [state, setState] = useState<PaymentQuery['state']>('');
  const { startDate, endDate } = range;
  const query = { direction, state, startDate, endDate, timeZone };
  return (
    <>
      <ScreenBody>
        <PaymentFilter
          {...{ range, today, direction, state }}
          onRange={setRange}
          onDirection={setDirection}
          onState={setState}
        />
      </ScreenBody>
      <Payments query={query} />
      <ScreenBody>
        <ListRow
          title={text('cashier:toAccount')}
          note={text('cashier:toAccountNote')}
          icon="receipt"
          onChoose={() => navigation.go('records.account')}
        />
      </ScreenBody>
    </>
  );
}

function Payments({ query }: { readonly query: PaymentQuery }) {
  const text = useText();
  const { status, list, hasMore, more, retry, refresh, totals } = usePaymentList(query);
  if (list === undefined && status === 'error')
    return <ErrorCard onRetry={retry} text={text('errors:loadingFailed')} />;
  if (list?.length === 0)
    return <EmptyState icon="receipt" title={text('cashier:noSuch')} note={text('cashier:noSuchNote')} />;
  return (
    <>
      {list?.some(isOpen) ? <Follow seconds={4} onTurn={refresh} /> : null}
      <ScreenBody aria-busy={list === undefined || undefined}>
        {list === undefined ? <Skeleton shape="control" count={5} /> : <PaymentRecords payments={list} />}
        {hasMore ? (
          <Button tone="quiet" wide onClick={more}>
            {text('cashier:more')}
          </Button>
        ) : null}
      </ScreenBody>
      {totals === undefined ? null : <Totals totals={totals} />}
      <ScreenBody>
        <SaveButton query={query} />
      </ScreenBody>
    </>
  );
}

function Totals({
  totals: { count, paidIn, paidOut },
}: {
  readonly totals: { count: number; paidIn: string; paidOut: string };
}) {
  const text = useText();
  const { currency } = useSite().identity;
  return (
    <ReceiptLines
      lines={[
        { id: 'count', name: text('cashier:count'), value: <bdi dir="ltr">{count}</bdi> },
        { id: 'in', name: text('cashier:paidIn'), value: <Money amount={paidIn} currency={currency} />, isSum: true },
        {
          id: 'out',
          name: text('cashier:paidOut'),
          value: <Money amount={paidOut} currency={currency} />,
          isSum: true,
        },
      ]}
    />
  );
}

function SaveButton({ query }: { readonly query: PaymentQuery }) {
  const text = useText();
  const { save, isBusy } = useSaving((runtime) => savePayments(runtime, query), text('cashier:saved'));
  return (
    <Button tone="quiet" wide busy={isBusy} onClick={save}>
      {text('cashier:save')}
    </Button>
  );
}
