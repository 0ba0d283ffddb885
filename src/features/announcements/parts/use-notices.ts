import { useCallback } from 'react';
import {
  type AnnouncementGroups,
  announcementsKey,
  loadAnnouncements,
  useMarkAnnouncementRead,
  useResource,
  useRuntime,
  useSession,
} from '../../../client/index.ts';

/** The player's announcements, or with `types` those of other types alone; and the way to report one as read. */
export function useNotices(types?: string) {
  const runtime = useRuntime();
  const { status } = useSession();
  const key = types === undefined ? announcementsKey : `${announcementsKey}.${types}`;
  const load = useCallback(() => loadAnnouncements(runtime, types), [runtime, types]);
  const groups = useResource<AnnouncementGroups>(status === 'unknown' ? undefined : key, load);
  const reload = useCallback(() => runtime.resources.load(key, load), [runtime, key, load]);
  const markRead = useMarkAnnouncementRead(reload);
  return { ...groups, markRead };
}
