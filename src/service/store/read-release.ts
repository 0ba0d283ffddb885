import { createHash } from 'node:crypto';
import type { Hash, Part, PartKind } from '../../contracts/release.ts';
import type { StoredManifest } from '../../release/upgrade/upgrade-release.ts';
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
  const row = await db.selectFrom('sources').select('bytes').where('hash', '=', hash).executeTakeFirst();
  return row?.bytes;
}

function hashOf(content: string | Uint8Array): Hash {
  return createHash('sha256').update(content).digest('hex');
}
