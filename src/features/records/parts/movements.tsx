import { formatDate, type Transaction, useSite, useText } from '../../../client/index.ts';
import { Money } from '../../../ui/index.ts';
import { PagedRows } from './paged-rows.tsx';
import { usePages } from './use-pages.ts';

export interface MovementsProps {
  /** Only movements of this kind; every kind when absent. */
  readonly kind?: 'reward' | 'rebate';
  /** Which of them are shown; all when absent. */
  readonly kinds?: readonly string[] | undefined;
  readonly emptyText: string;
}

/** Movements of the account with what they were for, date and amount. */
export function Movements({ kind, kinds, emptyText }: MovementsProps) {
  const text = useText();
  const { currency } = useSite().identity;
  const pages = usePages<Transaction>(`member.transactions.list.${kind ?? 'all'}`, 'transactions', kind);
  const rows = pages.list
    ?.filter((movement) => kinds === undefined || kinds.includes(movement.kind))
    .map((movement) => ({
      id: movement.id,
      icon: icons[movement.kind] ?? 'coins',
      title: text(`records:kind.${movement.kind}`),
      note: [noteOf(movement), formatDate(movement.at, 'YYYY/MM/DD')].filter(Boolean).join(' · '),
      end: <Money amount={movement.amount} currency={currency} />,
    }));
  return <PagedRows pages={pages} rows={rows} emptyText={emptyText} />;
}

/** Which game, which way, which gift; what the house wrote about the rest is not for players. */
function noteOf({ kind, note }: Transaction): string | undefined {
  return ['stake', 'payout', 'deposit', 'reward'].includes(kind) ? note : undefined;
}

const icons: Readonly<Record<string, string>> = {
  opening: 'wallet',
  deposit: 'deposit',
  withdraw: 'withdraw',
  bonus: 'gift',
  reward: 'gift',
  rebate: 'percent',
  stake: 'coins',
  payout: 'trophy',
};
