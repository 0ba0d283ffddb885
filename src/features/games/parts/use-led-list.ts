import { useMemo } from 'react';
import { type useHotGames, useLedGames } from '../../../lobby/index.ts';
import { fits } from './hot-list.ts';
import type { ListAddress } from './list-of-route.ts';
import type { PagedGames } from './use-game-pages.ts';

/**
 * A list of one type that nothing narrows begins with the merchant's first games; any other is as the platform has it.
 * The games stay the same list while nothing of it changes, so that the wall does not look for its place again.
 */
export function useLedList(list: PagedGames, hot: ReturnType<typeof useHotGames>, address: ListAddress): PagedGames {
  const lead = useLedGames(hot);
  const { mode, gameType, vassalage, classify } = address;
  const isPlain = mode === 'all' && gameType !== '' && classify === '';
  const { games: listed, hasMore } = list;
  const games = useMemo(
    () =>
      isPlain && listed.length > 0
        ? lead({ games: listed, hasMore }, (game) => fits(game, gameType, vassalage))
        : listed,
    [lead, isPlain, listed, hasMore, gameType, vassalage],
  );
  return games === undefined ? { ...list, status: 'loading', games: [] } : { ...list, games };
}
