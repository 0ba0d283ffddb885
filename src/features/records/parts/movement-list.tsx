import { formatDate, useSite, useText, useTransactions } from '../../../client/index.ts';
import { Money, StatedList } from '../../../ui/index.ts';

interface MovementListProps {
  /** Only movements of this kind; every kind when absent. */
  readonly kind?: 'reward' | 'rebate';
  readonly emptyText: string;
}

/** Movements of the account with date and amount. */
export function MovementList({ kind, emptyText }: MovementListProps) {
  const text = useText();
  const { currency } = useSite().identity;
  const movements = useTransactions(kind);
  const rows = movements.value?.list.map((movement) => ({
    id: movement.id,
    title: movement.note ?? movement.kind,
    note: formatDate(movement.at, 'YYYY/MM/DD'),
    end: <Money amount={movement.amount} currency={currency} />,
  }));
  return (
    <StatedList
      status={movements.status}
      rows={rows}
      onRetry={movements.retry}
      errorText={text('errors:loadingFailed')}
      emptyIcon="receipt"
      emptyText={emptyText}
    />
  );
}
