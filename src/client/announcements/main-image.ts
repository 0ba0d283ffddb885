import type { Announcement } from '../platform/content-types.ts';

/** Address of the main picture: that of sequence 1, which is the lowest there is, else of the lowest (rows A-239, G-153). */
export function mainImageOf({ announcementImages = [] }: Pick<Announcement, 'announcementImages'>): string | undefined {
  return announcementImages.toSorted((one, other) => one.sequence - other.sequence)[0]?.url;
}
