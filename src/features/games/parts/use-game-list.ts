import { useCallback, useEffect, useRef, useState } from 'react';
import { type Game, readGamePage, settingOf, useLanguage, usePlatform, useSite } from '../../../client/index.ts';
import type { ListQuery } from './list-of-path.ts';

interface ListState {
  readonly status: 'loading' | 'ready' | 'error';
  readonly games: readonly Game[];
  readonly page: number;
  readonly totalPages: number;
}

const empty: ListState = { status: 'loading', games: [], page: 1, totalPages: 1 };

/** Loads a list page by page; an answer for a list that is no longer asked for is dropped (spec games §4, §7). */
export function useGameList(query: ListQuery): ListState & { readonly hasMore: boolean; more(): void; retry(): void } {
  const platform = usePlatform();
  const site = useSite();
  const { language } = useLanguage();
  const [state, setState] = useState(empty);
  const turn = useRef(0);
  const { hot, gameType, vassalage, gameClassify } = query;
  const pageSize = settingOf(site, 'pageSize.gameList', 36);

  const load = useCallback(
    async (page: number) => {
      turn.current += 1;
      const mine = turn.current;
      setState((before) => ({ ...(page === 1 ? empty : before), status: 'loading' }));
      const common = { language, platform: 'html5' };
      const call = hot
        ? platform.call('hotGames', {
            quiet: true,
            query: { ...common, isPlatform: 2, merchantCode: site.identity.code },
          })
        : platform.call('games', {
            quiet: true,
            query: {
              ...common,
              clientType: 2,
              gameName: '',
              gameType,
              pageNo: page,
              pageSize,
              vassalage,
              gameClassify,
              minBet: '',
              minLine: '',
              isNew: '',
            },
          });
      try {
        const answer = readGamePage(await call);
        if (mine !== turn.current) return;
        setState((before) => ({
          status: 'ready',
          games: page === 1 ? answer.games : [...before.games, ...answer.games],
          page,
          totalPages: answer.totalPages,
        }));
      } catch {
        if (mine === turn.current) setState((before) => ({ ...before, status: 'error' }));
      }
    },
    [platform, site.identity.code, language, hot, gameType, vassalage, gameClassify, pageSize],
  );

  useEffect(() => {
    void load(1);
  }, [load]);

  return {
    ...state,
    hasMore: state.page < state.totalPages,
    more: () => void load(state.page + 1),
    retry: () => void load(state.games.length === 0 ? 1 : state.page + 1),
  };
}
