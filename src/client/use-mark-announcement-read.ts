import { useCallback } from 'react';
import { announcementsKey, loadAnnouncements } from './announcements.ts';
import { useRuntime } from './runtime.tsx';
import { roleIs } from '../engine/index.ts';

/** Reports an opened announcement and refreshes the shared list; guests and trial accounts report nothing (row A-340). */
export function useMarkAnnouncementRead(): (id: string | number) => void {
  const runtime = useRuntime();
  return useCallback(
    (id) => {
      const { session } = runtime.session.store.getState();
      if (session === undefined || roleIs('trial', runtime.release.getState().site.roles, session.type)) return;
      void runtime.platform
        .call('announcementRead', { body: { announcementId: id, read: true }, quiet: true })
        .then(() => runtime.resources.load(announcementsKey, () => loadAnnouncements(runtime)))
        .catch(() => undefined);
    },
    [runtime],
  );
}
