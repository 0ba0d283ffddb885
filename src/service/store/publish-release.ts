import type { Transaction } from 'kysely';
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { canonicalJson } from '../../contracts/canonical-json.ts';
import type { Hash, Part, Pointer, ReleaseManifest } from '../../contracts/release.ts';
import type { Override } from '../../contracts/origins.ts';
import type { UpstreamSettings } from '../upstream/upstream-settings.ts';
import { appendToChain, type AuditFact } from './audit-chain.ts';
import type { Database, Tables } from './tables.ts';
import { keepUpstream } from './upstreams.ts';

/** Who changed what and why. */
export interface AuditNote {
  readonly action: 'publish' | 'override' | 'undo' | 'recompile' | 'rollback' | 'expire' | 'upstream' | 'restore';
  readonly author: string;
  readonly reason: string;
  readonly detail: Readonly<Record<string, unknown>>;
}

/** A part of a release that goes live; without bytes when it is stored already. */
export interface PublishedPart extends Omit<Part, 'bytes'> {
  readonly bytes?: Uint8Array;
  readonly private?: boolean;
}

/** A compiled release with everything that one transaction writes. */
export interface Publication {
  readonly merchant: string;
  /** `seq` of the pointer that the release was compiled against; 0 for a merchant's first release. */
  readonly expectedSeq: number;
  readonly release: Hash;
  readonly manifest: ReleaseManifest;
  readonly parts: readonly PublishedPart[];
  /** Without bytes when the source is stored already. */
  readonly source: { readonly hash: Hash; readonly bytes?: Uint8Array };
  readonly folder: string;
  readonly engine: string;
  /** The engine alone, without the theme, which compiled it; absent when that stays as it is. */
  readonly madeBy?: string;
  readonly hosts: readonly string[];
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
      const overtaken: string[] = [];
      for (const { merchant, expectedSeq } of ordered)
        if ((await lockedSeq(tx, merchant)) !== expectedSeq) overtaken.push(merchant);
      if (overtaken.length > 0) return { overtaken };
      const parts = new Map(ordered.flatMap((one) => one.parts.map((part) => [part.hash, part])));
      if (parts.size > 0) await insertParts(tx, [...parts.values()]);
      const moved = new Map<string, Pointer>();
      for (const publication of ordered) moved.set(publication.merchant, await writeRelease(tx, publication));
      await also(tx, moved);
      await appendToChain(
        tx,
        ordered.map((one) => releaseFact({ ...one, seq: one.expectedSeq + 1 })),
      );
      return { moved };
    });
  } catch (error) {
    // Two first publications of one merchant: no row to lock yet, so the loser meets the unique key.
    if (error instanceof Error && 'code' in error && error.code === '23505')
      return { overtaken: ordered.map(({ merchant }) => merchant) };
    throw error;
  }
}

async function writeRelease(tx: Transaction<Tables>, publication: Publication): Promise<Pointer> {
  const { merchant, release, manifest, source } = publication;
  await insertSource(tx, source);
  await tx
    .insertInto('releases')
    .values({ id: release, merchant, manifest: canonicalJson(manifest) })
    .onConflict((clash) => clash.column('id').doUpdateSet({ used_at: new Date() }))
    .execute();
  return movePointer(tx, publication);
}

/** The rows of a pointer move that a publication and a rollback share. */
export type PointerChange = Pick<
  Publication,
  'merchant' | 'expectedSeq' | 'release' | 'folder' | 'engine' | 'madeBy' | 'overrides' | 'note' | 'upstream'
> & { readonly source: { readonly hash: Hash }; readonly hosts?: readonly string[] };

/** Replaces overrides, and hosts where given, writes the audit entry, raises `seq` and notifies the other nodes at commit. */
export async function movePointer(tx: Transaction<Tables>, change: PointerChange): Promise<Pointer> {
  const { merchant, release, folder, engine, madeBy, note } = change;
  const source = change.source.hash;
  const seq = change.expectedSeq + 1;
  const made = madeBy === undefined ? {} : { made_by: madeBy };
  const row = { seq, release, source, folder, engine, ...made, updated_at: new Date() };
  await tx
    .insertInto('pointers')
    .values({ merchant, ...row })
    .onConflict((clash) => clash.column('merchant').doUpdateSet(row))
    .execute();
  await replaceOverrides(tx, merchant, change.overrides);
  // Whatever stood in the way of an end may be gone: it is tried again at once.
  await tx.deleteFrom('expiry_failures').where('merchant', '=', merchant).execute();
  if (change.hosts) await replaceHosts(tx, merchant, change.hosts);
  if (change.upstream !== undefined) await keepUpstream(tx, merchant, change.upstream);
  await tx
    .insertInto('audit')
    .values({
      merchant,
      seq,
      release,
      source,
      action: note.action,
      author: note.author,
      reason: note.reason,
      detail: JSON.stringify(note.detail),
      overrides: JSON.stringify(change.overrides),
    })
    .execute();
  await sql`select pg_notify('livery_pointer', ${`${merchant}:${seq}`})`.execute(tx);
  return { seq, release };
}

