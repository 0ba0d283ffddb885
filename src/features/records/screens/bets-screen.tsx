import { type DateForm, useImageHost, useSetting, useSite, useText } from '../../../client/index.ts';
import { Artwork, Money, type Outcome } from '../../../ui/index.ts';
import { decimalText, groupByDay, hundredths, timeOf } from '../parts/group-by-day.ts';
import { PagedRecords } from '../parts/paged-records.tsx';
import { SignedMoney } from '../parts/signed-money.tsx';
import { usePages } from '../parts/use-pages.ts';

interface Bet {
  readonly id: string | number;
  readonly gameName: string;
  readonly iconUrl?: string;
  readonly displayName?: string;
  readonly stake: string;
  readonly win: string;
  readonly placedAt: string;
}

/** Bets of the signed-in player, newest first, day by day: what each cost and gave back, and what the day came to. */
export default function BetsScreen() {
  const text = useText();
  const host = useImageHost();
  const form = useSetting<DateForm>('dates.list', 'YYYY/MM/DD');
  const { currency } = useSite().identity;
  const pages = usePages<Bet>('member.bets', 'betRecords');
  const days =
    pages.list &&
    groupByDay(pages.list, ({ placedAt }) => placedAt, form).map(({ id, date, entries }) => ({
      id,
      date,
      sum: {
        label: text('records:daySum'),
        value: <SignedMoney amount={decimalText(entries.reduce((sum, bet) => sum + netOf(bet), 0))} />,
      },
      entries: entries.map((bet) => ({
        id: bet.id,
        title: <bdi dir="auto">{bet.gameName}</bdi>,
        mark: <Artwork picture={bet.iconUrl === undefined ? undefined : `${host}${bet.iconUrl}-s.avif`} />,
        time: timeOf(bet.placedAt),
        facts: (
          <>
            <span>
              {text('records:stake')} <Money amount={bet.stake} currency={currency} />
            </span>
            {bet.displayName === undefined ? null : <bdi dir="auto">{bet.displayName}</bdi>}
          </>
        ),
        reference: `#${bet.id}`,
        amount: <SignedMoney amount={decimalText(netOf(bet))} />,
        outcome: { kind: outcomeOf(bet), label: text(`records:outcome.${outcomeOf(bet)}`) },
      })),
    }));
  return <PagedRecords pages={pages} days={days} emptyText={text('records:noBets')} />;
}

function netOf({ stake, win }: Bet): number {
  return hundredths(win) - hundredths(stake);
}

/** A return at or below the stake is no win. */
function outcomeOf(bet: Bet): Outcome {
  if (netOf(bet) > 0) return 'won';
  return hundredths(bet.win) > 0 ? 'returned' : 'lost';
}
