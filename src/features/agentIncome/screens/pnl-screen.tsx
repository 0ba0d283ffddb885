import { useState } from 'react';
import { useDayRange, usePlatform, useText } from '../../../client/index.ts';
import { usePages } from '../../../client/shell/use-pages.ts';
import { DateRange } from '../../../ui/index.ts';
import { NameSearch } from '../parts/name-search.tsx';
import { PagedList } from '../parts/paged-list.tsx';
import { PnlTable } from '../parts/pnl-table.tsx';

/** What every member of the team paid, staked, won and came out with in some days (row G-248). */
export default function PnlScreen() {
  const text = useText();
  const platform = usePlatform();
  const { range, today, timeZone, setRange } = useDayRange('week');
  const [search, setSearch] = useState('');
  const { startDate, endDate } = range;
  const pages = usePages(`agentIncome.pnl.${startDate}.${endDate}.${search}`, (page) =>
    platform.call('teamPnl', {
      query: { startDate, endDate, timeZone, search: search || undefined, page },
      quiet: true,
    }),
  );
  return (
    <>
      <DateRange value={range} today={today} onChange={setRange} />
      <NameSearch label={text('agentIncome:member')} button={text('agentIncome:search')} onSearch={setSearch} />
      <PagedList pages={pages} emptyNote={text('agentIncome:noMembersNote')}>
        {pages.last === undefined ? null : <PnlTable rows={pages.last.list} sums={pages.last.sums} />}
      </PagedList>
    </>
  );
}
