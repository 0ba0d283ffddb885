import { once } from 'node:events';
import { createWriteStream, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Database, Tables } from '../store/tables.ts';
import { listKeptTables } from './kept-tables.ts';

/** The first line of a backup. */
export interface BackupHead {
  readonly kind: 'livery-backup';
  readonly format: 1;
  /** ISO 8601. */
  readonly at: string;
}

/** What a backup holds. */
export interface BackupSummary {
  readonly file: string;
  readonly at: string;
  readonly merchants: number;
  readonly releases: number;
  readonly rows: number;
}

/** Thrown with one sentence when there is a file of that name already. */
export class FileThereError extends Error {
  override readonly name = 'FileThereError';
}

/** Rows that are read at once; each may be a picture. */
const BATCH = 25;

/**
 * Writes the whole store as it is at one moment into a file: gzipped lines of JSON, one for each row, in the words of the
 * database, so that nothing is lost on the way. The file appears when it is whole, and only this user may read it.
 * @throws FileThereError unless `isReplaced` says that an older file may go.
 */
export async function writeBackup(
  db: Database,
  file: string,
  { isReplaced = false }: { readonly isReplaced?: boolean } = {},
): Promise<BackupSummary> {
  if (!isReplaced && existsSync(file))
    throw new FileThereError(`${file} is there already: name another file, or say --replace.`);
  const at = new Date().toISOString();
  const draft = `${file}.${process.pid}.draft`;
  const gzip = createGzip();
  const output = createWriteStream(draft, { mode: 0o600, flags: 'wx' });
  const isWritten = finished(gzip.pipe(output));
  // Whoever waits below hears of it; a fault before that must not end the process.
  isWritten.catch(() => undefined);
  const counts = new Map<string, number>();
  try {
    const write = async (value: unknown) => {
      if (!gzip.write(`${JSON.stringify(value)}\n`)) await Promise.race([once(gzip, 'drain'), isWritten]);
    };
    await write({ kind: 'livery-backup', format: 1, at } satisfies BackupHead);
    await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (tx) => {
        // Between two reads it waits for the disk that it writes to, however long that takes.
        await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
        for (const { name, columns } of await listKeptTables(tx)) {
          await write({ table: name, columns: columns.map((column) => column.name) });
          for await (const row of rowsOf(tx, name)) {
            await write({ row });
            counts.set(name, (counts.get(name) ?? 0) + 1);
          }
        }
      });
    gzip.end();
    await isWritten;
    await rename(draft, file);
  } catch (error) {
    gzip.destroy();
    output.destroy();
    await rm(draft, { force: true });
    throw error;
  }
  const rows = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return { file, at, merchants: counts.get('pointers') ?? 0, releases: counts.get('releases') ?? 0, rows };
}

/** The rows of a table, read through a cursor: the table is gone through once, however many rows it has. */
async function* rowsOf(tx: Transaction<Tables>, name: string): AsyncIterable<unknown> {
  await sql`declare backup_rows no scroll cursor for select to_jsonb(kept) as row from ${sql.table(name)} kept`.execute(
    tx,
  );
  for (;;) {
    const { rows } = await sql<{ row: unknown }>`fetch forward ${sql.lit(BATCH)} from backup_rows`.execute(tx);
    for (const { row } of rows) yield row;
    if (rows.length < BATCH) break;
  }
  await sql`close backup_rows`.execute(tx);
}
