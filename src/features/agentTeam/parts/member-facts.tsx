import { useMoments, usePlatform, useResource, useSite, useText } from '../../../client/index.ts';
import { ErrorCard, FactList, Money, Skeleton } from '../../../ui/index.ts';
import { percentRange } from './percent.ts';
import { teamKey } from './use-members.ts';

/** One member with their own sums of all time. */
export function MemberFacts({ name }: { readonly name: string }) {
  const text = useText();
  const moments = useMoments();
  const platform = usePlatform();
  const { currency } = useSite().identity;
  const { value, status, retry } = useResource(`${teamKey}member.${name}`, () =>
    platform.call('teamMember', { query: { member: name }, quiet: true }),
  );
  if (value === undefined && status === 'error')
    return <ErrorCard onRetry={retry} text={text('errors:loadingFailed')} />;
  if (value === undefined) return <Skeleton shape="control" count={4} />;
  const { kind, balance, rates, registeredAt, lastLoginAt, members, team, totals } = value;
  const money = (id: string, amount: string | undefined) => ({
    id,
    name: text(`agentTeam:sum.${id}`),
    value: <Money amount={amount ?? '0.00'} currency={currency} />,
  });
  const moment = (at: string) => <bdi dir="ltr">{`${moments.day(at)} ${moments.time(at)}`}</bdi>;
  return (
    <FactList
      facts={[
        { id: 'kind', name: text('agentTeam:kind'), value: text(`agentTeam:kind.${kind}`) },
        money('balance', balance),
        { id: 'rebate', name: text('agentTeam:rebateOf'), value: percentRange(rates) },
        { id: 'members', name: text('agentTeam:directMembers'), value: members },
        { id: 'team', name: text('agentTeam:teamSize'), value: team },
        ...(['deposit', 'withdrawal', 'bets', 'wins'] as const).map((id) => money(id, totals[id])),
        { id: 'registered', name: text('agentTeam:registered'), value: moment(registeredAt) },
        {
          id: 'lastLogin',
          name: text('agentTeam:lastLogin'),
          value: lastLoginAt === undefined ? text('agentTeam:never') : moment(lastLoginAt),
        },
      ]}
    />
  );
}
