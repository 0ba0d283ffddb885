import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Host } from '../browser/host.ts';
import type { ReleaseState } from '../release/release-types.ts';
import type { NamedStorage } from '../runtime-types.ts';
import type { Scheme, SchemeName } from './shell-types.ts';
import { storageNames } from '../browser/storage-names.ts';

export interface SchemeDependencies {
  readonly host: Host;
  readonly storage: NamedStorage;
  readonly release: StoreApi<ReleaseState>;
}

/** Dark unless the player, or the merchant's setting, says light; an unknown stored value counts as dark (rows A-388, G-202). */
export function createScheme({ host, storage, release }: SchemeDependencies): Scheme {
  const store = createStore<{ readonly scheme: SchemeName }>(() => ({ scheme: 'dark' }));
  const show = (scheme: SchemeName) => {
    store.setState({ scheme });
    storage.local.write(storageNames.scheme, scheme);
    const page = host.window?.document;
    if (!page) return;
    page.documentElement.dataset['scheme'] = scheme;
    const colour = release.getState().theme.themeColor[scheme];
    page.querySelector('meta[name="theme-color"]')?.setAttribute('content', colour);
  };
  return {
    store,
    choose: show,
    restore() {
      const preset = release.getState().site.settings['theme.scheme'];
      show(asScheme(storage.local.read(storageNames.scheme)) ?? asScheme(preset) ?? 'dark');
    },
  };
}

function asScheme(value: unknown): SchemeName | undefined {
  return value === 'dark' || value === 'light' ? value : undefined;
}
