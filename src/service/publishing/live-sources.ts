import type { FolderFiles } from '../../release/load/read-folder.ts';
import { createLruCache } from '../lru-cache.ts';
import { readSources } from '../store/read-release.ts';
import type { Database } from '../store/tables.ts';
import { unpackSource } from './pack-source.ts';

/** What live releases were compiled from, by hash; those in use stay unpacked. */
export interface LiveSources {
  /** Nothing for one that is no longer stored. */
  read(hash: string): Promise<FolderFiles | undefined>;
  /** Unpacks many at once, so that they are at hand. */
  load(hashes: readonly string[]): Promise<void>;
  keep(hash: string, files: FolderFiles): void;
}

/** Makes them over a store. */
export function createLiveSources(db: Database): LiveSources {
  const known = createLruCache<FolderFiles>(500);
  const load = async (hashes: readonly string[]) => {
    for (const { hash, bytes } of await readSources(
      db,
      hashes.filter((hash) => known.get(hash) === undefined),
    ))
      known.set(hash, await unpackSource(bytes));
  };
  return {
    load,
    async read(hash) {
      if (known.get(hash) === undefined) await load([hash]);
      return known.get(hash);
    },
    keep: (hash, files) => known.set(hash, files),
  };
}