/** A moved pointer as the audit chain has it: the overrides by the SHA-256 of their canonical JSON. */
export function releaseFact({
  merchant,
  seq,
  release,
  source,
  overrides,
  note,
}: Pick<PointerChange, 'merchant' | 'release' | 'source' | 'overrides' | 'note'> & {
  readonly seq: number;
}): AuditFact {
  const digest = createHash('sha256').update(canonicalJson(overrides)).digest('hex');
  return { kind: 'release', body: { merchant, seq, release, source: source.hash, overrides: digest, ...note } };
}

/** Locks a merchant's pointer for this transaction; 0 when it has none. */
export async function lockedSeq(tx: Transaction<Tables>, merchant: string): Promise<number> {
  const row = await tx
    .selectFrom('pointers')
    .select('seq')
    .where('merchant', '=', merchant)
    .forUpdate()
    .executeTakeFirst();
  return row?.seq ?? 0;
}

async function insertSource(tx: Transaction<Tables>, { hash, bytes }: Publication['source']): Promise<void> {
  if (!bytes) return;
  await tx
    .insertInto('sources')
    .values({ hash, bytes })
    .onConflict((clash) => clash.column('hash').doUpdateSet({ used_at: new Date() }))
    .execute();
}

/** A mark of use that is younger needs no renewal: nothing is pruned before it is far older. */
const FRESH_MS = 86_400_000;

/** Stores the parts that are not there yet, and marks the others as used. */
export async function insertParts(db: Database, parts: Publication['parts']): Promise<void> {
  const hashes = parts.map((part) => part.hash);
  const now = new Date();
  const known = await db.selectFrom('parts').select(['hash', 'used_at']).where('hash', 'in', hashes).execute();
  const stale = known.filter(({ used_at }) => now.getTime() - used_at.getTime() > FRESH_MS).map(({ hash }) => hash);
  const renewed = await renewParts(db, stale, now);
  const stored = new Set(known.map(({ hash }) => hash).filter((hash) => !stale.includes(hash) || renewed.has(hash)));
  for (const part of parts.filter(({ hash }) => !stored.has(hash))) {
    const { hash, kind, mediaType, bytes } = part;
    if (!bytes) throw new Error(`Part ${hash} was to be stored already, and is not.`);
    await db
      .insertInto('parts')
      .values({ hash, kind, media_type: mediaType, private: part.private ?? false, bytes })
      .onConflict((clash) => clash.doNothing())
      .execute();
  }
}

/** Marks parts as used; gives those that are still there. */
async function renewParts(db: Database, hashes: readonly string[], used_at: Date): Promise<ReadonlySet<string>> {
  if (hashes.length === 0) return new Set();
  // One order for everybody: two publications that share parts wait for each other instead of locking each other out.
  const locked = await db
    .selectFrom('parts')
    .select('hash')
    .where('hash', 'in', hashes)
    .orderBy('hash')
    .forUpdate()
    .execute();
  const found = locked.map(({ hash }) => hash);
  if (found.length > 0) await db.updateTable('parts').set({ used_at }).where('hash', 'in', found).execute();
  return new Set(found);
}

async function replaceOverrides(tx: Transaction<Tables>, merchant: string, overrides: readonly Override[]) {
  await tx.deleteFrom('overrides').where('merchant', '=', merchant).execute();
  if (overrides.length === 0) return;
  const rows = overrides.map(({ name, value, author, reason, until, at, forced = false }, position) => ({
    merchant,
    name,
    position,
    value: JSON.stringify(value),
    author,
    reason,
    until: until ? new Date(until) : null,
    at: new Date(at),
    forced,
  }));
  await tx.insertInto('overrides').values(rows).execute();
}

async function replaceHosts(tx: Transaction<Tables>, merchant: string, hosts: readonly string[]): Promise<void> {
  await tx.deleteFrom('hosts').where('merchant', '=', merchant).execute();
  if (hosts.length === 0) return;
  // A host that another merchant already has stays with it: the first to publish keeps the address.
  await tx
    .insertInto('hosts')
    .values(hosts.map((host) => ({ host, merchant })))
    .onConflict((clash) => clash.doNothing())
    .execute();
}
