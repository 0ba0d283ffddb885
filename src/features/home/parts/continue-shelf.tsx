import { useText } from '../../../client/index.ts';
import { Shelf } from './shelf.tsx';
import { useMore } from './use-more.ts';
import { useRecentGames } from './use-recent-games.ts';

/** What a player played last, to go on with; nothing for who has not played. */
export function ContinueShelf() {
  const text = useText();
  const action = useMore({ route: 'games.recent' });
  return <Shelf title={text('home:continue')} icon="clock" action={action} games={useRecentGames() ?? []} />;
}
