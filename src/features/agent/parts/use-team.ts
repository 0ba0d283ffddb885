import { askedZone, dayOf, useClock, usePlatform, useResource, useSetting } from '../../../client/index.ts';

/** Counters of the agent's team in the order in which they stand (rows G-215…G-218). */
export const counters = [
  { field: 'teamLoginMemberCount', label: 'agent:loggedIn' },
  { field: 'teamBetMemberCount', label: 'agent:betting' },
  { field: 'teamRegisterMemberCount', label: 'agent:registered' },
  { field: 'teamOnlineCount', label: 'agent:online' },
] as const;

type Footer = Readonly<Partial<Record<(typeof counters)[number]['field'], number>>>;

/** The counters, or whether they could not be had. */
export interface Team {
  readonly counts: Footer | undefined;
  readonly isFailed: boolean;
  retry(): void;
}

/** Today's counters of the team; absent until the platform has answered, 0 for one that it leaves out (row G-289). */
export function useTeam(): Team {
  const platform = usePlatform();
  const zone = useSetting('dates.timeZone');
  const today = dayOf(useClock().now(), zone);
  const { value, status, retry } = useResource(`agent.kpi.${today}`, () =>
    platform.call('teamKpi', {
      quiet: true,
      query: { startDate: today, endDate: today, size: 0, timeZone: askedZone(zone) },
    }),
  );
  const isFailed = value === undefined && status === 'error';
  return { counts: value === undefined ? undefined : (value?.footer ?? {}), isFailed, retry };
}
