import { useMemo } from 'react';
import { type CategoryPages, categoryPages } from './category-pages.ts';
import { useSite } from '../client/hooks.ts';

/** Where categories of this site lead. */
export function useCategoryPages(): CategoryPages {
  const site = useSite();
  return useMemo(() => categoryPages(site), [site]);
}
