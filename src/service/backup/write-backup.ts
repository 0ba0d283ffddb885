import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql } from 'kysely';
import type { Database } from '../store/tables.ts';
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

/** Rows that are read at once; each may be a picture. */
const BATCH = 100;

/**
 * Writes the whole store as it is at one moment into a file: gzipped lines of JSON, one for each row, in the words of the
 * database, so that nothing is lost on the way. The file appears when it is whole, and only this user may read it.
 */
export async function writeBackup(db: Database, file: string): Promise<BackupSummary> {
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
        for (const { name, columns } of await listKeptTables(tx)) {
          const names = columns.map((column) => column.name);
          await write({ table: name, columns: names });
          for (let offset = 0; ; offset += BATCH) {
            const { rows } = await sql<{ row: unknown }>`
              select to_jsonb(kept) as row from ${sql.table(name)} kept
              order by ctid limit ${BATCH} offset ${offset}`.execute(tx);
            for (const { row } of rows) await write({ row });
            counts.set(name, (counts.get(name) ?? 0) + rows.length);
            if (rows.length < BATCH) break;
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
