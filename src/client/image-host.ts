import { useSite } from './hooks.ts';
import { useRuntime } from './runtime.tsx';
import type { Runtime } from './runtime-types.ts';

const shares = new WeakMap<Runtime, number>();

/**
 * Image host of this page load: one of the configured hosts at random, chosen once so that pictures cache; our own
 * origin when none is configured (rows A-384, G-204).
 */
export function useImageHost(): string {
  const runtime = useRuntime();
  const { imageHosts } = useSite();
  const share = shares.get(runtime) ?? runtime.random();
  shares.set(runtime, share);
  return imageHosts[Math.floor(share * imageHosts.length)] ?? '';
}
