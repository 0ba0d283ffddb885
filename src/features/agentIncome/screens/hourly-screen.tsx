import { useState } from 'react';
import { styled } from 'styled-components';
import { dayOf, useClock, useMoments, useText } from '../../../client/index.ts';
import { DateField, token } from '../../../ui/index.ts';
import { ContractLink } from '../parts/contract-link.tsx';
import { EarningList } from '../parts/earning-list.tsx';
import { ScopeTabs } from '../parts/scope-tabs.tsx';
import { type Scope, useEarnings } from '../parts/use-earnings.ts';
import { useSettlementZone } from '../parts/use-settlement-zone.ts';
import { ZoneNote } from '../parts/zone-note.tsx';

/** Wages by the hour of one day, the agent's own and the downline's (row G-254). */
export default function HourlyScreen() {
  const text = useText();
  const zone = useSettlementZone();
  const moments = useMoments(zone);
  const now = useClock().now();
  const [date, setDate] = useState(dayOf(now, zone));
  const [scope, setScope] = useState<Scope>('self');
  const pages = useEarnings('hourlyWages', { date, scope });
  return (
    <ScopeTabs scope={scope} onChoose={setScope}>
      <Field>
        <DateField label={text('agentIncome:day')} value={date} onChange={setDate} />
      </Field>
      <ZoneNote />
      <EarningList
        pages={pages}
        label={text('agentIncome:hourly')}
        emptyNote={text('agentIncome:noWageNote')}
        when={({ startsAt }) => <time dir="ltr">{moments.time(startsAt)}</time>}
        isNamed={scope === 'team'}
      />
      <ContractLink kind="hourly" />
    </ScopeTabs>
  );
}

const Field = styled.div`
  padding: 10px ${token('space.gutter')} 0;
`;
