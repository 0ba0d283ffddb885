import { roleIs } from '../engine/index.ts';
import { constants } from './constants.ts';
import type { Runtime } from './runtime-types.ts';
import { throttle } from './throttle.ts';

type Reporter = (id: string | number) => void;

/**
 * Reports opened announcements, each at most once in 150 ms, and loads the list again afterwards; guests and trial
 * accounts report nothing (rows A-340, G-171, G-172).
 */
export function createReadReporter(runtime: Runtime, reload: () => Promise<void>): Reporter {
  const { session, release, platform, clock } = runtime;
  const reporters = new Map<string | number, () => void>();
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

  return (id) => {
    const type = session.store.getState().session?.type;
    if (type === undefined || roleIs('trial', release.getState().site.roles, type)) return;
    // Of each its own: a second announcement that is opened at once is no repetition.
    const reporter = reporters.get(id) ?? throttle(() => report(id), constants.readThrottleMs, clock);
    reporters.set(id, reporter);
    reporter();
  };
}
