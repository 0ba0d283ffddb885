import type { Transaction } from 'kysely';
import { canonicalJson } from '../../contracts/canonical-json.ts';
import type { Hash, Pointer, ReleaseManifest } from '../../contracts/release.ts';
import type { Override } from '../../contracts/origins.ts';
import type { UpstreamSettings } from '../upstream/upstream-settings.ts';
import { appendToChain } from './audit-chain.ts';
import { insertParts, type PublishedPart } from './insert-parts.ts';
import { lockSeqs, movePointers, releaseFact } from './move-pointers.ts';
import { pagesOf } from './pages-of.ts';
import type { Database, Tables } from './tables.ts';

/** Who changed what and why. */
export interface AuditNote {
  readonly action: 'publish' | 'override' | 'undo' | 'recompile' | 'rollback' | 'expire' | 'upstream' | 'restore';
  readonly author: string;
  readonly reason: string;
  readonly detail: Readonly<Record<string, unknown>>;
}

/** A compiled release with everything that one transaction writes. */
export interface Publication {
  readonly merchant: string;
  /** `seq` of the pointer that the release was compiled against; 0 for a merchant's first release. */
  readonly expectedSeq: number;
  readonly release: Hash;
  /** Absent when the release is stored already. */
  readonly manifest?: ReleaseManifest;
  readonly parts: readonly PublishedPart[];
  /** Without bytes when the source is stored already. */
  readonly source: { readonly hash: Hash; readonly bytes?: Uint8Array };
  readonly folder: string;
  readonly engine: string;
  /** The engine alone, without the theme, which compiled it; absent when that stays as it is. */
  readonly madeBy?: string;
  /** Absent when they stay as they are. */
  readonly hosts?: readonly string[];
  /** Every override in force in this release. */
  readonly overrides: readonly Override[];
  readonly note: AuditNote;
  /** How the merchant follows a platform from here on; null when it does not, absent when that stays as it is. */
  readonly upstream?: UpstreamSettings | null;
}

/** The pointer after a change; a conflict when somebody else moved it first. */
export type PointerMove = { readonly moved: true; readonly pointer: Pointer } | { readonly moved: false };

/**
 * Writes overrides, audit entry, parts, release and pointer in one transaction; either all of it is there or nothing.
 * Answers `moved: false` without writing when the pointer is not at `expectedSeq`. `also` writes more in that transaction.
 */
export async function publishRelease(
  db: Database,
  publication: Publication,
  also?: (tx: Transaction<Tables>) => Promise<void>,
): Promise<PointerMove> {
  const { moved } = await publishReleases(db, [publication], also);
  const pointer = moved?.get(publication.merchant);
  return pointer ? { moved: true, pointer } : { moved: false };
}

/** The pointers after a change of many merchants, by merchant; or who was moved by somebody else first, and nothing is written. */
export type PointerMoves =
  | { readonly moved: ReadonlyMap<string, Pointer> }
  | { readonly moved?: undefined; readonly overtaken: readonly string[] };

/** Does for many merchants what `publishRelease` does for one, in one transaction with what `also` writes. */
export async function publishReleases(
  db: Database,
  publications: readonly Publication[],
  also: (tx: Transaction<Tables>, moved: ReadonlyMap<string, Pointer>) => Promise<void> = () => Promise.resolve(),
): Promise<PointerMoves> {
  // One order for everybody: two changes of the same merchants wait for each other instead of locking each other out.
  const ordered = publications.toSorted((one, other) => (one.merchant < other.merchant ? -1 : 1));
  try {
    return await db.transaction().execute(async (tx): Promise<PointerMoves> => {
      const merchants = ordered.map(({ merchant }) => merchant);
      const seqs = await lockSeqs(tx, merchants);
      const overtaken = ordered.filter(({ merchant, expectedSeq }) => (seqs.get(merchant) ?? 0) !== expectedSeq);
      if (overtaken.length > 0) return { overtaken: overtaken.map(({ merchant }) => merchant) };
      const parts = new Map(ordered.flatMap((one) => one.parts.map((part) => [part.hash, part])));
      await insertParts(tx, [...parts.values()]);
      await insertSources(tx, ordered);
      await insertReleases(tx, ordered);
      const moved = await movePointers(tx, ordered);
      await also(tx, moved);
      await appendToChain(tx, ordered.map(releaseFact));
      return { moved };
    });
  } catch (error) {
    // Two first publications of one merchant: no row to lock yet, so the loser meets the unique key.
    if (error instanceof Error && 'code' in error && error.code === '23505')
      return { overtaken: ordered.map(({ merchant }) => merchant) };
    throw error;
  }
}

async function insertSources(tx: Transaction<Tables>, publications: readonly Publication[]): Promise<void> {
  const fresh = publications.flatMap(({ source: { hash, bytes } }) => (bytes ? [{ hash, bytes }] : []));
  const rows = [...new Map(fresh.map((row) => [row.hash, row])).values()];
  for (const some of pagesOf(rows))
    await tx
      .insertInto('sources')
      .values([...some])
      .onConflict((clash) => clash.column('hash').doUpdateSet({ used_at: new Date() }))
      .execute();
}

/** A release that is there already, of this engine or an older one, is the same byte for byte. */
async function insertReleases(tx: Transaction<Tables>, publications: readonly Publication[]): Promise<void> {
  const used_at = new Date();
  const rows = publications.flatMap(({ merchant, release: id, manifest, engine }) =>
    manifest ? [{ id, merchant, manifest: canonicalJson(manifest), engine }] : [],
  );
  for (const some of pagesOf(rows))
    await tx
      .insertInto('releases')
      .values([...some])
      .onConflict((clash) => clash.column('id').doUpdateSet(({ ref }) => ({ used_at, engine: ref('excluded.engine') })))
      .execute();
  for (const some of pagesOf(publications.filter(({ manifest }) => !manifest).map(({ release }) => release)))
    await tx.updateTable('releases').set({ used_at }).where('id', 'in', some).execute();
}
