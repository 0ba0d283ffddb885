import { createStore, type StoreApi } from 'zustand/vanilla';
import type { SiteStatus } from '../../contracts/release.ts';
import type { Status, StatusState } from '../release/release-types.ts';
import type { Clock, EnvironmentState, NamedStorage, Platform } from '../runtime-types.ts';
import { storageNames } from '../browser/storage-names.ts';

/** The fields of the status answer that the gate reads (row A-215). */
export interface StatusAnswer {
  readonly location?: { readonly ip?: string };
  readonly maintenance?: boolean;
  /** The site is closed, and open to this visitor. */
  readonly testing?: boolean;
  readonly regionRestriction?: boolean;
}

export interface StatusDependencies {
  readonly embedded: SiteStatus;
  readonly platform: Platform;
  readonly environment: StoreApi<EnvironmentState>;
  readonly storage: NamedStorage;
  readonly clock: Clock;
  /** Least time between two looks, in milliseconds (row A-220). */
  readonly intervalMs: () => number;
}

/**
 * The status gate's knowledge: embedded in the page, cached, asked again in the background (rows A-215…A-221, G-198). A
 * page whose status nobody could say begins with the cached one (row A-008).
 */
export function createStatus(dependencies: StatusDependencies): Status {
  const { embedded, platform, environment, storage, clock, intervalMs } = dependencies;
  const store = createStore<StatusState>(() => ({
    status: embedded,
    loadedAt: Number.NEGATIVE_INFINITY,
    hasFailed: false,
  }));
  const isEmbedded = embedded.status !== 'unknown';
  const keep = (status: SiteStatus) => storage.local.write(storageNames.status, JSON.stringify(status));
  const refresh: Status['refresh'] = async ({ force } = {}) => {
    const { loadedAt } = store.getState();
    if (!force && clock.now() - loadedAt < intervalMs()) return;
    store.setState({ loadedAt: clock.now(), hasFailed: false });
    const answer = await platform.call('systemStatus', { quiet: true }).catch(() => undefined);
    if (!answer) return store.setState({ hasFailed: true });
    const status = deriveStatus(answer);
    keep(status);
    return store.setState({ status, loadedAt: clock.now() });
  };
  return {
    store,
    refresh,
    restore() {
      const kept = isEmbedded ? undefined : storage.local.read(storageNames.status);
      if (kept !== undefined) store.setState({ status: readKept(kept) ?? embedded });
    },
    start() {
      if (isEmbedded) keep(embedded);
      void refresh({ force: true });
      return environment.subscribe((next, last) => {
        if (next.visible && !last.visible) void refresh();
      });
    },
  };
}

/** Maintenance gives 1, region restriction alone 2, neither 0; missing values count as false (row A-218). */
export function deriveStatus({ location, maintenance, regionRestriction, testing }: StatusAnswer): SiteStatus {
  const isTester = maintenance === true && testing === true;
  const status = maintenance === true && !isTester ? 1 : regionRestriction === true ? 2 : 0;
  return { status, ip: location?.ip ?? '', ...(isTester ? { isTester } : {}) };
}

function readKept(text: string): SiteStatus | undefined {
  try {
    const kept: SiteStatus = JSON.parse(text);
    return [0, 1, 2].includes(Number(kept.status)) ? kept : undefined;
  } catch {
    return undefined;
  }
}
