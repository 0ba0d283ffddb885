import { type Transaction, useMoments, usePlatform, useSite, useText } from '../../../client/index.ts';
import { Icon, SignedMoney } from '../../../ui/index.ts';
import { groupByDay } from './group-by-day.ts';
import { movementIcons } from './movement-icons.ts';
import { PagedRecords } from './paged-records.tsx';
import { usePages } from '../../../client/use-pages.ts';

export interface MovementsProps {
  /** Only movements of this kind; every kind when absent. */
  readonly kind?: 'reward' | 'rebate';
  /** Which of them are shown; all when absent. */
  readonly kinds?: readonly string[] | undefined;
  readonly emptyText: string;
}

/** Movements of the account with what they were for, when, and the amount. */
export function Movements({ kind, kinds, emptyText }: MovementsProps) {
  const text = useText();
  const { currency } = useSite().identity;
  const moments = useMoments();
  const platform = usePlatform();
  const pages = usePages(`member.transactions.list.${kind ?? 'all'}`, (page) =>
    platform.call('transactions', { query: { page, kind }, quiet: true }),
  );
  const shown = pages.list?.filter((movement) => kinds === undefined || kinds.includes(movement.kind));
  const days =
    shown &&
    groupByDay(shown, ({ at }) => at, moments).map(({ date, entries }) => ({
      id: date,
      date,
      entries: entries.map((movement) => ({
        id: movement.id,
        title: text(`records:kind.${movement.kind}`),
        mark: <Icon name={movementIcons[movement.kind] ?? 'coins'} />,
        time: moments.time(movement.at),
        facts: noteOf(movement),
        reference: `#${movement.id}`,
        amount: <SignedMoney amount={movement.amount} currency={currency} />,
      })),
    }));
  return <PagedRecords pages={pages} days={days} emptyText={emptyText} />;
}

/** Which game, which way, which gift; what the house wrote about the rest is not for players. */
function noteOf({ kind, note }: Transaction): string | undefined {
  return ['stake', 'payout', 'deposit', 'reward'].includes(kind) ? note : undefined;
}
