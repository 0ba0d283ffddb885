import type { Runtime } from '../client/index.ts';

/** Seconds before the end of an idle session at which its player is asked whether they are still there. */
const askedBefore = 120;
/** Pause before the platform is asked again when it could not be reached. */
const retryMs = 15_000;

/**
 * Asks a player who does nothing, two minutes before their session ends for it, whether they want to stay (WCAG 2.2.1). How
 * long they have is the platform's word each time: rounds of a game and other tabs are acts too. A platform that does not
 * tell ends sessions without a warning.
 */
export function watchIdle({ member, clock, dialogs }: Runtime): void {
  let stop = () => {};
  const ask = async () => {
    const { info } = member.store.getState();
    await member.refresh();
    const isUnchanged = info !== undefined && member.store.getState().info === info;
    if (isUnchanged) stop = clock.after(retryMs, () => void ask());
  };
  const follow = (left: number | undefined) => {
    stop();
    if (left === undefined) return;
    if (left <= askedBefore) dialogs.open('idle', { seconds: left });
    else dialogs.close('idle');
    // A second more than the platform said: it rounds up.
    stop = clock.after((left > askedBefore ? left - askedBefore : left + 1) * 1000, () => void ask());
  };
  follow(member.store.getState().info?.idleSecondsLeft);
  member.store.subscribe(({ info }, last) => {
    if (info !== last.info) follow(info?.idleSecondsLeft);
  });
}
