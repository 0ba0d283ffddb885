import { useCategories, useCategory, useSession } from '../../../client/index.ts';
import { GameSection } from './game-section.tsx';
import { HotSection } from './hot-section.tsx';
import { PagedSection } from './paged-section.tsx';
import { VendorSection } from './vendor-section.tsx';

const lists: readonly string[] = ['RNG', 'FISH', 'PVP'];

/** What the current category shows: hot games, own lists, games of a type, or its vendors (rows G-113…G-116). */
export default function Games() {
  const { category } = useCategory();
  const { session } = useSession();
  const item = useCategories().find((candidate) => candidate.category === category);
  const isOwn = category === 'FAV' || category === 'RECENT';
  if (!item || category === 'HOT' || (isOwn && !session)) return <HotSection />;
  if (isOwn) return <PagedSection key={category} category={item} />;
  return lists.includes(category) ? <GameSection key={category} category={item} /> : <VendorSection category={item} />;
}
