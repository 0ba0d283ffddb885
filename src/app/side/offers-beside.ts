import type { Announcement } from '../../client/index.ts';

const most = 3;

/**
 * The offers beside a page: the first of all; beside one that is `shown` the others, those of its categories first; none
 * where the page shows all of them already.
 */
export function offersBeside(
  all: readonly Announcement[],
  page?: { readonly shown: string | null },
): readonly Announcement[] {
  if (page === undefined) return all.slice(0, most);
  const shown = all.find(({ id }) => String(id) === page.shown);
  if (shown === undefined) return [];
  const categories = new Set(shown.promoAnnouncementCategoryIds?.map(String));
  const isAlike = ({ promoAnnouncementCategoryIds = [] }: Announcement) =>
    promoAnnouncementCategoryIds.some((id) => categories.has(String(id)));
  const others = all.filter((offer) => offer !== shown);
  return others.toSorted((one, other) => Number(isAlike(other)) - Number(isAlike(one))).slice(0, most);
}
