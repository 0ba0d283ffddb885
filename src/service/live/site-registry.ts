import { createLruCache } from '../lru-cache.ts';
import type { PointerNews } from '../store/listen-for-moves.ts';
import { readHistory } from '../store/read-history.ts';
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
  adopt(news: PointerNews): Promise<void>;
  /** Drops a merchant that was taken off the air. */
  forget(merchant: string): void;
  onAdoption(listener: Adoption): void;
}

interface RegistryOptions {
  readonly db: Database;
  readonly parts: PartCache;
  readonly onRefusal: (merchant: string, error: unknown) => void;
  /** Called with every move before it is looked at, and waited for. */
  readonly onNews?: (news: PointerNews) => Promise<void>;
  /** Whether a browser waits for news of a merchant; one that is neither loaded nor watched is left in the store. */
  readonly isWatched?: (merchant: string) => boolean;
  readonly limit?: number;
}

/** How far back a last good release is looked for. */
const HISTORY_DEPTH = 20;

/** Makes a registry that loads a merchant at its first request and keeps the ones in use. */
export function createSiteRegistry({
  db,
  parts,
  onRefusal,
  onNews = () => Promise.resolve(),
  isWatched = () => false,
  limit = 2_000,
}: RegistryOptions): SiteRegistry {
  const sites = createLruCache<Promise<LiveSite | undefined>>(limit);
  const listeners: Adoption[] = [];

  const load = async (merchant: string, previous?: LiveSite) => {
    const pointer = await readPointer(db, merchant);
    if (!pointer) return undefined;
    const { seq, release } = pointer;
    return loadLiveSite(db, parts, { merchant, pointer: { seq, release }, previous });
  };
  // A node that has just started holds no last good site in memory: it looks for one in the history.
  const loadLastGood = async (merchant: string) => {
    const [newest, ...earlier] = await readHistory(db, merchant, HISTORY_DEPTH);
    for (const { release } of earlier) {
      const pointer = { seq: newest?.seq ?? 0, release };
      const site = await loadLiveSite(db, parts, { merchant, pointer }).catch(() => undefined);
      if (site) return site;
    }
    return undefined;
  };
  const loadFirst = (merchant: string) =>
    load(merchant).catch(async (error: unknown) => {
      onRefusal(merchant, error);
      return loadLastGood(merchant);
    });
  const keep = (merchant: string, site: Promise<LiveSite | undefined>) => {
    sites.set(merchant, site);
    site.then(
      (loaded) => loaded ?? sites.delete(merchant),
      () => sites.delete(merchant),
    );
    return site;
  };

  return {
    current: (merchant) => sites.get(merchant) ?? keep(merchant, loadFirst(merchant)),
    async adopt({ merchant, seq }) {
      await onNews({ merchant, seq });
      const previous = await sites.get(merchant)?.catch(() => undefined);
      if (!previous && !isWatched(merchant)) return;
      if (previous && previous.pointer.seq >= seq) return;
      try {
        const next = await load(merchant, previous);
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
