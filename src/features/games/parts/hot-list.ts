import type { Game } from '../../../client/index.ts';
import type { useHotGames } from '../../../lobby/index.ts';
import type { ListAddress } from './list-of-route.ts';
import type { PagedGames } from './use-game-pages.ts';

/** The hot games of the address's type and vendors, all at once (row G-058). */
export function hotList(
  hot: Pick<ReturnType<typeof useHotGames>, 'status' | 'value' | 'retry'>,
  { gameType, vassalage }: Pick<ListAddress, 'gameType' | 'vassalage'>,
): PagedGames {
  const games = (hot.value ?? []).filter((game) => fits(game, gameType, vassalage));
  const status = hot.value === undefined ? hot.status : 'ready';
  return { status, games, page: 1, hasMore: false, totalCount: games.length, more: () => undefined, retry: hot.retry };
}

/** Whether a game is of a type and of the vendors that an address names. */
export function fits(game: Game, gameType: string, vassalage: string): boolean {
  return (
    (gameType === '' || game.gameType === gameType) &&
    (vassalage === '' || vassalage.split(',').includes(game.vassalage))
  );
}
