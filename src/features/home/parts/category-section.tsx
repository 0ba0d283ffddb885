import { useCategory } from '../../../client/index.ts';
import { useCategories } from '../../../lobby/index.ts';
import { GameSection } from './game-section.tsx';
import { gameTypes } from './game-types.ts';
import { PagedSection } from './paged-section.tsx';
import { VendorSection } from './vendor-section.tsx';

/** What a category other than HOT shows: the player's own lists, games of a type, or its vendors (rows G-113, G-115). */
export default function CategorySection() {
  const { category } = useCategory();
  const item = useCategories().find((candidate) => candidate.category === category);
  if (!item) return null;
  if (category === 'FAV' || category === 'RECENT') return <PagedSection key={category} category={item} />;
  return gameTypes.includes(category) ? (
    <GameSection key={category} category={item} />
  ) : (
    <VendorSection key={category} category={item} />
  );
}
