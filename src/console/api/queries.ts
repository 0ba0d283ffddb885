import { keepPreviousData, type QueryKey, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { ApplicationsAnswer, DeskApplication } from '../../contracts/console/applications.ts';
import type { ArrivalAnswer } from '../../contracts/console/arrival.ts';
import type { ChangeSet, ChangeSetPart } from '../../contracts/console/change-sets.ts';
import type { FlagPage, FlagTable } from '../../contracts/console/flags.ts';
import type {
  DriftAnswer,
  EvidenceAnswer,
  MerchantHealth,
  MerchantPage,
} from '../../contracts/console/merchant-page.ts';
import type {
  Comparison,
  History,
  MerchantHistory,
  MerchantLine,
  ValueHistory,
} from '../../contracts/console/merchants.ts';
import type { PassLine } from '../../contracts/console/passes.ts';
import type { PasskeyLine } from '../../contracts/console/passkeys.ts';
import type { PersonLine, SessionAnswer, SessionLine } from '../../contracts/console/session.ts';
import type { DeskQuestion, QuestionsAnswer } from '../../contracts/console/questions.ts';
import type { SettingLine, SettingPage } from '../../contracts/console/settings.ts';
import type { CardAnswer, WhyAnswer } from '../../contracts/console/why.ts';
import type { SupportAnswer, SupportThread } from '../../contracts/console/support.ts';
import type { TokenLine } from '../../contracts/console/tokens.ts';
import type { DeskPlace } from '../../contracts/desk.ts';
import { ask } from './ask.ts';

/** What the answers are kept under; a live event makes those below a name stale. */
export const kept = {
  session: ['session'],
  sessions: ['sessions'],
  passkeys: ['passkeys'],
  tokens: ['tokens'],
  passes: ['passes'],
  people: ['people'],
  flags: ['flags'],
  settings: ['settings'],
  changeSets: ['change-sets'],
  merchants: ['merchants'],
  impact: ['impact'],
  cards: ['cards'],
  health: ['health'],
  frames: ['frames'],
  arrival: ['arrival'],
  support: ['support'],
  questions: ['questions'],
  applications: ['applications'],
} as const satisfies Readonly<Record<string, QueryKey>>;

const get = <T>(path: string) => ({ queryFn: () => ask<T>(path) });

export const useSession = () => useQuery({ queryKey: kept.session, ...get<SessionAnswer>('/session') });

export const useSessions = () => useQuery({ queryKey: kept.sessions, ...get<readonly SessionLine[]>('/sessions') });

export const useTokens = () => useQuery({ queryKey: kept.tokens, ...get<readonly TokenLine[]>('/tokens') });

export const usePasses = () =>
  useQuery({ queryKey: kept.passes, ...get<readonly PassLine[]>('/passes'), staleTime: 0 });

export const usePasskeys = () => useQuery({ queryKey: kept.passkeys, ...get<readonly PasskeyLine[]>('/passkeys') });

export const usePeople = () => useQuery({ queryKey: kept.people, ...get<readonly PersonLine[]>('/people') });

export const useFlagTable = () => useQuery({ queryKey: kept.flags, ...get<FlagTable>('/flags') });

export const useFlagPage = (name: string) =>
  useQuery({ queryKey: [...kept.flags, name], ...get<FlagPage>(`/flags/${encodeURIComponent(name)}`) });

export const useSettings = () => useQuery({ queryKey: kept.settings, ...get<readonly SettingLine[]>('/settings') });

export const useSettingPage = (name: string) =>
  useQuery({
    queryKey: [...kept.settings, name],
    ...get<SettingPage>(`/settings/${encodeURIComponent(name)}`),
  });

/** What became of a flag or a setting, newest first, as much as was asked for. */
export const useFlagHistory = (name: string) => useHistory<ValueHistory>(kept.flags, '/flags', name);

export const useSettingHistory = (name: string) => useHistory<ValueHistory>(kept.settings, '/settings', name);

const setsAtOnce = '100';

/** Change sets, newest first, as many as were asked for, and how many there are. */
export const useChangeSets = () =>
  useInfiniteQuery({
    ...partsOf<ChangeSetPart>([...kept.changeSets, 'list'], '/change-sets', 'before', { limit: setsAtOnce }),
    select: ({ pages }) => ({ list: pages.flatMap(({ list }) => list), all: pages[0]?.all ?? 0 }),
  });

/** How many change sets wait for a second person. */
export const useProposed = () =>
  useQuery({
    queryKey: [...kept.changeSets, 'proposed'],
    ...get<ChangeSetPart>('/change-sets?state=proposed&limit=1'),
  });

/** One change set, where the list lacks it. */
export const useChangeSet = (id: string, isAsked: boolean) =>
  useQuery({
    queryKey: [...kept.changeSets, id],
    ...get<ChangeSet>(`/change-sets/${encodeURIComponent(id)}`),
    enabled: isAsked,
  });

export const useArrival = (id: string, isAsked = true) =>
  useQuery({
    queryKey: [...kept.arrival, id],
    ...get<ArrivalAnswer>(`/change-sets/${id}/arrival`),
    enabled: isAsked,
    staleTime: 0,
  });

export const useMerchants = () => useQuery({ queryKey: kept.merchants, ...get<readonly MerchantLine[]>('/merchants') });

/** What happened to a merchant, newest first, as much as was asked for. */
export const useMerchantHistory = (code: string) => useHistory<MerchantHistory>(kept.merchants, '/merchants', code);

export const useMerchantPage = (code: string) =>
  useQuery({
    queryKey: [...kept.merchants, code, 'page'],
    ...get<MerchantPage>(`/merchants/${encodeURIComponent(code)}`),
  });

// Both compile what is live, so that they are asked once for each release.
export const useHealth = (code: string, release: string) =>
  useQuery({
    queryKey: [...kept.health, code, release],
    ...get<MerchantHealth>(`/merchants/${encodeURIComponent(code)}/health`),
  });

/** Evidence of a merchant, against its own policy pack or another. */
export const useEvidence = (code: string, release: string, policy: string) =>
  useQuery({
    queryKey: [...kept.health, code, release, 'evidence', policy],
    ...get<EvidenceAnswer>(
      `/merchants/${encodeURIComponent(code)}/evidence${policy === '' ? '' : `?policy=${encodeURIComponent(policy)}`}`,
    ),
    placeholderData: keepPreviousData,
  });

export const useDrift = (code: string, release: string) =>
  useQuery({
    queryKey: [...kept.health, code, release, 'drift'],
    ...get<DriftAnswer>(`/merchants/${encodeURIComponent(code)}/drift`),
    // A folder changes without a word.
    staleTime: 0,
  });

/** Why things of a merchant are as they are; `search` is the question as an address has it. */
export const useWhy = (code: string, search: string, isAsked: boolean) =>
  useQuery({
    queryKey: [...kept.merchants, code, 'why', search],
    ...get<WhyAnswer>(`/merchants/${encodeURIComponent(code)}/why?${search}`),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });

export const useCard = (reference: string, isAsked: boolean) =>
  useQuery({
    queryKey: [...kept.cards, reference],
    ...get<CardAnswer>(`/cards/${encodeURIComponent(reference)}`),
    enabled: isAsked,
  });

export const useComparison = (code: string, { from, to }: { readonly from: number; readonly to: number }) =>
  useQuery({
    queryKey: ['comparison', code, from, to],
    ...get<Comparison>(`/merchants/${encodeURIComponent(code)}/compare?from=${from}&to=${to}`),
  });

/** What a conversation is kept under, part after part. */
export const conversationKey = ({ merchant, id }: DeskPlace) => [...kept.support, merchant, id];

/** A conversation with its last messages and as many earlier parts as were asked for. */
export const useConversation = (place: DeskPlace) =>
  useInfiniteQuery({
    ...partsOf<SupportThread>(conversationKey(place), `/support/${place.merchant}/${place.id}`, 'before'),
    select: ({ pages }) =>
      pages.reduce((later, { messages }) => ({ ...later, messages: [...messages, ...later.messages] })),
  });

/**
 * A list that comes part after part: each part says by `next` what the `cursor` of a question for the one behind it is, and is
 * asked for when somebody wants more.
 */
const partsOf = <Part extends { readonly next?: string | number }>(
  queryKey: QueryKey,
  path: string,
  cursor: 'after' | 'before',
  search: Readonly<Record<string, string>> = {},
) => ({
  queryKey,
  queryFn: ({ pageParam }: { readonly pageParam: Readonly<Record<string, string>> }) =>
    ask<Part>(`${path}?${new URLSearchParams({ ...search, ...pageParam })}`),
  initialPageParam: {},
  getNextPageParam: ({ next }: Part) => (next === undefined ? undefined : { [cursor]: String(next) }),
});

const entriesAtOnce = '25';

function useHistory<Part extends History>(under: QueryKey, path: string, name: string) {
  return useInfiniteQuery({
    ...partsOf<Part>([...under, name, 'history'], `${path}/${encodeURIComponent(name)}/history`, 'before', {
      limit: entriesAtOnce,
    }),
    select: ({ pages }) => ({ entries: pages.flatMap(({ entries }) => entries), all: pages[0]?.all ?? 0 }),
  });
}

/** Which pages are asked for: of merchants by their codes with commas between them, of all where there are none. */
interface PagesQuestion {
  readonly at?: string;
  readonly isAsked?: boolean;
}

const usePages = <Page extends { readonly next?: string }>(path: string, { at = '', isAsked = true }: PagesQuestion) =>
  useInfiniteQuery({
    ...partsOf<Page>([path.slice(1), 'pages', at], path, 'after', { at }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });

/** Conversations of live chat page after page, for who may answer them. */
export const useSupport = (question: PagesQuestion = {}) => usePages<SupportAnswer>('/support', question);

/** Questions of the feedback form page after page, for who may answer them. */
export const useQuestions = (question: PagesQuestion = {}) => usePages<QuestionsAnswer>('/questions', question);

/** Applications for promotions page after page, for who may answer players. */
export const useApplications = (question: PagesQuestion = {}) =>
  usePages<ApplicationsAnswer>('/applications', question);

/** One conversation, question or application by the rest of its address, where no page that is loaded has it. */
export const useUnlisted = (place: string, isAsked: boolean) =>
  useQuery({
    queryKey: [...kept.support, place],
    ...get<SupportThread>(`/support/${place}`),
    enabled: isAsked,
    select: ({ conversation }) => conversation,
  });

export const useQuestion = (place: string, isAsked: boolean) =>
  useQuery({ queryKey: [...kept.questions, place], ...get<DeskQuestion>(`/questions/${place}`), enabled: isAsked });

export const useApplication = (place: string, isAsked: boolean) =>
  useQuery({
    queryKey: [...kept.applications, place],
    ...get<DeskApplication>(`/applications/${place}`),
    enabled: isAsked,
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
