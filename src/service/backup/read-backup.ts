import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Database, Tables } from '../store/tables.ts';
import { advancePointers } from './advance-pointers.ts';
import { type KeptTable, leftOut, listKeptTables } from './kept-tables.ts';

/** Thrown with one sentence when a backup cannot be restored; the store is as it was. */
export class RestoreError extends Error {
  override readonly name = 'RestoreError';
}

/** Bytes of rows that are written at once. */
const BATCH_BYTES = 4 * 1024 * 1024;

type Line =
  | { readonly kind: string; readonly format: number; readonly at: string }
  | { readonly table: string; readonly columns: readonly string[] }
  | { readonly row: unknown };

/** What came back. */
export interface RestoreSummary {
  readonly rows: number;
  /** When the backup was written, ISO 8601: who may sign in is as it was then. */
  readonly at: string;
}

/** In whose name a store is restored. */
export interface RestoreOptions {
  readonly author: string;
  readonly now?: Date;
}

/**
 * Fills an empty store from the file of a backup, all of it or nothing. A store that holds brands is left alone, and so is
 * what other programs keep in the database. Every brand gets a `seq` above all that browsers may have seen. Throws
 * `RestoreError`.
 */
export function readBackup(
  db: Database,
  file: string,
  { author, now = new Date() }: RestoreOptions,
): Promise<RestoreSummary> {
  return db.transaction().execute(async (tx) => {
    const held = await tx.selectFrom('pointers').select('merchant').limit(1).executeTakeFirst();
    if (held) throw new RestoreError('The database holds published brands already: restore into an empty one.');
    const kept = await listKeptTables(tx);
    // The audit chain only grows, except here.
    await sql`set local livery.restoring = 'on'`.execute(tx);
    for (const { name } of [...kept].reverse()) await sql`delete from ${sql.table(name)}`.execute(tx);
    const summary = await fill(tx, kept, linesOf(file));
    for (const table of kept) await advanceSequences(tx, table);
    await holdStarts(tx);
    await advancePointers(tx, { at: summary.at, author, now });
    return summary;
  });
}

/**
 * Does the rest of a restore where PostgreSQL's own tools filled the store from a backup of `at`, ISO 8601. Throws
 * `RestoreError` when nothing was published in it.
 */
export function completeRestore(
  db: Database,
  at: string,
  { author, now = new Date() }: RestoreOptions,
): Promise<{ readonly brands: number; readonly at: string }> {
  return db.transaction().execute(async (tx) => {
    await holdStarts(tx);
    const brands = await advancePointers(tx, { at, author, now });
    if (brands === 0) throw new RestoreError('The database holds no published brand: restore the backup first.');
    return { brands, at };
  });
}

/** Nothing starts by itself that somebody may have called off after the backup was written. */
async function holdStarts(tx: Transaction<Tables>): Promise<void> {
  const message = 'It comes from a backup, after which it may have been called off. Plan it anew if it still counts.';
  await tx
    .updateTable('console_change_sets')
    .set({ state: 'held', held: JSON.stringify({ at: new Date().toISOString(), message }) })
    .where('state', 'in', ['scheduled', 'proposed'])
    .where('start_at', 'is not', null)
    .execute();
}

async function fill(
  tx: Transaction<Tables>,
  kept: readonly KeptTable[],
  lines: AsyncIterable<Line>,
): Promise<RestoreSummary> {
  let target: { readonly table: KeptTable; readonly columns: readonly string[] } | undefined;
  let batch: string[] = [];
  let bytes = 0;
  let rows = 0;
  let at: string | undefined;
  const flush = async () => {
    if (target && batch.length > 0) await insert(tx, target, `[${batch.join(',')}]`);
    rows += batch.length;
    [batch, bytes] = [[], 0];
  };
  for await (const line of lines) {
    if (at === undefined) {
      if (!('kind' in line && line.kind === 'livery-backup' && line.format === 1))
        throw new RestoreError('The file is no backup that this Livery can read.');
      at = line.at;
    } else if ('table' in line) {
      await flush();
      target = leftOut.includes(line.table) ? undefined : { table: tableOf(line, kept), columns: line.columns };
    } else if ('row' in line && target) {
      const text = JSON.stringify(line.row);
      batch.push(text);
      bytes += text.length;
      if (bytes > BATCH_BYTES) await flush();
    }
  }
  await flush();
  if (at === undefined) throw new RestoreError('The file is empty.');
  return { rows, at };
}

function tableOf({ table: name, columns }: Extract<Line, { table: string }>, kept: readonly KeptTable[]): KeptTable {
  const table = kept.find((one) => one.name === name);
  const isKnown = table && columns.every((column) => table.columns.some((own) => own.name === column));
  if (!isKnown) throw new RestoreError(`The backup is of a newer Livery (table ${name}): update this one first.`);
  return table;
}

/** Columns that the backup does not have get what a new row gets. */
async function insert(
  tx: Transaction<Tables>,
  { table, columns }: { readonly table: KeptTable; readonly columns: readonly string[] },
  rows: string,
): Promise<void> {
  const values = columns.map((column) => {
    const isWholeJson = table.columns.some(({ name, isWholeJson: isWhole }) => name === column && isWhole);
    return isWholeJson ? sql`coalesce(${sql.ref(column)}, 'null'::jsonb)` : sql.ref(column);
  });
  const named = sql.table(table.name);
  await sql`insert into ${named} (${sql.join(columns.map((column) => sql.ref(column)))})
    select ${sql.join(values)} from jsonb_populate_recordset(null::${named}, ${rows}::jsonb)`.execute(tx);
}

async function advanceSequences(tx: Transaction<Tables>, { name, columns }: KeptTable): Promise<void> {
  for (const { name: column, sequence } of columns) {
    if (sequence === undefined) continue;
    await sql`select setval(${sequence}::regclass, greatest((select max(${sql.ref(column)}) from ${sql.table(name)}), 1))`.execute(
      tx,
    );
  }
}

async function* linesOf(file: string): AsyncIterable<Line> {
  const input = createReadStream(file);
  const unpacked = input.pipe(createGunzip());
  input.on('error', (error) => unpacked.destroy(error));
  try {
    for await (const line of createInterface({ input: unpacked, crlfDelay: Infinity })) yield JSON.parse(line) as Line;
  } catch (error) {
    throw new RestoreError(
      `${file} cannot be read as a backup: ${error instanceof Error ? error.message : String(error)}.`,
      {
        cause: error,
      },
    );
  }
}
