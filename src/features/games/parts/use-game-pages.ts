import { useCallback, useEffect, useRef, useState } from 'react';
import { type Game, usePlatform } from '../../../client/index.ts';
import { type GamePage, readGamePage } from '../../../lobby/index.ts';
import type { GameQuestion } from './list-question.ts';

/** Games that have come so far. */
export interface GamePages {
  readonly status: 'loading' | 'ready' | 'error';
  readonly games: readonly Game[];
  readonly page: number;
  readonly hasMore: boolean;
  readonly totalCount: number;
}

export interface PagedGames extends GamePages {
  more(): void;
  retry(): void;
}

interface Answered extends GamePages {
  readonly key: string;
}

const nothing: GamePages = { status: 'loading', games: [], page: 1, hasMore: false, totalCount: 0 };

/**
 * Asks page by page. Another question empties the list at once, and an answer to the question before it is dropped
 * (rows G-044, G-045, G-052). `kept` is what a list had when the player left it; `firstPages` are as many pages as a
 * reload has to bring back.
 */
export function useGamePages(
  question: GameQuestion | undefined,
  { kept, firstPages = 1 }: { readonly kept?: GamePages | undefined; readonly firstPages?: number } = {},
): PagedGames {
  const platform = usePlatform();
  const key = question?.key ?? '';
  const [state, setState] = useState<Answered>(() => ({ ...(kept ?? nothing), key }));
  const isFirst = useRef(true);
  const asked = useRef(kept ? key : undefined);
  const running = useRef<AbortController>(undefined);
  const shown = state.key === key ? state : nothing;

  const load = useCallback(
    async (from: number, to: number) => {
      if (!question) return;
      running.current?.abort();
      const turn = new AbortController();
      running.current = turn;
      setState((before) => ({
        ...(before.key === question.key && from > 1 ? before : nothing),
        status: 'loading',
        key: question.key,
      }));
      const pages = Array.from({ length: to - from + 1 }, (_, index) => from + index);
      try {
        const answers = await Promise.all(
          pages.map((page) =>
            platform.call(question.call, {
              quiet: true,
              whole: true,
              query: question.query(page),
              signal: turn.signal,
            }),
          ),
        );
        if (running.current !== turn) return;
        const read = answers.map(pageOf);
        const last = read.at(-1);
        setState((before) => ({
          key: question.key,
          status: 'ready',
          games: joined(
            from === 1 ? [] : before.games,
            read.flatMap(({ games }) => games),
          ),
          page: to,
          hasMore: to < (last?.totalPages ?? 1),
          totalCount: last?.totalCount ?? 0,
        }));
      } catch {
        if (running.current === turn) setState((before) => ({ ...before, status: 'error' }));
      }
    },
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key stands for the question
    [platform, key],
  );

  useEffect(() => {
    if (asked.current === key) return;
    asked.current = key;
    if (key === '') running.current?.abort();
    else {
      void load(1, isFirst.current ? firstPages : 1);
      isFirst.current = false;
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only the first question has pages to bring back
  }, [load, key]);
  useEffect(() => () => running.current?.abort(), []);

  const next = shown.page + 1;
  return {
    ...shown,
    more() {
      if (shown.status !== 'loading' && shown.hasMore) void load(next, next);
    },
    retry() {
      if (shown.games.length === 0) void load(1, 1);
      else void load(next, next);
    },
  };
}

/** Reads a page wherever it stands: in `value`, or at the top of the answer (rows G-279, G-345). */
function pageOf(answer: unknown): GamePage {
  return readGamePage(Object(answer).value ?? answer);
}

/** A game that the platform repeats on the next page stays where it was. */
function joined(before: readonly Game[], added: readonly Game[]): readonly Game[] {
  return [...new Map([...before, ...added].map((game) => [game.nodeId, game])).values()];
}
