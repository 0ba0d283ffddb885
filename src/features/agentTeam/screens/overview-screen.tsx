import { useDayRange, usePlatform, useResource, useSite, useText } from '../../../client/index.ts';
import {
  DateRange,
  ErrorCard,
  FigureGrid,
  Money,
  ScreenBody,
  SectionHeading,
  SignedMoney,
  Skeleton,
} from '../../../ui/index.ts';
import { DayChart } from '../parts/day-chart.tsx';
import { counts, sums } from '../parts/overview-figures.ts';
import { teamKey } from '../parts/use-members.ts';

/** What the whole team did in a range of days, who belongs to it and what they have (rows G-242, G-243). */
export default function OverviewScreen() {
  const { range, today, timeZone, setRange } = useDayRange();
  return (
    <ScreenBody>
      <DateRange value={range} today={today} onChange={setRange} />
      <Figures startDate={range.startDate} endDate={range.endDate} timeZone={timeZone} />
    </ScreenBody>
  );
}

interface FiguresProps {
  readonly startDate: string;
  readonly endDate: string;
  readonly timeZone: string | undefined;
}

function Figures({ startDate, endDate, timeZone }: FiguresProps) {
  const text = useText();
  const platform = usePlatform();
  const { currency } = useSite().identity;
  const { value, status, retry } = useResource(`${teamKey}overview.${startDate}.${endDate}`, () =>
    platform.call('teamOverview', { query: { startDate, endDate, timeZone }, quiet: true }),
  );
  if (value === undefined && status === 'error')
    return <ErrorCard onRetry={retry} text={text('errors:loadingFailed')} />;
  if (value === undefined) {
    return (
      <div aria-busy>
        <Skeleton shape="control" count={5} />
      </div>
    );
  }
  // A platform may leave out what it does not count, and all of it.
  const { totals, members, balance, days } = value ?? {};
  const money = (amount = '0') => <Money amount={amount} currency={currency} />;
  return (
    <>
      <FigureGrid
        label={text('agentTeam:teamBalance')}
        figures={[{ id: 'balance', name: text('agentTeam:teamBalance'), value: money(balance) }]}
      />
      <FigureGrid
        label={text('agentTeam:totals')}
        figures={sums.map((id) => ({
          id,
          name: text(`agentTeam:sum.${id}`),
          value:
            id === 'netProfit' ? (
              <SignedMoney amount={totals?.[id] ?? '0'} currency={currency} coloured />
            ) : (
              money(totals?.[id])
            ),
        }))}
      />
      <SectionHeading title={text('agentTeam:membersTitle')} />
      <FigureGrid
        label={text('agentTeam:membersTitle')}
        figures={counts.map((id) => ({ id, name: text(`agentTeam:count.${id}`), value: Number(members?.[id]) || 0 }))}
      />
      <DayChart days={days ?? []} startDate={startDate} endDate={endDate} sum={totals?.netProfit ?? '0'} />
    </>
  );
}
