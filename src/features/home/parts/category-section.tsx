import { useEffect } from 'react';
import { useCategory, useText } from '../../../client/index.ts';
import { useCategories } from '../../../lobby/index.ts';
import { keepInRow } from '../../../ui/index.ts';
import { GameSection } from './game-section.tsx';
import { gameTypes } from './game-types.ts';
import { PagedSection } from './paged-section.tsx';
import { VendorSection } from './vendor-section.tsx';

/** What a category other than HOT shows: the player's own lists, games of a type, or its vendors (rows G-113, G-115). */
export default function CategorySection() {
  const { category } = useCategory();
  const item = useCategories().find((candidate) => candidate.category === category);
  useCategoryInSight(category);
  if (!item) return null;
  if (category === 'FAV' || category === 'RECENT') return <PagedSection key={category} category={item} />;
  return gameTypes.includes(category) ? (
    <GameSection key={category} category={item} />
  ) : (
    <VendorSection key={category} category={item} />
  );
}

/**
 * Shows the whole of the chosen category in the row of categories, which begins with HOT when a visitor comes back. It is done
 * here and not in the row, since a lobby that opens with HOT needs nothing of it.
 */
function useCategoryInSight(category: string): void {
  const label = useText()('home:categories');
  useEffect(() => {
    const row = [...document.querySelectorAll('nav')].find(({ ariaLabel }) => ariaLabel === label);
    const chosen = row?.querySelector('[aria-current]')?.parentElement;
    return chosen ? keepInRow(chosen) : undefined;
  }, [category, label]);
}
