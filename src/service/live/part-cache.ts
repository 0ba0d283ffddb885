import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Hash } from '../../contracts/release.ts';
import { createLruCache } from '../lru-cache.ts';
import type { StoredPart } from '../store/read-release.ts';
import { readPart } from '../store/read-release.ts';
import type { Database } from '../store/tables.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** A part with its ready-made encodings; fonts and bitmaps have none, being compressed already. */
export interface ServedPart extends StoredPart {
  readonly encodings: Promise<{ readonly br: Uint8Array; readonly gzip: Uint8Array } | undefined>;
}

/** Parts in memory, read from the store at first use. */
export interface PartCache {
  get(hash: Hash): Promise<ServedPart | undefined>;
  /** Takes in a part that was just stored. */
  put(part: StoredPart): void;
}

/** Keeps at most `limit` parts; each is compressed once, off the main thread, when it enters the cache. */
export function createPartCache(db: Database, limit = 4_000): PartCache {
  const cache = createLruCache<Promise<ServedPart | undefined>>(limit);
  return {
    put(part) {
      if (!cache.get(part.hash)) cache.set(part.hash, Promise.resolve({ ...part, encodings: encode(part) }));
    },
    get(hash) {
      const known = cache.get(hash);
      if (known) return known;
      const loading = readPart(db, hash).then((part) => part && { ...part, encodings: encode(part) });
      cache.set(hash, loading);
      // An unknown or unreadable part is asked for again next time.
      loading.then(
        (part) => part ?? cache.delete(hash),
        () => cache.delete(hash),
      );
      return loading;
    },
  };
}

async function encode({ mediaType, bytes }: StoredPart): ServedPart['encodings'] {
  if (!/json|javascript|css|svg/.test(mediaType)) return undefined;
  const quality = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength };
  const [br, gzipped] = await Promise.all([
    compressBrotli(bytes, { params: quality }),
    compressGzip(bytes, { level: 9 }),
  ]);
  return { br, gzip: gzipped };
}
