import { type Announcement, useSetting } from '../../../client/index.ts';

/** The categories of the site that hold a promotion today, in the merchant's order (row G-151). */
export function usePromotionCategories(promotions: readonly Announcement[]): readonly string[] {
  const wanted = useSetting('promotions.categories').split(',');
  const held = new Set(promotions.flatMap(categoriesOf));
  return wanted.map((id) => id.trim()).filter((id) => held.has(id));
}

/** Ids of the categories of one promotion, as the site's configuration writes them. */
export function categoriesOf({ promoAnnouncementCategoryIds = [] }: Announcement): readonly string[] {
  return promoAnnouncementCategoryIds.map(String);
}
