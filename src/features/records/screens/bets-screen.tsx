import { formatDate, usePlatform, useResource, useSite, useText } from '../../../client/index.ts';
import { Money, StatedList } from '../../../ui/index.ts';

interface Bet {
  readonly id: string | number;
  readonly gameName: string;
  readonly win: string;
  readonly placedAt: string;
}

/** Bets of the signed-in player, newest first, with what they won. */
export default function BetsScreen() {
  const text = useText();
  const platform = usePlatform();
  const { currency } = useSite().identity;
  const bets = useResource<{ readonly list: readonly Bet[] }>('member.bets', () =>
    platform.call('betRecords', { query: { page: 1 }, quiet: true }),
  );
  const rows = bets.value?.list.map((bet) => ({
    id: bet.id,
    title: bet.gameName,
    note: formatDate(bet.placedAt, 'YYYY/MM/DD'),
    end: <Money amount={bet.win} currency={currency} />,
  }));
  return (
    <StatedList
      status={bets.status}
      rows={rows}
      onRetry={bets.retry}
      errorText={text('errors:loadingFailed')}
      emptyIcon="receipt"
      emptyText={text('records:noBets')}
    />
  );
}
