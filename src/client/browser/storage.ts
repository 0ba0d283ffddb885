import type { Host } from './host.ts';
import type { KeyValueStore, NamedStorage } from '../runtime-types.ts';
import { specifiedNames } from './storage-names.ts';

const fixed: readonly string[] = Object.values(specifiedNames);

/** Browser storage under names that carry the merchant code (row A-219). Full or blocked storage loses writes quietly. */
export function createStorage(merchantCode: string, host: Host): NamedStorage {
  return { local: storeOver(host.local, merchantCode), session: storeOver(host.session, merchantCode) };
}

function storeOver(storage: Storage | undefined, merchantCode: string): KeyValueStore {
  const keyOf = (name: string) => (fixed.includes(name) ? name : `${merchantCode}.${name}`);
  return {
    read: (name) => storage?.getItem(keyOf(name)) ?? undefined,
    write(name, value) {
      try {
        storage?.setItem(keyOf(name), value);
      } catch {
        // A full storage must not stop the player; the value is only a convenience.
      }
    },
    remove: (name) => storage?.removeItem(keyOf(name)),
    clear(keep) {
      const kept = keep.map(keyOf);
      const keys = Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index));
      for (const key of keys) if (typeof key === 'string' && !kept.includes(key)) storage?.removeItem(key);
    },
  };
}
