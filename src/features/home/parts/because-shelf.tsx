import { useText } from '../../../client/index.ts';
import { Shelf } from './shelf.tsx';
import { useRecentGames } from './use-recent-games.ts';
import { useTypeGames } from './use-type-games.ts';

/** More of the vendor and the kind of the last game that are new to the player; nothing for who has not played. */
export function BecauseShelf() {
  const text = useText();
  const recent = useRecentGames() ?? [];
  const [last] = recent;
  const { value } = useTypeGames(
    last && { gameType: last.gameType, vassalage: last.vassalage, pageSize: recent.length + shown },
  );
  const played = new Set(recent.map(({ nodeId }) => nodeId));
  const games = (value?.games ?? []).filter(({ nodeId }) => !played.has(nodeId)).slice(0, shown);
  return <Shelf title={text('home:because', { game: last?.gameName ?? '' })} icon="star" games={games} />;
}

const shown = 9;
