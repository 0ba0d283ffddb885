import { useCallback } from 'react';
import { useSetting } from '../../../client/index.ts';

/** The page of a category's own list: the merchant's, else the list of its games (row G-116). */
export function useCategoryPath(): (category: string) => string {
  const paths = useSetting('home.categoryPaths');
  return useCallback(
    (category) => {
      const named = paths.split(',').find((entry) => entry.startsWith(`${category}=`));
      return named?.slice(category.length + 1) ?? `/m/games?gameType=${category}`;
    },
    [paths],
  );
}
