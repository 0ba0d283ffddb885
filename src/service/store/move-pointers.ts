import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import { canonicalJson } from '../../contracts/canonical-json.ts';
import type { Override } from '../../contracts/origins.ts';
import type { Hash, Pointer } from '../../contracts/release.ts';
import type { AuditFact } from './audit-chain.ts';
import { pagesOf } from './pages-of.ts';
import type { Publication } from './publish-release.ts';
import { replaceHosts } from './replace-hosts.ts';
import type { Tables } from './tables.ts';
import { keepUpstream } from './upstreams.ts';

/** The rows of a pointer move that a publication and a rollback share. */
export type PointerChange = Pick<
  Publication,
  'merchant' | 'expectedSeq' | 'release' | 'folder' | 'engine' | 'madeBy' | 'hosts' | 'overrides' | 'note' | 'upstream'
> & { readonly source: { readonly hash: Hash } };

/** Locks the pointers of merchants for this transaction and gives where they stand; one without a pointer is left out. */
export async function lockSeqs(
  tx: Transaction<Tables>,
  merchants: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const seqs = new Map<string, number>();
  // One order for everybody: two changes of the same merchants wait for each other instead of locking each other out.
  for (const some of pagesOf(merchants.toSorted())) {
    const rows = await tx
      .selectFrom('pointers')
      .select(['merchant', 'seq'])
      .where('merchant', 'in', some)
      .orderBy(sql`merchant collate "C"`)
      .forUpdate()
      .execute();
    for (const { merchant, seq } of rows) seqs.set(merchant, seq);
  }
  return seqs;
}

/**
 * Replaces overrides, and hosts where given, writes the audit entries, raises every `seq` and notifies the other nodes at
 * commit. The same few statements serve one merchant and a fleet.
 */
export async function movePointers(
  tx: Transaction<Tables>,
  changes: readonly PointerChange[],
): Promise<ReadonlyMap<string, Pointer>> {
  for (const some of pagesOf(changes)) await writePointers(tx, some);
  await replaceOverrides(tx, changes);
  await replaceHosts(
    tx,
    changes.flatMap(({ merchant, hosts }) => (hosts ? [{ merchant, hosts }] : [])),
  );
  for (const { merchant, upstream } of changes) if (upstream !== undefined) await keepUpstream(tx, merchant, upstream);
  for (const some of pagesOf(changes)) await writeAudit(tx, some);
  return new Map(changes.map(({ merchant, expectedSeq, release }) => [merchant, { seq: expectedSeq + 1, release }]));
}

async function writePointers(tx: Transaction<Tables>, changes: readonly PointerChange[]): Promise<void> {
  const updated_at = new Date();
  const rows = changes.map(({ merchant, expectedSeq, release, source, folder, engine, madeBy = null }) => ({
    ...{ merchant, seq: expectedSeq + 1, release, source: source.hash },
    ...{ folder, engine, made_by: madeBy, updated_at },
  }));
  await tx
    .insertInto('pointers')
    .values(rows)
    .onConflict((clash) =>
      clash.column('merchant').doUpdateSet(({ ref, fn }) => ({
        seq: ref('excluded.seq'),
        release: ref('excluded.release'),
        source: ref('excluded.source'),
        folder: ref('excluded.folder'),
        engine: ref('excluded.engine'),
        made_by: fn.coalesce('excluded.made_by', 'pointers.made_by'),
        updated_at,
      })),
    )
    .execute();
}

async function writeAudit(tx: Transaction<Tables>, changes: readonly PointerChange[]): Promise<void> {
  const entries = changes.map(({ merchant, expectedSeq, release, source, overrides, note }) => ({
    ...{ merchant, seq: expectedSeq + 1, release, source: source.hash },
    ...{ action: note.action, author: note.author, reason: note.reason },
    ...{ detail: JSON.stringify(note.detail), overrides: JSON.stringify(overrides) },
  }));
  await tx.insertInto('audit').values(entries).execute();
  const news = entries.map(({ merchant, seq }) => sql`(${`${merchant}:${seq}`})`);
  await sql`select pg_notify('livery_pointer', news) from (values ${sql.join(news)}) as moves (news)`.execute(tx);
}

/** A moved pointer as the audit chain has it: the overrides by the SHA-256 of their canonical JSON. */
export function releaseFact({
  merchant,
  expectedSeq,
  release,
  source,
  overrides,
  note,
}: Pick<PointerChange, 'merchant' | 'expectedSeq' | 'release' | 'source' | 'overrides' | 'note'>): AuditFact {
  const digest = createHash('sha256').update(canonicalJson(overrides)).digest('hex');
  const seq = expectedSeq + 1;
  return { kind: 'release', body: { merchant, seq, release, source: source.hash, overrides: digest, ...note } };
}

async function replaceOverrides(tx: Transaction<Tables>, changes: readonly PointerChange[]): Promise<void> {
  for (const some of pagesOf(changes.map(({ merchant }) => merchant))) {
    await tx.deleteFrom('overrides').where('merchant', 'in', some).execute();
    // Whatever stood in the way of an end may be gone: it is tried again at once.
    await tx.deleteFrom('expiry_failures').where('merchant', 'in', some).execute();
  }
  const rows = changes.flatMap(({ merchant, overrides }) => overrides.map((one, at) => rowOf(merchant, one, at)));
  for (const some of pagesOf(rows))
    await tx
      .insertInto('overrides')
      .values([...some])
      .execute();
}

function rowOf(merchant: string, { name, value, author, reason, until, at, forced }: Override, position: number) {
  const times = { until: until ? new Date(until) : null, at: new Date(at) };
  return { merchant, name, position, value: JSON.stringify(value), author, reason, ...times, forced: forced === true };
}
