import type { StoreApi } from 'zustand/vanilla';
import type { RouteId } from '../../contracts/feature.ts';
import { homePath as home } from '../../contracts/home-path.ts';
import { isSitePath } from '../../engine/safe-link.ts';
import type { Host } from '../browser/host.ts';
import { safeUrl } from './links.ts';
import type { ReleaseState } from '../release/release-types.ts';
import type { NamedStorage } from '../runtime-types.ts';
import type { Navigation, RouteParams } from './shell-types.ts';
import { storageNames } from '../browser/storage-names.ts';

export interface NavigationDependencies {
  readonly host: Host;
  readonly release: StoreApi<ReleaseState>;
  readonly storage: NamedStorage;
}

/** Moves between routes by id; the router binds itself once it runs. */
export function createNavigation({ host, release, storage }: NavigationDependencies): Navigation {
  let navigate: Parameters<Navigation['bind']>[0] = () => undefined;
  const pathOf = (route: RouteId, params: RouteParams = {}) => {
    const path = release.getState().site.routes.find(({ id }) => id === route)?.path ?? home;
    const query = new URLSearchParams(params).toString();
    return query === '' ? path : `${path}?${query}`;
  };
  const goPath: Navigation['goPath'] = (path, options) => {
    if (isSitePath(path)) navigate(path, options);
  };
  return {
    pathOf,
    goPath,
    go: (route, params, options) => goPath(pathOf(route, params), options),
    back: (fallback = home) => (hasHistory(host) ? navigate(-1) : goPath(fallback, { replace: true })),
    openExternal(url) {
      const safe = safeUrl(url);
      if (safe !== undefined) host.window?.open(safe, '_blank', 'noopener,noreferrer');
      return safe !== undefined;
    },
    leaveTo(url) {
      const safe = safeUrl(url);
      if (safe !== undefined) host.window?.location.assign(safe);
      return safe !== undefined;
    },
    want: (path) => storage.session.write(storageNames.wantedPath, path),
    resume() {
      const wanted = storage.session.read(storageNames.wantedPath);
      storage.session.remove(storageNames.wantedPath);
      goPath(wanted ?? home, { replace: true });
    },
    bind(next) {
      navigate = next;
    },
  };
}

// The router numbers the entries it makes in history.state.idx, starting with 0 for the page the tab opened.
function hasHistory(host: Host): boolean {
  const state: unknown = host.window?.history.state;
  return typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0;
}
