import { useState } from 'react';
import { useDayRange, useText } from '../../../client/index.ts';
import { DateRange } from '../../../ui/index.ts';
import { ContractLink } from '../parts/contract-link.tsx';
import { EarningList } from '../parts/earning-list.tsx';
import { ScopeTabs } from '../parts/scope-tabs.tsx';
import { type Scope, useEarnings } from '../parts/use-earnings.ts';
import { useSettlementZone } from '../parts/use-settlement-zone.ts';
import { useWrittenDay } from '../parts/use-written-day.ts';
import { ZoneNote } from '../parts/zone-note.tsx';

/** Wages by the day, the agent's own and the downline's (row G-252). */
export default function DailyScreen() {
  const text = useText();
  const written = useWrittenDay();
  const zone = useSettlementZone();
  const { range, today, setRange } = useDayRange('week', zone);
  const [scope, setScope] = useState<Scope>('self');
  const { startDate, endDate } = range;
  const pages = useEarnings('dailyWages', { startDate, endDate, scope });
  return (
    <ScopeTabs scope={scope} onChoose={setScope}>
      <DateRange value={range} today={today} onChange={setRange} />
      <ZoneNote />
      <EarningList
        pages={pages}
        label={text('agentIncome:daily')}
        emptyNote={text('agentIncome:noWageNote')}
        when={(earning) => written(earning.startDate)}
        isNamed={scope === 'team'}
      />
      <ContractLink kind="daily" />
    </ScopeTabs>
  );
}
