import { createStore } from 'zustand/vanilla';
import type { NamedStorage } from '../runtime-types.ts';
import type { CurrentCategory } from './shell-types.ts';
import { storageNames } from '../browser/storage-names.ts';

const first = 'HOT';

/** The lobby's game category: HOT on a fresh visit, kept while the tab lives (row G-120). */
export function createCurrentCategory(storage: NamedStorage): CurrentCategory {
  const store = createStore<{ readonly category: string }>(() => ({ category: first }));
  return {
    store,
    choose(category) {
      storage.session.write(storageNames.category, category);
      store.setState({ category });
    },
    restore: () => store.setState({ category: storage.session.read(storageNames.category) ?? first }),
  };
}
