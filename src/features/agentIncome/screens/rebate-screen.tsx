import { useDayRange, useText } from '../../../client/index.ts';
import { DateRange } from '../../../ui/index.ts';
import { EarningList } from '../parts/earning-list.tsx';
import { useEarnings } from '../parts/use-earnings.ts';
import { useSettlementZone } from '../parts/use-settlement-zone.ts';
import { useWrittenDay } from '../parts/use-written-day.ts';
import { ZoneNote } from '../parts/zone-note.tsx';

/** Rebates that the agent earned, by day and member (row G-251). */
export default function RebateScreen() {
  const text = useText();
  const written = useWrittenDay();
  const zone = useSettlementZone();
  const { range, today, setRange } = useDayRange('week', zone);
  const { startDate, endDate } = range;
  const pages = useEarnings('teamRebates', { startDate, endDate });
  return (
    <>
      <DateRange value={range} today={today} onChange={setRange} />
      <ZoneNote />
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
