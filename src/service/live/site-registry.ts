import { createLruCache } from '../lru-cache.ts';
import { readPointer } from '../store/read-pointer.ts';
import type { Database } from '../store/tables.ts';
import type { LiveSite } from './live-site.ts';
import { loadLiveSite } from './live-site.ts';
import type { PartCache } from './part-cache.ts';

/** What a move of a pointer did to this node. */
export type Adoption = (change: { readonly previous?: LiveSite; readonly next: LiveSite }) => void;

/** The live sites of this node. */
export interface SiteRegistry {
  /** The live site of a merchant; nothing when it has never been published. */
  current(merchant: string): Promise<LiveSite | undefined>;
  /** Loads a newer release and swaps it in. A release that cannot be loaded is refused: the last good one stays. */
  adopt(news: { readonly merchant: string; readonly seq: number }): Promise<void>;
  /** Drops a merchant that was taken off the air. */
  forget(merchant: string): void;
  onAdoption(listener: Adoption): void;
}

interface RegistryOptions {
  readonly db: Database;
  readonly parts: PartCache;
  readonly onRefusal: (merchant: string, error: unknown) => void;
  readonly limit?: number;
}

/** Makes a registry that loads a merchant at its first request and keeps the ones in use. */
export function createSiteRegistry({ db, parts, onRefusal, limit = 2_000 }: RegistryOptions): SiteRegistry {
  const sites = createLruCache<Promise<LiveSite | undefined>>(limit);
  const listeners: Adoption[] = [];

  const load = async (merchant: string) => {
    const pointer = await readPointer(db, merchant);
    return pointer && loadLiveSite(db, parts, merchant, { seq: pointer.seq, release: pointer.release });
  };
  const keep = (merchant: string, site: Promise<LiveSite | undefined>) => {
    sites.set(merchant, site);
    site.then(
      (loaded) => loaded ?? sites.delete(merchant),
      () => sites.delete(merchant),
    );
    return site;
  };

  return {
    current: (merchant) => sites.get(merchant) ?? keep(merchant, load(merchant)),
    async adopt({ merchant, seq }) {
      const previous = await sites.get(merchant)?.catch(() => undefined);
      if (!previous && listeners.length === 0) return;
      if (previous && previous.pointer.seq >= seq) return;
      try {
        const next = await load(merchant);
        // Another adoption may have been quicker while this one was loading.
        const latest = await sites.get(merchant)?.catch(() => undefined);
        if (!next || (latest && latest.pointer.seq >= next.pointer.seq)) return;
        sites.set(merchant, Promise.resolve(next));
        for (const listener of listeners) listener(latest ? { previous: latest, next } : { next });
      } catch (error) {
        onRefusal(merchant, error);
      }
    },
    forget: (merchant) => sites.delete(merchant),
    onAdoption: (listener) => void listeners.push(listener),
  };
}
