import { useEffect, useState } from 'react';
import { createStore, useStore } from 'zustand';
import type { Answer } from '../../contracts/platform-answer.ts';
import { useClock, useRuntime, useSession, useSetting } from '../index.ts';
import type { Runtime } from '../runtime-types.ts';

/** How long a player may still play today, as it was at a moment; absent where they have not limited it. */
interface PlayLeft {
  readonly seconds?: number | undefined;
  readonly at: number;
  /** Whether a game is open, in which the time goes on. */
  readonly runs: boolean;
}

/** Without an act of play the time goes on for so long, and then was none. */
const longestGapSeconds = 5 * 60;
const stores = new WeakMap<Runtime, ReturnType<typeof makeStore>>();
const makeStore = () => createStore<PlayLeft>(() => ({ at: 0, runs: false }));

function storeOf(runtime: Runtime) {
  const store = stores.get(runtime) ?? makeStore();
  stores.set(runtime, store);
  return store;
}

/** Takes what the platform said of the session; `runs` says whether a game is open. */
export function hearPlayLeft(
  runtime: Runtime,
  { secondsLeft }: Pick<Answer<'playSession'>, 'secondsLeft'>,
  runs: boolean,
): void {
  storeOf(runtime).setState({ seconds: secondsLeft, at: runtime.clock.now(), runs }, true);
}

/** Asks how long the player may still play while no game is open: the time stands still. */
export async function askPlayLeft(runtime: Runtime): Promise<void> {
  const { platform, session } = runtime;
  if (session.store.getState().session === undefined) return;
  const answer = await platform.call('playSession', { quiet: true }).catch(() => undefined);
  if (answer) hearPlayLeft(runtime, answer, false);
}

/** Seconds of play that a player's own limit of the day leaves, every second anew while a game is open; nothing without a limit. */
export function usePlayLeft(): number | undefined {
  const runtime = useRuntime();
  const clock = useClock();
  const { seconds, at, runs } = useStore(storeOf(runtime));
  const [now, setNow] = useState(() => clock.now());
  const ticks = runs && seconds !== undefined;
  useEffect(() => (ticks ? clock.every(1000, () => setNow(clock.now())) : undefined), [clock, ticks]);
  if (seconds === undefined || !runs) return seconds;
  const gone = Math.min(longestGapSeconds, Math.max(0, Math.floor((now - at) / 1000)));
  return Math.max(0, seconds - gone);
}

/** Asks how long the player may still play, where the site offers to limit it: a page besides the games shows it too. */
export function useAskPlayLeft(): void {
  const runtime = useRuntime();
  const { session } = useSession();
  const { trial } = runtime.release.getState().site.roles;
  const isOffered = useSetting('safePlay.timeLimit') && session !== undefined && !trial.includes(session.type);
  const who = session?.token;
  useEffect(() => {
    if (isOffered) void askPlayLeft(runtime);
  }, [runtime, isOffered, who]);
}

/** Hours, minutes and seconds as `1:05:00`, or `5:00` below an hour. */
export function leftWords(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
