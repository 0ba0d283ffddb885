import { createHash } from 'node:crypto';
import type { Hash, Part, PartKind } from '../../contracts/release.ts';
import type { MadeRelease } from '../../release/compiler.ts';
import type { StoredManifest } from '../../release/upgrade/upgrade-release.ts';
import { pagesOf } from './pages-of.ts';
import type { Database } from './tables.ts';

/** A part as stored, with whether players may have it. */
export interface StoredPart extends Part {
  readonly private: boolean;
}

/** The manifest of a release; nothing when the release is unknown. Throws when the stored bytes do not match their name. */
export async function readManifest(db: Database, release: Hash): Promise<StoredManifest | undefined> {
  const row = await db.selectFrom('releases').select('manifest').where('id', '=', release).executeTakeFirst();
  if (!row) return undefined;
  if (hashOf(row.manifest) !== release) throw new Error(`The stored manifest of release ${release} is damaged.`);
  return JSON.parse(row.manifest) as StoredManifest;
}

/** A part by its hash; nothing when it is unknown. Throws when the stored bytes do not match their name. */
export async function readPart(db: Database, hash: Hash): Promise<StoredPart | undefined> {
  const row = await db.selectFrom('parts').selectAll().where('hash', '=', hash).executeTakeFirst();
  if (!row) return undefined;
  if (hashOf(row.bytes) !== hash) throw new Error(`The stored part ${hash} is damaged.`);
  return { hash, kind: row.kind as PartKind, mediaType: row.media_type, bytes: row.bytes, private: row.private };
}

/** The gzipped source that a release was compiled from. */
export async function readSource(db: Database, hash: Hash): Promise<Uint8Array | undefined> {
  const [row] = await readSources(db, [hash]);
  return row?.bytes;
}

/** Gzipped sources; those that are no longer stored are left out. */
export async function readSources(
  db: Database,
  hashes: readonly Hash[],
): Promise<readonly { readonly hash: Hash; readonly bytes: Uint8Array }[]> {
  if (hashes.length === 0) return [];
  return db.selectFrom('sources').select(['hash', 'bytes']).where('hash', 'in', hashes).execute();
}

/** Stored releases with the engine that made them, by name; those that are gone, or whose engine nobody noted, are left out. */
export async function readMade(db: Database, releases: readonly Hash[]): Promise<ReadonlyMap<Hash, MadeRelease>> {
  const made = new Map<Hash, MadeRelease>();
  for (const some of pagesOf(releases)) {
    const rows = await db.selectFrom('releases').select(['id', 'manifest', 'engine']).where('id', 'in', some).execute();
    for (const { id, manifest, engine } of rows)
      if (engine !== null) made.set(id, { engine, parts: (JSON.parse(manifest) as StoredManifest).parts });
  }
  return made;
}

function hashOf(content: string | Uint8Array): Hash {
  return createHash('sha256').update(content).digest('hex');
}
