import { createStore, type StoreApi } from 'zustand/vanilla';
import type { SiteStatus } from '../contracts/release.ts';
import { constants } from './constants.ts';
import type { Status, StatusState } from './release-types.ts';
import type { Clock, EnvironmentState, NamedStorage, Platform } from './runtime-types.ts';
import { storageNames } from './storage-names.ts';

/** The fields of the status answer that the gate reads (spec §3). */
export interface StatusAnswer {
  readonly location?: { readonly ip?: string };
  readonly maintenance?: boolean;
  readonly regionRestriction?: boolean;
}

export interface StatusDependencies {
  readonly embedded: SiteStatus;
  readonly platform: Platform;
  readonly environment: StoreApi<EnvironmentState>;
  readonly storage: NamedStorage;
  readonly clock: Clock;
  /** Least time between two looks, when the site has its own (row A-220). */
  readonly ownInterval?: () => unknown;
}

/** The status gate's knowledge: embedded in the page, cached, asked again in the background (rows A-215…A-221). */
export function createStatus(dependencies: StatusDependencies): Status {
  const { embedded, platform, environment, storage, clock, ownInterval } = dependencies;
  const intervalMs = () => {
    const own = ownInterval?.();
    return typeof own === 'number' ? own : constants.statusIntervalMs;
  };
  const store = createStore<StatusState>(() => ({ status: embedded, loadedAt: Number.NEGATIVE_INFINITY }));
  const keep = (status: SiteStatus, loadedAt: number) => {
    storage.local.write(storageNames.status, JSON.stringify(status));
    store.setState({ status, loadedAt });
  };
  const refresh: Status['refresh'] = async ({ force } = {}) => {
    const { loadedAt } = store.getState();
    if (!force && clock.now() - loadedAt < intervalMs()) return;
    store.setState({ loadedAt: clock.now() });
    const answer = await platform.call<StatusAnswer>('systemStatus', { quiet: true }).catch(() => undefined);
    if (answer) keep(deriveStatus(answer), clock.now());
  };
  return {
    store,
    refresh,
    start() {
      storage.local.write(storageNames.status, JSON.stringify(embedded));
      void refresh({ force: true });
      return environment.subscribe((next, last) => {
        if (next.visible && !last.visible) void refresh();
      });
    },
  };
}

/** Maintenance gives 1, region restriction alone 2, neither 0; missing values count as false (row A-218). */
export function deriveStatus({ location, maintenance, regionRestriction }: StatusAnswer): SiteStatus {
  return { status: maintenance === true ? 1 : regionRestriction === true ? 2 : 0, ip: location?.ip ?? '' };
}
