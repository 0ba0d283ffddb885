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
  const reload = useCallback(async () => {
    let isAsked = false;
    const ask = () => {
      isAsked = true;
      return load();
    };
    await runtime.resources.load(key, ask);
    // A question that was under way before the report is joined; its answer may still call the announcement unread.
    if (!isAsked) await runtime.resources.load(key, ask);
  }, [runtime, key, load]);
  const markRead = useMarkAnnouncementRead(reload);
  return { ...groups, markRead };
}
