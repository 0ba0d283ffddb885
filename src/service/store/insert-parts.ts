import type { Part } from '../../contracts/release.ts';
import { pagesOf } from './pages-of.ts';
import type { Database } from './tables.ts';

/** A part of a release that goes live; without bytes when it is stored already. */
export interface PublishedPart extends Omit<Part, 'bytes'> {
  readonly bytes?: Uint8Array;
  readonly private?: boolean;
}

/** Parts that one statement writes: some are pictures. */
const PARTS_AT_ONCE = 20;

/** A mark of use that is younger needs no renewal: nothing is pruned before it is far older. */
const FRESH_MS = 86_400_000;

/** Stores the parts that are not there yet, and marks the others as used; gives those that it stored. */
export async function insertParts(db: Database, parts: readonly PublishedPart[]): Promise<readonly PublishedPart[]> {
  const now = new Date();
  const known = [];
  for (const some of pagesOf(parts)) {
    const hashes = some.map(({ hash }) => hash);
    known.push(...(await db.selectFrom('parts').select(['hash', 'used_at']).where('hash', 'in', hashes).execute()));
  }
  const stale = new Set(
    known.filter(({ used_at }) => now.getTime() - used_at.getTime() > FRESH_MS).map(({ hash }) => hash),
  );
  const renewed = await renewParts(db, [...stale], now);
  const stored = new Set(known.map(({ hash }) => hash).filter((hash) => !stale.has(hash) || renewed.has(hash)));
  const missing = new Map(parts.filter(({ hash }) => !stored.has(hash)).map((part) => [part.hash, part]));
  const rows = [...missing.values()].map(({ hash, kind, mediaType, bytes, private: isPrivate = false }) => {
    if (!bytes) throw new Error(`Part ${hash} was to be stored already, and is not.`);
    return { hash, kind, media_type: mediaType, private: isPrivate, bytes };
  });
  for (const some of pagesOf(rows, PARTS_AT_ONCE))
    await db
      .insertInto('parts')
      .values([...some])
      .onConflict((clash) => clash.doNothing())
      .execute();
  return [...missing.values()];
}

/** Marks parts as used; gives those that are still there. */
async function renewParts(db: Database, hashes: readonly string[], used_at: Date): Promise<ReadonlySet<string>> {
  const renewed = new Set<string>();
  // One order for everybody: two publications that share parts wait for each other instead of locking each other out.
  for (const some of pagesOf(hashes.toSorted())) {
    const locked = await db
      .selectFrom('parts')
      .select('hash')
      .where('hash', 'in', some)
      .orderBy('hash')
      .forUpdate()
      .execute();
    const found = locked.map(({ hash }) => hash);
    if (found.length > 0) await db.updateTable('parts').set({ used_at }).where('hash', 'in', found).execute();
    for (const hash of found) renewed.add(hash);
  }
  return renewed;
}
