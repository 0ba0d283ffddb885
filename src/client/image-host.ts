import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { useSite } from './hooks.ts';
import { useRuntime } from './runtime.tsx';
import type { Runtime } from './runtime-types.ts';

interface HostChoice {
  /** In [0, 1): which of the hosts that answer. */
  readonly share: number;
  /** Hosts whose pictures cannot be had in this visit. */
  readonly dead: readonly string[];
}

const choices = new WeakMap<Runtime, StoreApi<HostChoice>>();

/**
 * Image host of this page load: one of the configured hosts at random, chosen once so that pictures cache; another one
 * once it turns out that it gives none, and our own origin when there is no other (rows A-384, G-204).
 */
export function useImageHost(): string {
  const runtime = useRuntime();
  const { imageHosts } = useSite();
  const { share, dead } = useStore(choiceOf(runtime));
  const left = imageHosts.filter((host) => !dead.includes(host));
  return left[Math.floor(share * left.length)] ?? '';
}

function choiceOf(runtime: Runtime): StoreApi<HostChoice> {
  const known = choices.get(runtime);
  if (known) return known;
  const choice = createStore<HostChoice>(() => ({ share: runtime.random(), dead: [] }));
  choices.set(runtime, choice);
  if (globalThis.document) watchPictures(choice, () => runtime.release.getState().site.imageHosts);
  return choice;
}

/** A host is dead whose first picture fails; one that has given a picture may lack another. */
function watchPictures(choice: StoreApi<HostChoice>, hosts: () => readonly string[]): void {
  const alive = new Set<string>();
  const note = ({ type, target }: Event) => {
    if (!(target instanceof HTMLImageElement)) return;
    const host = hosts().find((name) => target.src.startsWith(`${name}/`));
    if (host === undefined || alive.has(host)) return;
    if (type === 'load') alive.add(host);
    else choice.setState(({ dead }) => ({ dead: [...dead, host] }));
  };
  // These events do not bubble.
  for (const type of ['load', 'error']) document.addEventListener(type, note, true);
}
