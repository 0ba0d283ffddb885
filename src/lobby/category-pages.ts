import type { SitePart } from '../contracts/site.ts';
import { routeAt } from '../engine/index.ts';

/** Lists of one type of games, and those that show the type of their query. */
const ownLists: readonly (string | undefined)[] = ['games.slots', 'games.poker', 'games.fishing'];
const typedLists: readonly (string | undefined)[] = ['games.sports', 'games.all'];

/** Where the games of a category are; nothing where the site has no such page. */
export interface CategoryPages {
  /** Path of the category's page, which may show vendors (row G-116). */
  pageOf(category: string): string | undefined;
  /** Path of the list of its games, of one vendor where one is named (rows G-032, G-063). */
  listOf(category: string, vassalage?: string): string | undefined;
}

/**
 * The one answer to where a category leads: the page that the merchant names for it, else the list of all games with its
 * type. Its list of games is that very page where it lists games.
 */
export function categoryPages({ settings, routes }: Pick<SitePart, 'settings' | 'routes'>): CategoryPages {
  const all = routes.find(({ id }) => id === 'games.all')?.path;
  const named = settings['home.categoryPaths'].split(',');
  const pageOf = (category: string) => {
    const entry = named.find((one) => one.startsWith(`${category}=`));
    return entry?.slice(category.length + 1) ?? (all === undefined ? undefined : `${all}?gameType=${category}`);
  };
  return {
    pageOf,
    listOf(category, vassalage) {
      const page = pageOf(category) ?? '';
      const id = routeAt(page, routes)?.id;
      const isOwn = ownLists.includes(id);
      const [path, search] = isOwn || typedLists.includes(id) ? page.split('?') : [all];
      const query = new URLSearchParams(search);
      if (!isOwn) query.set('gameType', category);
      if (vassalage !== undefined) query.set('vassalage', vassalage);
      return path === undefined ? undefined : `${path}${query.size === 0 ? '' : `?${query.toString()}`}`;
    },
  };
}
