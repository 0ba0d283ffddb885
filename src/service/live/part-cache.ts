import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Hash } from '../../contracts/release.ts';
import { createLruCache } from '../lru-cache.ts';
import type { StoredPart } from '../store/read-release.ts';
import { readPart } from '../store/read-release.ts';
import type { Database } from '../store/tables.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

interface Encodings {
  readonly br: Uint8Array;
  readonly gzip: Uint8Array;
}

/** A part with its encodings, made at the first request for it; fonts and bitmaps have none, being compressed already. */
export interface ServedPart extends StoredPart {
  encodings(): Promise<Encodings | undefined>;
}

/** Parts in memory, read from the store at first use. */
export interface PartCache {
  get(hash: Hash): Promise<ServedPart | undefined>;
  /** Takes in a part that was just stored. */
  put(part: StoredPart): void;
}

/** Keeps at most `limit` parts; each is compressed at most once, off the main thread. */
export function createPartCache(db: Database, limit = 4_000): PartCache {
  const cache = createLruCache<Promise<ServedPart | undefined>>(limit);
  return {
    put(part) {
      if (!cache.get(part.hash)) cache.set(part.hash, Promise.resolve(servePart(part)));
    },
    get(hash) {
      const known = cache.get(hash);
      if (known) return known;
      const loading = readPart(db, hash).then((part) => part && servePart(part));
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

/** A part with its encodings, as it is served. */
export function servePart(part: StoredPart): ServedPart {
  let made: Promise<Encodings | undefined> | undefined;
  return { ...part, encodings: () => (made ??= encode(part)) };
}

async function encode({ mediaType, bytes }: StoredPart): Promise<Encodings | undefined> {
  if (!/json|javascript|css|svg/.test(mediaType)) return undefined;
  const quality = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength };
  const [br, gzipped] = await Promise.all([
    compressBrotli(bytes, { params: quality }),
    compressGzip(bytes, { level: 9 }),
  ]);
  return { br, gzip: gzipped };
}
