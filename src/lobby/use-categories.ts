import type { CategoryItem } from '../contracts/feature.ts';
import type { Placed } from '../engine/index.ts';
import { useSlot, useText } from '../client/hooks.ts';
import { useViews } from '../client/shell/use-views.ts';
import { useVendors } from './vendors.ts';

/** Categories that are no game types of the platform, beside those that lead elsewhere: they show whatever it serves. */
const own: readonly string[] = ['HOT', 'FAV', 'RECENT'];

/** A category of the lobby with its name in the player's language. */
export type CategoryChoice = Placed<CategoryItem> & {
  readonly title: string;
  /** 0 where the platform does not say. */
  readonly gameCount: number;
};

/**
 * The categories in order: HOT first, then those game types that the platform's vendors serve, PROMO last (rows A-209,
 * G-117, G-288). Until the vendors are known every category of the slot has its place, so that nothing moves.
 */
export function useCategories(): readonly CategoryChoice[] {
  const items = useSlot('home.category');
  const text = useText();
  const { value: groups } = useVendors();
  return useViews(items, (item) => {
    const { category, target, label } = item;
    const group = groups?.find(({ gameType }) => gameType === category);
    const isServed = group !== undefined || groups === undefined || target !== undefined || own.includes(category);
    return isServed ? { ...item, title: text(label), gameCount: group?.gameCount ?? 0 } : undefined;
  });
}
