import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { useSite } from '../hooks.ts';
import { useRuntime } from '../runtime.tsx';
import type { Runtime } from '../runtime-types.ts';

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
  const hosts = () => runtime.release.getState().site.imageHosts;
  if (globalThis.document && hosts().length > 0) {
    void import('./watch-image-hosts.ts').then(
      ({ default: watch }) => watch(hosts, (host) => choice.setState(({ dead }) => ({ dead: [...dead, host] }))),
      () => undefined,
    );
  }
  return choice;
}
