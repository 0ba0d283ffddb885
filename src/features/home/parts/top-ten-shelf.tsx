import { useText } from '../../../client/index.ts';
import { useCategories, useCategoryPages } from '../../../lobby/index.ts';
import { RankTrack } from './rank-track.tsx';
import { Shelf } from './shelf.tsx';
import { useMore } from './use-more.ts';
import { useTypeGames } from './use-type-games.ts';

/** The first ten of the platform's own order in the category that the merchant lists first. */
export function TopTenShelf() {
  const text = useText();
  const lead = useCategories().find(({ category }) => types.has(category));
  const { category = 'RNG', title = '' } = lead ?? {};
  const action = useMore(useCategoryPages().pageOf(category));
  const { value, status } = useTypeGames({ gameType: category, pageSize: 10 });
  const games = status === 'loading' ? value?.games : (value?.games ?? []);
  return (
    <Shelf
      title={text('home:topTen', { category: title })}
      icon="star"
      action={action}
      games={games?.slice(0, 10)}
      form={RankTrack}
    />
  );
}

/** Types that the platform lists games of. */
const types: ReadonlySet<string> = new Set(['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'LOTT']);
