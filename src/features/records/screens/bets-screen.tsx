import { formatDate, useSite, useText } from '../../../client/index.ts';
import { Money } from '../../../ui/index.ts';
import { PagedRows } from '../parts/paged-rows.tsx';
import { usePages } from '../parts/use-pages.ts';

interface Bet {
  readonly id: string | number;
  readonly gameName: string;
  readonly stake: string;
  readonly win: string;
  readonly placedAt: string;
}

/** Bets of the signed-in player, newest first, with what they cost and won. */
export default function BetsScreen() {
  const text = useText();
  const { currency } = useSite().identity;
  const pages = usePages<Bet>('member.bets', 'betRecords');
  const rows = pages.list?.map((bet) => ({
    id: bet.id,
    title: <bdi dir="auto">{bet.gameName}</bdi>,
    note: (
      <>
        {formatDate(bet.placedAt, 'YYYY/MM/DD')} · {text('records:stake')}{' '}
        <Money amount={bet.stake} currency={currency} />
      </>
    ),
    end: <Money amount={bet.win} currency={currency} />,
  }));
  return <PagedRows pages={pages} rows={rows} emptyText={text('records:noBets')} />;
}
