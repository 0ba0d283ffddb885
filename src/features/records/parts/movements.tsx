import type { ReactNode } from 'react';
import { type Transaction, useMoments, usePlatform, useSite, useText } from '../../../client/index.ts';
import { Dotted, Icon, Money, SignedMoney } from '../../../ui/index.ts';
import { groupByDay } from './group-by-day.ts';
import { movementIcons } from './movement-icons.ts';
import { reasonOf } from './reason-of.ts';
import { PagedRecords } from './paged-records.tsx';
import { usePages } from '../../../client/shell/use-pages.ts';

export interface MovementsProps {
  /** Only movements of this kind; every kind when absent. */
  readonly kind?: 'reward' | 'rebate';
  /** Which of them are shown; all when absent. */
  readonly kinds?: readonly string[] | undefined;
  readonly emptyText: string;
  /** Below other things on its page. */
  readonly isBelow?: boolean;
}

/** Movements of the account with what they were for, when, and the amount. */
export function Movements({ kind, kinds, emptyText, isBelow = false }: MovementsProps) {
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
        title: text(reasonOf(movement)),
        mark: <Icon name={movementIcons[movement.kind] ?? 'coins'} />,
        time: moments.time(movement.at),
        facts: noteOf(movement, text),
        reference: movement.payment?.reference ?? `#${movement.id}`,
        amount: isInner(movement) ? (
          <Money amount={movement.amount} currency={currency} />
        ) : (
          <SignedMoney amount={movement.amount} currency={currency} />
        ),
      })),
    }));
  return <PagedRecords pages={pages} days={days} emptyText={emptyText} isBelow={isBelow} />;
}

/** Which game, which way, which wallets, which gift, and how a payment stands that waits for more; what else the house wrote is not for players. */
function noteOf({ kind, note, payment }: Transaction, text: (key: string) => string): ReactNode {
  if (!['stake', 'payout', 'deposit', 'withdraw', 'reward', 'rebate', 'transfer'].includes(kind) || !note)
    return undefined;
  const isWaiting = payment?.state === 'short' || payment?.state === 'pending';
  return isWaiting ? <Dotted parts={[note, text(`records:state.${payment.state}`)]} /> : note;
}

/** Money that changed its wallet, which the account neither got nor gave. */
function isInner({ kind }: Transaction): boolean {
  return kind === 'transfer' || kind === 'collect';
}
