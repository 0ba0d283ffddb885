import type { ModuleCache } from './module-cache.tsx';

/** The modules of one rendering in Node. */
export interface WatchedModules extends ModuleCache {
  /** Ids that the page was drawn with, in the order of the page. */
  drawn(): readonly string[];
  /** Ids that the page asked for in vain. */
  missed(): readonly string[];
  /** The part that was drawn last. */
  latest(): string | undefined;
}

/**
 * Notes what one rendering takes from the modules that are kept for all of them. A rendering in Node stops at the first
 * part that breaks; those that did are left out for the page to be drawn again, and the browser tries them.
 */
export function watchModules(kept: ModuleCache, leftOut: ReadonlySet<string>): WatchedModules {
  const drawn = new Set<string>();
  const missed = new Set<string>();
  let latest: string | undefined;
  return {
    load: kept.load,
    read<T>(id: string): T | undefined {
      const value = leftOut.has(id) ? undefined : kept.read<T>(id);
      if (value === undefined) return undefined;
      drawn.add(id);
      latest = id;
      return value;
    },
    miss(id) {
      if (!leftOut.has(id)) missed.add(id);
    },
    drawn: () => [...drawn],
    missed: () => [...missed],
    latest: () => latest,
  };
}
