import { useDayRange, useText } from '../../../client/index.ts';
import { DateRange } from '../../../ui/index.ts';
import { EarningList } from '../parts/earning-list.tsx';
import { useEarnings } from '../parts/use-earnings.ts';
import { useWrittenDay } from '../parts/use-written-day.ts';

/** Rebates that the agent earned, by day and member (row G-251). */
export default function RebateScreen() {
  const text = useText();
  const written = useWrittenDay();
  const { range, today, setRange } = useDayRange('week');
  const { startDate, endDate } = range;
  const pages = useEarnings('teamRebates', { startDate, endDate });
  return (
    <>
      <DateRange value={range} today={today} onChange={setRange} />
      <EarningList
        pages={pages}
        label={text('agentIncome:rebate')}
        emptyNote={text('agentIncome:noRebateNote')}
        when={(earning) => written(earning.startDate)}
        isNamed
      />
    </>
  );
}
