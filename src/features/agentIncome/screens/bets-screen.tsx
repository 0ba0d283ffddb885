import { useState } from 'react';
import { useDayRange, useMoments, usePlatform, useSite, useText } from '../../../client/index.ts';
import { usePages } from '../../../client/shell/use-pages.ts';
import type { Answer } from '../../../contracts/platform-answer.ts';
import { endOfBet, netOf } from '../../../engine/bet-result.ts';
import { decimalsOf } from '../../../engine/currency-decimals.ts';
import { DateRange, Money, RecordList, SignedMoney } from '../../../ui/index.ts';
import { BetFilter, everyBet, type TeamBetQuery } from '../parts/bet-filter.tsx';
import { NameSearch } from '../parts/name-search.tsx';
import { PagedList } from '../parts/paged-list.tsx';
import { Sums } from '../parts/sums.tsx';

type Bet = Answer<'teamBets'>['list'][number];

/** Bets of the downline, newest first, by days, member, result, game type and vendor (row G-249). */
export default function BetsScreen() {
  const text = useText();
  const platform = usePlatform();
  const { currency } = useSite().identity;
  const { range, today, timeZone, setRange } = useDayRange('week');
  const [wanted, setQuery] = useState<TeamBetQuery>(everyBet);
  const [known, setKnown] = useState<Pick<Answer<'teamBets'>, 'gameTypes' | 'vendors'>>({ gameTypes: [], vendors: [] });
  const { startDate, endDate } = range;
  const { member, gameType, vassalage, state } = wanted;
  const key = [startDate, endDate, member, gameType, vassalage, state].join('.');
  const pages = usePages(`agentIncome.bets.${key}`, async (page) => {
    const filter = { member: member || undefined, gameType: gameType || undefined };
    const ends = { vassalage: vassalage || undefined, state: state || undefined };
    const answer = await platform.call('teamBets', {
      query: { startDate, endDate, timeZone, page, ...filter, ...ends },
      quiet: true,
    });
    setKnown(answer);
    return answer;
  });
  const sums = pages.last?.sums;
  return (
    <>
      <DateRange value={range} today={today} onChange={setRange} />
      <NameSearch
        label={text('agentIncome:member')}
        button={text('agentIncome:search')}
        onSearch={(name) => setQuery({ ...wanted, member: name })}
      />
      <BetFilter query={wanted} {...known} onChange={setQuery} />
      <PagedList pages={pages} emptyNote={text('agentIncome:noBetsNote')}>
        {sums === undefined ? null : (
          <Sums
            figures={[
              [text('agentIncome:sum.count'), sums.count],
              [text('agentIncome:column.bets'), <Money key="bets" amount={sums.stake} currency={currency} />],
              [text('agentIncome:column.wins'), <Money key="wins" amount={sums.win} currency={currency} />],
              [
                text('agentIncome:sum.net'),
                <SignedMoney
                  key="net"
                  amount={netOf([sums], decimalsOf(currency.code))}
                  currency={currency}
                  coloured
                />,
              ],
            ]}
          />
        )}
        <Days bets={pages.last?.list ?? []} />
      </PagedList>
    </>
  );
}

function Days({ bets }: { readonly bets: readonly Bet[] }) {
  const text = useText();
  const moments = useMoments();
  const { currency } = useSite().identity;
  const days = Map.groupBy(bets, ({ placedAt }) => moments.day(placedAt));
  return (
    <RecordList
      days={[...days].map(([date, entries]) => ({
        id: date,
        date,
        entries: entries.map((bet) => ({
          id: bet.id,
          title: (
            <bdi dir="auto" translate="no">
              {bet.userName}
            </bdi>
          ),
          time: moments.time(bet.placedAt),
          facts: (
            <>
              <bdi dir="auto">{bet.gameName}</bdi>
              <bdi dir="auto">{bet.displayName}</bdi>
              <span>
                {text('agentIncome:stake')} <Money amount={bet.stake} currency={currency} />
              </span>
            </>
          ),
          reference: `#${bet.id}`,
          amount: <SignedMoney amount={netOf([bet], decimalsOf(currency.code))} currency={currency} coloured />,
          outcome: { kind: endOfBet(bet), label: text(`agentIncome:result.${endOfBet(bet)}`) },
        })),
      }))}
    />
  );
}
