import type { Runtime } from '../runtime-types.ts';
import { openPlayNotice, type PlayNotice } from './open-play-notice.ts';

/** Pause before it is looked again whether another dialog is still open: one at a time. */
const laterMs = 1000;

/**
 * Shows a signed-in player what the site wants them to see and confirm before they play, one after the other, as soon as no
 * other dialog is open. What is closed unconfirmed, as a change of the page does, comes again.
 */
export function watchPlayNotices(runtime: Runtime): void {
  const { session, dialogs, platform, release, clock } = runtime;
  let left: readonly PlayNotice[] = [];
  let stop = () => {};
  const show = () => {
    stop();
    const [next] = left;
    if (next === undefined) return;
    const isFree = !dialogs.store.getState().current && document.querySelector('dialog[open]') === null;
    if (isFree) openPlayNotice(runtime, next);
    else stop = clock.after(laterMs, show);
  };
  const ask = async () => {
    stop();
    left = [];
    const { session: record } = session.store.getState();
    const { roles } = release.getState().site;
    if (!record || roles.trial.includes(record.type)) return;
    const answer = await platform.call('playNotices', { quiet: true }).catch(() => undefined);
    if (session.store.getState().session?.token !== record.token) return;
    left = answer?.notices ?? [];
    show();
  };
  void ask();
  session.store.subscribe(({ session: record }, last) => {
    if (record?.token !== last.session?.token) void ask();
  });
  dialogs.store.subscribe(({ current }, last) => {
    if (!current && last.current && left.length > 0) void ask();
  });
}
