import type { CategoryItem } from '../contracts/feature.ts';
import type { Placed } from '../engine/index.ts';
import { useSlot } from './hooks.ts';
import { useVendors } from './vendors.ts';

/** Categories that are no game types of the platform, beside those that lead elsewhere: they show whatever it serves. */
const own: readonly string[] = ['HOT', 'FAV', 'RECENT'];

/** A category of the lobby with the number of its games, 0 where the platform does not tell. */
export type CategoryChoice = Placed<CategoryItem> & { readonly gameCount: number };

/**
 * The categories in order: HOT first, then those game types that the platform's vendors serve, PROMO last (rows A-209,
 * G-117, G-288). Until the vendors are known every category of the slot has its place, so that nothing moves.
 */
export function useCategories(): readonly CategoryChoice[] {
  const items = useSlot('home.category');
  const { value: groups } = useVendors();
  return items
    .filter(
      ({ category, target }) =>
        target !== undefined ||
        groups === undefined ||
        own.includes(category) ||
        groups.some(({ gameType }) => gameType === category),
    )
    .map((item) => ({
      ...item,
      gameCount: groups?.find(({ gameType }) => gameType === item.category)?.gameCount ?? 0,
    }));
}
