import { type useHotGames, useLedGames } from '../../../client/index.ts';
import { fits } from './hot-list.ts';
import type { ListAddress } from './list-of-path.ts';
import type { PagedGames } from './use-game-pages.ts';

/** A list of one type that nothing narrows begins with the merchant's first games; any other is as the platform has it. */
export function useLedList(list: PagedGames, hot: ReturnType<typeof useHotGames>, address: ListAddress): PagedGames {
  const lead = useLedGames(hot);
  const { mode, gameType, vassalage, classify } = address;
  if (mode !== 'all' || gameType === '' || classify !== '' || list.games.length === 0) return list;
  const games = lead(list, (game) => fits(game, gameType, vassalage));
  return games === undefined ? { ...list, status: 'loading', games: [] } : { ...list, games };
}
