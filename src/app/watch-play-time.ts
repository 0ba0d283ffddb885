import type { Runtime } from '../client/index.ts';
import { storageNames } from '../client/storage-names.ts';

/** Pause before a check that finds another dialog open comes again. */
const laterMs = 15_000;

/**
 * Interrupts a signed-in player every so many minutes, as the site says, with how long they have been playing and what it
 * came to. When the next check is due is kept for the tab, so that no page that is loaded anew puts it off.
 */
export function watchPlayTime({ session, release, storage, clock, dialogs }: Runtime): void {
  let stop = () => {};
  const follow = () => {
    stop();
    const { session: record } = session.store.getState();
    const { settings, roles } = release.getState().site;
    if (!record || roles.trial.includes(record.type) || settings['safePlay.realityCheck'] !== true) return;
    const everyMs = Number(settings['safePlay.realityCheckMinutes']) * 60_000;
    const due = dueAt(record.userName, everyMs);
    stop = clock.after(Math.max(0, due - clock.now()), () => {
      // One question at a time: what is open has been asked first.
      if (dialogs.store.getState().current !== undefined) stop = clock.after(laterMs, follow);
      else {
        keep(record.userName, clock.now() + everyMs);
        dialogs.open('realityCheck');
        follow();
      }
    });
  };
  /** A check that was kept is never later than the site's pause from now: a setting that was lowered counts at once. */
  const dueAt = (who: string, everyMs: number): number => {
    const [at = '', ...name] = (storage.session.read(storageNames.realityCheck) ?? '').split(' ');
    const kept = Number(at);
    if (at !== '' && name.join(' ') === who && kept <= clock.now() + everyMs) return kept;
    keep(who, clock.now() + everyMs);
    return clock.now() + everyMs;
  };
  const keep = (who: string, at: number) => storage.session.write(storageNames.realityCheck, `${at} ${who}`);
  follow();
  session.store.subscribe(follow);
  release.subscribe(follow);
}
