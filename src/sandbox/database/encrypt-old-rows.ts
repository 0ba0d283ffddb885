import { sql } from 'kysely';
import type { Cipher } from '../../storage/encryption/cipher.ts';
import type { Database } from './open-database.ts';

/** Columns that are kept encrypted, as `Cipher` names their places. */
export const encryptedColumns = [
  { table: 'outbox', column: 'recipient' },
  { table: 'outbox', column: 'body' },
  { table: 'encryption_key', column: 'private_jwk' },
] as const;

/** Encrypts what older data hold in clear, and lets the database forget the clear rows. */
export async function encryptOldRows(db: Database, cipher: Cipher): Promise<void> {
  const changed = new Set<string>();
  for (const { table, column } of encryptedColumns) {
    const [of, name] = [sql.table(table), sql.ref(column)];
    const { rows } = await sql<{ text: string }>`
      select distinct ${name} as text from ${of} where ${name} !~ '^1\\.[A-Za-z0-9_-]{8}\\.'`.execute(db);
    for (const { text } of rows) {
      const kept = cipher.encrypt(`${table}.${column}`, text);
      await sql`update ${of} set ${name} = ${kept} where ${name} = ${text}`.execute(db);
      changed.add(table);
    }
  }
  for (const table of changed) await sql`vacuum full ${sql.table(table)}`.execute(db);
}

/** One sentence for each column with rows whose key is lost; nothing is deleted, because the key may come back. */
export async function findLostRows(db: Database, cipher: Cipher): Promise<readonly string[]> {
  const lost: string[] = [];
  for (const { table, column } of encryptedColumns) {
    const { rows } = await sql<{ start: string; count: number }>`
      select substr(${sql.ref(column)}, 1, 11) as start, count(*)::int as count from ${sql.table(table)} group by 1`.execute(
      db,
    );
    for (const { start, count } of rows) {
      if (cipher.canRead(start)) continue;
      lost.push(
        `${count} rows of ${table}.${column} cannot be read: their key ${start.slice(2, 10)} is not there. ` +
          'Put it into LIVERY_STORAGE_KEY or storage.key after the current one, or they are lost.',
      );
    }
  }
  return lost;
}
