import type { Runtime } from '../runtime-types.ts';
import { storageNames } from '../browser/storage-names.ts';

/** Pause before a check that finds another dialog open comes again: one question at a time. */
const laterMs = 15_000;

/** Pages that are being watched already. */
const watched = new WeakSet<Runtime>();

/**
 * From the first game on interrupts a signed-in player every so many minutes, as the site says, with how long they have been playing and what it
 * came to. When the next check is due is kept until they sign out, so that no page that is loaded anew puts it off.
 */
export function watchPlayTime(runtime: Runtime): void {
  if (watched.has(runtime)) return;
  watched.add(runtime);
  const { session, release, storage, clock, dialogs } = runtime;
  const name = storageNames.realityCheck;
  let stop = () => {};
  const follow = () => {
    stop();
    const { session: record } = session.store.getState();
    const { settings, roles } = release.getState().site;
    if (!record || roles.trial.includes(record.type)) return;
    // A pause that the site shortens counts at once.
    const latest = clock.now() + settings['safePlay.realityCheckMinutes'] * 60_000;
    const due = Math.min(Number(storage.session.read(name)) || latest, latest);
    storage.session.write(name, String(due));
    stop = clock.after(due - clock.now(), () => {
      const isFree = !dialogs.store.getState().current;
      if (isFree) {
        storage.session.write(name, '');
        dialogs.open('realityCheck');
      }
      stop = clock.after(isFree ? 0 : laterMs, follow);
    });
  };
  follow();
  session.store.subscribe(follow);
}
