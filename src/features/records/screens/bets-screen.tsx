import { useState } from 'react';
import { useImageHost, useMoments, useSite, useText } from '../../../client/index.ts';
import { endOfBet, netOf } from '../../../engine/bet-result.ts';
import { decimalsOf } from '../../../engine/currency-decimals.ts';
import { Artwork, EmptyState, Money, SignedMoney } from '../../../ui/index.ts';
import { BetFilter } from '../parts/bet-filter.tsx';
import { BetSums } from '../parts/bet-sums.tsx';
import { groupByDay } from '../parts/group-by-day.ts';
import { PagedRecords } from '../parts/paged-records.tsx';
import { type BetQuery, everyBet, useBets } from '../parts/use-bets.ts';

/**
 * Bets of the signed-in player, newest first, day by day: what each cost and gave back, what the day came to, and what all of
 * those that were asked for come to.
 */
export default function BetsScreen() {
  const text = useText();
  const host = useImageHost();
  const moments = useMoments();
  const { currency } = useSite().identity;
  const decimals = decimalsOf(currency.code);
  const [query, setQuery] = useState<BetQuery>(everyBet);
  const pages = useBets(query);
  const days =
    pages.list &&
    groupByDay(pages.list, ({ placedAt }) => placedAt, moments).map(({ date, entries }, index, all) => ({
      id: date,
      date,
      // The last day goes on with the next page: what it comes to is not known yet.
      ...(pages.hasMore && index === all.length - 1
        ? {}
        : {
            sum: {
              label: text('records:daySum'),
              value: <SignedMoney amount={netOf(entries, decimals)} currency={currency} />,
            },
          }),
      entries: entries.map((bet) => ({
        id: bet.id,
        title: <bdi dir="auto">{bet.gameName}</bdi>,
        mark: <Artwork picture={bet.iconUrl === undefined ? undefined : `${host}${bet.iconUrl}-s.avif`} />,
        time: moments.time(bet.placedAt),
        facts: (
          <>
            <span>
              {text('records:stake')} <Money amount={bet.stake} currency={currency} />
            </span>
            {bet.displayName === undefined ? null : <bdi dir="auto">{bet.displayName}</bdi>}
          </>
        ),
        reference: `#${bet.id}`,
        amount: <SignedMoney amount={netOf([bet], decimals)} currency={currency} />,
        outcome: { kind: endOfBet(bet), label: text(`records:outcome.${endOfBet(bet)}`) },
      })),
    }));
  const isNarrowed = query.range !== 'all' || query.state !== '' || query.vassalage !== '';
  if (!isNarrowed && !pages.list?.length) {
    return <PagedRecords pages={pages} days={days} emptyText={text('records:noBets')} />;
  }
  return (
    <>
      <BetFilter query={query} vendors={pages.last?.vendors ?? []} onChange={setQuery} />
      {pages.last?.sums === undefined ? null : <BetSums sums={pages.last.sums} />}
      {pages.list?.length === 0 ? (
        <EmptyState icon="search" title={text('records:noSuchBets')} note={text('records:noSuchBetsNote')} />
      ) : (
        <PagedRecords pages={pages} days={days} emptyText="" />
      )}
    </>
  );
}
