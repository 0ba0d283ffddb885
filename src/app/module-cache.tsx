import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import type { Loader } from '../client/index.ts';

/** Modules by id once they are here, so that a server and a hydrating browser render them at once. */
export interface ModuleCache {
  read<T>(id: string): T | undefined;
  load<T>(id: string, loader: Loader<T>): Promise<T>;
  /** Hears of ids that are asked for and are not here; only a server wants to know. */
  miss?(id: string): void;
}

/** An empty cache: one per page, one for all that a server renders. */
export function createModuleCache(): ModuleCache {
  const kept = new Map<string, unknown>();
  return {
    // The id names the type: every id has one loader.
    read: <T,>(id: string) => kept.get(id) as T | undefined,
    async load(id, loader) {
      const { default: value } = await loader();
      kept.set(id, value);
      return value;
    },
  };
}

const CacheContext = createContext<ModuleCache | undefined>(undefined);

export interface ModuleCacheProviderProps {
  readonly value: ModuleCache;
  readonly children: ReactNode;
}

export function ModuleCacheProvider({ value, children }: ModuleCacheProviderProps) {
  return <CacheContext value={value}>{children}</CacheContext>;
}

export type ModuleState<T> =
  | { readonly status: 'ready'; readonly value: T }
  | { readonly status: 'loading' | 'failed'; readonly retry: () => void };

/** The cache that stands above. */
export function useModuleCache(): ModuleCache {
  const cache = useContext(CacheContext);
  if (!cache) throw new Error('No ModuleCacheProvider stands above.');
  return cache;
}

/**
 * A lazily loaded module: at once when the cache has it; one that `isLate` is never drawn on a server, since a page would
 * have to bring it before it is hydrated. A failure is logged and can be retried (row A-042); once the network is back it is.
 */
export function useModule<T>(id: string, loader: Loader<T>, isLate = false): ModuleState<T> {
  const cache = useModuleCache();
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(false);
  const [, refresh] = useState(0);
  const value = isLate && cache.miss ? undefined : cache.read<T>(id);
  const isMissing = value === undefined;
  if (isMissing && !isLate) cache.miss?.(id);
  const retry = () => {
    setFailed(false);
    setAttempt((count) => count + 1);
  };
  useEffect(() => {
    if (!isMissing) return;
    let isWanted = true;
    cache.load(id, loader).then(
      () => isWanted && refresh((count) => count + 1),
      (error: unknown) => {
        // oxlint-disable-next-line no-console -- the specification asks for a log entry (row A-042)
        console.error(`"${id}" could not be loaded.`, error);
        if (!isWanted) return;
        setFailed(true);
        addEventListener('online', retry, { once: true });
      },
    );
    return () => {
      isWanted = false;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the id stands for the loader, an attempt asks again
  }, [cache, id, isMissing, attempt]);
  if (value !== undefined) return { status: 'ready', value };
  return { status: failed ? 'failed' : 'loading', retry };
}
