import { LazyBlock, useCategory, useSession } from '../../../client/index.ts';
import { useCategories } from '../../../lobby/index.ts';
import { TileGrid } from '../../../ui/index.ts';
import { TileSkeletons } from './game-tiles.tsx';
import { HotSection } from './hot-section.tsx';

/** The games of the current category: hot ones at once, any other category with code of its own (rows G-113…G-116). */
export function Games() {
  const { category } = useCategory();
  const { session } = useSession();
  const item = useCategories().find((candidate) => candidate.category === category);
  const isOwn = category === 'FAV' || category === 'RECENT';
  if (!item || category === 'HOT' || (isOwn && !session)) return <HotSection />;
  return <LazyBlock block="home.category" fallback={<TileSkeletons label="" form={TileGrid} count={6} />} />;
}
