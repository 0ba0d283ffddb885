import { useCallback } from 'react';
import type { Game, Loaded } from '../client/platform/content-types.ts';
import { useSite } from '../client/hooks.ts';

/** The pages of a list that have come. */
export interface LoadedPages {
  readonly games: readonly Game[];
  readonly hasMore: boolean;
}

/**
 * The merchant's first games among the hot ones before those of a list, each once and no more than have come; a whole
 * list has none that the platform does not list. Until the hot games are known, or cannot be had, there is no list:
 * what stands first must not come later.
 */
export function useLedGames(
  hot: Loaded<readonly Game[]>,
): (pages: LoadedPages, fits: (game: Game) => boolean) => readonly Game[] | undefined {
  const { lobby } = useSite();
  const { status, value } = hot;
  return useCallback(
    ({ games, hasMore }, fits) => {
      const first = lobby?.games ?? [];
      if (first.length === 0 || status === 'error') return games;
      if (value === undefined) return undefined;
      const listed = new Set(games.map(({ nodeId }) => nodeId));
      const leads = value.filter(
        (game) => first.includes(game.gameId) && fits(game) && (hasMore || listed.has(game.nodeId)),
      );
      const all = new Map([...leads, ...games].map((game) => [game.nodeId, game]));
      return [...all.values()].slice(0, games.length);
    },
    [lobby, status, value],
  );
}
