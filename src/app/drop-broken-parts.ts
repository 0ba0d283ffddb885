import type { ModuleCache } from './module-cache.tsx';

/** A cache of the server's rendering that can leave parts out. */
export interface ForgivingCache extends ModuleCache {
  /** Leaves out the part that was drawn last, for the browser to try; nothing when none was drawn. */
  dropLatest(): string | undefined;
}

/**
 * A rendering in Node stops at the first part that breaks. What was drawn last is left out then, and the page is drawn
 * again: it comes without the broken part and, at worst, without a part beside it, which the browser brings.
 */
export function forgiving(modules: ModuleCache): ForgivingCache {
  const dropped = new Set<string>();
  let latest: string | undefined;
  return {
    ...modules,
    read<T>(id: string): T | undefined {
      const value = dropped.has(id) ? undefined : modules.read<T>(id);
      if (value !== undefined) latest = id;
      return value;
    },
    miss(id) {
      if (!dropped.has(id)) modules.miss(id);
    },
    ids: () => modules.ids().filter((id) => !dropped.has(id)),
    dropLatest() {
      const id = latest;
      latest = undefined;
      if (id !== undefined) dropped.add(id);
      return id;
    },
  };
}
