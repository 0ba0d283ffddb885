import { useMoments, useNavigation, useSite, useText, useTransactions } from '../../../client/index.ts';
import { Money, SectionHeading, StatedList } from '../../../ui/index.ts';

export interface LatestProps {
  readonly kind: 'deposit' | 'withdraw';
}

/** The latest movements of one kind from the ledger, with the way to all of them. */
export function Latest({ kind }: LatestProps) {
  const text = useText();
  const navigation = useNavigation();
  const moments = useMoments();
  const { currency } = useSite().identity;
  const movements = useTransactions(kind);
  const rows = movements.value?.list.slice(0, 5).map((movement) => ({
    id: movement.id,
    title: movement.note || text(`cashier:${kind}`),
    note: `${moments.day(movement.at)} ${moments.time(movement.at)}`,
    end: <Money amount={movement.amount} currency={currency} />,
  }));
  return (
    <>
      <SectionHeading
        title={text('cashier:latest')}
        action={{
          label: text('cashier:all'),
          href: navigation.pathOf('records.account'),
          onChoose: () => navigation.go('records.account'),
        }}
      />
      <StatedList
        status={movements.status}
        rows={rows}
        onRetry={movements.retry}
        errorText={text('errors:loadingFailed')}
        emptyIcon="wallet"
        emptyText={text('cashier:none')}
      />
    </>
  );
}
