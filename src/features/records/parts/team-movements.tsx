import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useDayRange, useMoments, usePlatform, useSite, useText } from '../../../client/index.ts';
import { usePages } from '../../../client/shell/use-pages.ts';
import { Icon, ScreenBody, SignedMoney } from '../../../ui/index.ts';
import { groupByDay } from './group-by-day.ts';
import { movementIcons } from './movement-icons.ts';
import { reasonOf } from './reason-of.ts';
import { PagedRecords } from './paged-records.tsx';
import { TeamFilter } from './team-filter.tsx';
import { WhenSeen } from './when-seen.tsx';

/** What the members of an agent's team paid, played and got; scrolling adds further pages (row G-244). */
export function TeamMovements() {
  const text = useText();
  const { currency } = useSite().identity;
  const moments = useMoments();
  const platform = usePlatform();
  const [query] = useSearchParams();
  const { range, today, timeZone, setRange } = useDayRange('week');
  const [kind, setKind] = useState('');
  const [member, setMember] = useState(query.get('member') ?? '');
  const { startDate, endDate } = range;
  const pages = usePages(`member.team.transactions.${startDate}.${endDate}.${kind}.${member}`, (page) =>
    platform
      .call('transactions', {
        query: {
          ...{ types: 'A', page, startDate, endDate, timeZone },
          ...{ kind: kind || undefined, member: member || undefined },
        },
        quiet: true,
      })
      .catch(noneOfNobody),
  );
  const days =
    pages.list &&
    groupByDay(pages.list, ({ at }) => at, moments).map(({ date, entries }) => ({
      id: date,
      date,
      entries: entries.map((movement) => ({
        id: movement.id,
        title: text(reasonOf(movement)),
        mark: <Icon name={movementIcons[movement.kind] ?? 'coins'} />,
        time: moments.time(movement.at),
        facts: (
          <bdi dir="auto" translate="no">
            {movement.member}
          </bdi>
        ),
        reference: `#${movement.id}`,
        amount: <SignedMoney amount={movement.amount} currency={currency} />,
      })),
    }));
  return (
    <>
      <ScreenBody>
        <TeamFilter {...{ range, today, kind, member }} onRange={setRange} onKind={setKind} onMember={setMember} />
      </ScreenBody>
      <PagedRecords pages={pages} days={days} emptyText={text('records:noTeamMovements')} />
      {pages.hasMore ? <WhenSeen key={pages.list?.length} onSeen={pages.more} /> : null}
    </>
  );
}

/** A name that nobody of the team has moved nothing. */
function noneOfNobody(error: unknown): { readonly list: readonly []; readonly totalPages: number } {
  if (typeof error === 'object' && error !== null && 'code' in error && error.code === 'user.not.exist') {
    return { list: [], totalPages: 1 };
  }
  throw error;
}
