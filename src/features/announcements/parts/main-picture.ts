import type { Announcement } from '../../../client/index.ts';

/** Address of the picture of sequence 1, which is the main one (row A-239). */
export function mainPicture({ announcementImages }: Announcement): string | undefined {
  return announcementImages?.find(({ sequence }) => sequence === 1)?.url;
}
