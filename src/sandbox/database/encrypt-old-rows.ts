import { type RawBuilder, sql } from 'kysely';
import type { Cipher } from '../../storage/encryption/cipher.ts';
import { encryptOldPlayers } from './encrypt-old-players.ts';
import type { Database } from './open-database.ts';

/** Columns that are kept encrypted, as `Cipher` names their places; those of players are in `encrypt-old-players.ts`. */
export const encryptedColumns = [
  { table: 'outbox', column: 'recipient' },
  { table: 'payment', column: 'entered' },
  { table: 'bank_card', column: 'details' },
  { table: 'outbox', column: 'body' },
  { table: 'encryption_key', column: 'private_jwk' },
  { table: 'feedback', column: 'content' },
  { table: 'chat_message', column: 'text' },
  { table: 'promotion_application', column: 'remark' },
  { table: 'promotion_picture', column: 'picture' },
] as const;

const atOnce = 500;

/**
 * Encrypts what older data hold in clear, lets the database forget the clear rows, and says whether there were any. The
 * write-ahead log still holds them: see `forgetLog`.
 */
export async function encryptOldRows(db: Database, cipher: Cipher): Promise<boolean> {
  const changed = new Set<string>();
  for (const { table, column } of encryptedColumns) {
    const seal = (text: string) => cipher.encrypt(`${table}.${column}`, text);
    if (await encryptColumn(db, { of: sql.table(table), name: sql.ref(column), seal })) changed.add(table);
  }
  if (await encryptOldPlayers(db, cipher)) changed.add('account');
  for (const table of changed) await sql`vacuum full ${sql.table(table)}`.execute(db);
  return changed.size > 0;
}

/** Deletes the write-ahead log of the embedded database so far. The log of a server is for whoever runs it. */
export async function forgetLog(db: Database): Promise<void> {
  // A file that is used again keeps its old bytes.
  await sql`set wal_recycle = off`.execute(db);
  await sql`select pg_switch_wal()`.execute(db);
  await sql`checkpoint`.execute(db);
  await sql`reset wal_recycle`.execute(db);
}

interface ClearColumn {
  readonly of: RawBuilder<unknown>;
  readonly name: RawBuilder<unknown>;
  readonly seal: (text: string) => string;
}

/** Encrypts the rows of a column that are in clear, and says whether there were any. */
async function encryptColumn(db: Database, { of, name, seal }: ClearColumn): Promise<boolean> {
  const { rows } = await sql<{ place: string; text: string }>`
    select ctid::text as place, ${name} as text from ${of} where ${name} !~ '^1\\.[A-Za-z0-9_-]{8}\\.'`.execute(db);
  for (let start = 0; start < rows.length; start += atOnce) {
    const values = rows.slice(start, start + atOnce).map(({ place, text }) => sql`(${place}::tid, ${seal(text)})`);
    await sql`update ${of} as kept set ${name} = sealed.text
      from (values ${sql.join(values)}) as sealed (place, text) where kept.ctid = sealed.place`.execute(db);
  }
  return rows.length > 0;
}

/** One sentence for each column with rows whose key is lost; nothing is deleted, because the key may come back. */
export async function findLostRows(db: Database, cipher: Cipher): Promise<readonly string[]> {
  const lost: string[] = [];
  for (const { table, column } of encryptedColumns) lost.push(...(await findLost(db, cipher, { table, column })));
  return lost;
}

/** Throws when players cannot be read: nobody could sign in, and names and numbers would be taken a second time. */
export async function refuseLostPlayers(db: Database, cipher: Cipher): Promise<void> {
  const [lost] = await findLost(db, cipher, { table: 'account', column: 'name' });
  if (lost !== undefined) throw new Error(lost);
}

async function findLost(
  db: Database,
  cipher: Cipher,
  { table, column }: { readonly table: string; readonly column: string },
): Promise<readonly string[]> {
  const { rows } = await sql<{ start: string; count: number }>`
    select substr(${sql.ref(column)}, 1, 11) as start, count(*)::int as count from ${sql.table(table)}
    where ${sql.ref(column)} is not null group by 1`.execute(db);
  return rows.flatMap(({ start, count }) => {
    if (cipher.canRead(start)) return [];
    return [
      `${count} rows of ${table}.${column} cannot be read: their key ${start.slice(2, 10)} is not there. ` +
        'Put it into LIVERY_STORAGE_KEY or storage.key after the current one, or they are lost.',
    ];
  });
}
