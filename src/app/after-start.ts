import type { Runtime } from '../client/index.ts';
import { whenIdle } from '../client/shell/when-idle.ts';
import { keepShellFresh } from './keep-shell.ts';

/** What begins once the page lives: nothing that is drawn waits for it. */
export function afterStart(runtime: Runtime): void {
  keepShellFresh(runtime);
  const { member, screens, release } = runtime;
  // Presses on tiles are felt once the page has time (rows G-371…G-373); without a network a tap still opens the game.
  void import('../ui/touch/watch-touch.ts').then(
    ({ watchTouch }) => watchTouch(),
    () => undefined,
  );
  const { settings } = release.getState().site;
  if (settings['safePlay.sumsAtLogin'] || settings['safePlay.toolsBeforePlay'])
    void import('../client/session/watch-play-notices.ts').then(
      ({ watchPlayNotices }) => watchPlayNotices(runtime),
      // The platform opens no game until they are confirmed, and then they are shown.
      () => undefined,
    );
  // A table that does not come is asked for again with the first screen of it.
  void whenIdle()
    .then(screens.late)
    .catch(() => undefined);
  const watch = () => {
    if (member.store.getState().info?.idleSecondsLeft === undefined) return;
    stop();
    // A player who is offline now has no session to lose.
    void import('./watch-idle.ts').then(
      ({ watchIdle }) => watchIdle(runtime),
      () => undefined,
    );
  };
  const stop = member.store.subscribe(watch);
  watch();
}
