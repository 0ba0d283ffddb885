import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { ChangeSet } from '../../contracts/console/change-sets.ts';
import type { FlagPage, FlagTable } from '../../contracts/console/flags.ts';
import type { MerchantHistory, MerchantLine } from '../../contracts/console/merchants.ts';
import type { PersonLine, SessionAnswer, SessionLine } from '../../contracts/console/session.ts';
import { ask } from './ask.ts';

/** What the answers are kept under; a live event makes those below a name stale. */
export const kept = {
  session: ['session'],
  sessions: ['sessions'],
  people: ['people'],
  flags: ['flags'],
  changeSets: ['change-sets'],
  merchants: ['merchants'],
  impact: ['impact'],
} as const satisfies Readonly<Record<string, QueryKey>>;

const get = <T>(path: string) => ({ queryFn: () => ask<T>(path) });

export const useSession = () => useQuery({ queryKey: kept.session, ...get<SessionAnswer>('/session') });

export const useSessions = () => useQuery({ queryKey: kept.sessions, ...get<readonly SessionLine[]>('/sessions') });

export const usePeople = () => useQuery({ queryKey: kept.people, ...get<readonly PersonLine[]>('/people') });

export const useFlagTable = () => useQuery({ queryKey: kept.flags, ...get<FlagTable>('/flags') });

export const useFlagPage = (name: string) =>
  useQuery({ queryKey: [...kept.flags, name], ...get<FlagPage>(`/flags/${encodeURIComponent(name)}`) });

export const useChangeSets = () =>
  useQuery({ queryKey: kept.changeSets, ...get<readonly ChangeSet[]>('/change-sets?limit=100') });

export const useMerchants = () => useQuery({ queryKey: kept.merchants, ...get<readonly MerchantLine[]>('/merchants') });

export const useMerchantHistory = (code: string) =>
  useQuery({
    queryKey: [...kept.merchants, code],
    ...get<MerchantHistory>(`/merchants/${encodeURIComponent(code)}/history?limit=50`),
  });

/** Gives a function that names a merchant; its code while the name is not known. */
export function useMerchantName(): (code: string) => string {
  const { data } = useFlagTable();
  return (code) => data?.merchants.find((merchant) => merchant.code === code)?.name ?? code;
}

/** Gives a function that has kept answers asked again, those below the names too. */
export function useRefresh(): (...keys: readonly QueryKey[]) => void {
  const client = useQueryClient();
  return useCallback(
    (...keys) => {
      for (const queryKey of keys) void client.invalidateQueries({ queryKey });
    },
    [client],
  );
}
