import { sql } from 'kysely';
import { type Cipher, keyIdOf } from '../../storage/encryption/cipher.ts';
import { encryptOldPlayers } from './encrypt-old-players.ts';
import type { Database } from './open-database.ts';
import { rekeyPauses } from './rekey-pauses.ts';

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
  { table: 'promotion_application', column: 'staff_reason' },
  { table: 'promotion_picture', column: 'picture' },
  { table: 'second_factor', column: 'secret' },
  { table: 'factor_setup', column: 'secret' },
] as const;

const atOnce = 100;

/**
 * Encrypts what older data hold in clear, and under the current key what lies under an older one; lets the database forget
 * the clear rows, and says whether there were any. The write-ahead log still holds them: see `forgetLog`.
 */
export async function encryptOldRows(db: Database, cipher: Cipher): Promise<boolean> {
  const changed = new Set<string>();
  for (const place of encryptedColumns) {
    if (await encryptColumn(db, cipher, place)) changed.add(place.table);
  }
  if (await encryptOldPlayers(db, cipher)) changed.add('account');
  await rekeyPauses(db, cipher);
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

type Place = (typeof encryptedColumns)[number];

/** Brings the rows of a column under the current key, and says whether there were any in clear. What cannot be read stays. */
async function encryptColumn(db: Database, cipher: Cipher, { table, column }: Place): Promise<boolean> {
  const [of, name] = [sql.table(table), sql.ref(column)];
  const { rows } = await sql<{ at: string; start: string }>`
    select ctid::text as at, substr(${name}, 1, 11) as start from ${of}
    where not starts_with(${name}, ${cipher.start})`.execute(db);
  const wanted = rows.filter(({ start }) => keyIdOf(start) === undefined || cipher.canRead(start));
  for (let from = 0; from < wanted.length; from += atOnce) {
    const places = wanted.slice(from, from + atOnce).map(({ at }) => at);
    const { rows: kept } = await sql<{ at: string; text: string }>`
      select ctid::text as at, ${name} as text from ${of} where ctid = any(${places}::tid[])`.execute(db);
    const values = kept.flatMap(({ at, text }) => {
      const clear = openText(cipher, `${table}.${column}`, text);
      return clear === undefined ? [] : [sql`(${at}::tid, ${cipher.encrypt(`${table}.${column}`, clear)})`];
    });
    if (values.length === 0) continue;
    await sql`update ${of} as kept set ${name} = sealed.text
      from (values ${sql.join(values)}) as sealed (place, text) where kept.ctid = sealed.place`.execute(db);
  }
  return wanted.some(({ start }) => keyIdOf(start) === undefined);
}

/** The text of a row in clear; nothing for one that was altered: whoever reads it hears so, and the start goes on. */
function openText(cipher: Cipher, place: string, text: string): string | undefined {
  if (keyIdOf(text) === undefined) return text;
  try {
    return cipher.decrypt(place, text);
  } catch {
    return undefined;
  }
}
