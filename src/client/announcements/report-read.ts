import { roleIs } from '../../engine/index.ts';
import type { Runtime } from '../runtime-types.ts';

type Reporter = (id: string | number) => void;

/**
 * Reports opened announcements, at most one call in 150 ms, and loads the list again afterwards: one that is opened
 * within that time is reported after it, a repetition is dropped. Guests and trial accounts report nothing (rows A-340,
 * G-171, G-172, G-326).
 */
export function createReadReporter(runtime: Runtime, reload: () => Promise<void>): Reporter {
  const { session, release, platform, clock } = runtime;
  const pauseMs = () => release.getState().site.settings['notice.readThrottleMs'];
  // One load after the other: a list that was asked for before a report would still call its announcement unread.
  let loading = Promise.resolve();
  const report = (id: string | number) =>
    void platform
      .call('announcementRead', { body: { announcementId: id, read: true }, quiet: true })
      .then(() => {
        loading = loading.then(reload, reload);
        return loading;
      })
      .catch(() => undefined);

  // What was opened within the pause after a report, the report itself first.
  const opened: (string | number)[] = [];
  const next = () => {
    opened.shift();
    if (opened[0] !== undefined) send(opened[0]);
  };
  const send = (id: string | number) => {
    report(id);
    clock.after(pauseMs(), next);
  };
  return (id) => {
    const type = session.store.getState().session?.type;
    if (type === undefined || roleIs('trial', release.getState().site.roles, type) || opened.includes(id)) return;
    opened.push(id);
    if (opened.length === 1) send(id);
  };
}
