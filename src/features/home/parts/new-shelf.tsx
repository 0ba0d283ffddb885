import { useText } from '../../../client/index.ts';
import { Shelf } from './shelf.tsx';
import { useMore } from './use-more.ts';
import { useTypeGames } from './use-type-games.ts';

/** The newest games in one line. */
export function NewShelf() {
  const text = useText();
  const action = useMore({ route: 'games.all', params: { gameType: 'ALL', type: 'NEW' } });
  const { value, status } = useTypeGames({ gameType: '', pageSize: 12, isNew: 1 });
  const games = status === 'loading' ? value?.games : (value?.games ?? []);
  return <Shelf title={text('home:newGames')} icon="sparkle" action={action} games={games} marksNew={false} />;
}
