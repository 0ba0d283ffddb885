import { sql } from 'kysely';
import { type Cipher, keyIdOf } from '../../storage/encryption/cipher.ts';
import { encryptedColumns } from './encrypt-old-rows.ts';
import type { Database } from './open-database.ts';

/** How many rows of a column lie under one key. */
interface KeyUse {
  readonly place: string;
  readonly keyId: string;
  readonly count: number;
}

/** One sentence for each column with rows whose key is lost; nothing is deleted, because the key may come back. */
export async function findLostRows(db: Database, cipher: Cipher): Promise<readonly string[]> {
  const lost: string[] = [];
  for (const { table, column } of encryptedColumns)
    lost.push(...(await usesOf(db, table, column)).filter(isLost(cipher)).map(lostWords));
  return lost;
}

/** Throws when players cannot be read: nobody could sign in, and names and numbers would be taken a second time. */
export async function refuseLostPlayers(db: Database, cipher: Cipher): Promise<void> {
  const lost = (await usesOf(db, 'account', 'name')).find(isLost(cipher));
  if (lost) throw new Error(lostWords(lost));
}

/** One sentence for each older key: that it may go, or what it is needed for and until when. */
export async function describeOlderKeys(db: Database, cipher: Cipher, now: Date): Promise<readonly string[]> {
  const [, ...older] = cipher.keyIds;
  if (older.length === 0) return [];
  const uses = await usesOf(db, 'account', 'name');
  for (const { table, column } of encryptedColumns) uses.push(...(await usesOf(db, table, column)));
  const sentences: string[] = [];
  for (const keyId of older) {
    const rows = uses.filter((use) => use.keyId === keyId).reduce((sum, { count }) => sum + count, 0);
    const { count, until } = await exclusionsUnder(db, keyId, now);
    const needs = [
      ...(rows > 0 ? [`${rows} rows are damaged and could not be moved to the current key`] : []),
      ...(until ? [`${count} exclusions are found by it, the last until ${until.toISOString()}`] : []),
    ];
    sentences.push(
      needs.length > 0
        ? `The older storage key ${keyId} must stay: ${needs.join('; ')}.`
        : `The older storage key ${keyId} is needed no more: take it out of LIVERY_STORAGE_KEY or storage.key.`,
    );
  }
  return sentences;
}

async function usesOf(db: Database, table: string, column: string): Promise<KeyUse[]> {
  const { rows } = await sql<{ start: string; count: number }>`
    select substr(${sql.ref(column)}, 1, 11) as start, count(*)::int as count from ${sql.table(table)}
    where ${sql.ref(column)} is not null group by 1`.execute(db);
  return rows.map(({ start, count }) => ({ place: `${table}.${column}`, keyId: keyIdOf(start) ?? '', count }));
}

/** Exclusions that still run and are found by one key, or by nobody knows which. */
async function exclusionsUnder(db: Database, keyId: string, now: Date) {
  return db
    .selectFrom('play_pause')
    .select((select) => [select.fn.countAll<number>().as('count'), select.fn.max('ends_at').as('until')])
    .where('ends_at', '>', now)
    .where((where) => where.or([where('key_id', '=', keyId), where('key_id', 'is', null)]))
    .where((where) =>
      where.or([
        where('mobile_key', 'is not', null),
        where('email_key', 'is not', null),
        where('social_key', 'is not', null),
      ]),
    )
    .executeTakeFirstOrThrow();
}

const isLost = (cipher: Cipher) => (use: KeyUse) => !cipher.keyIds.includes(use.keyId);

function lostWords({ place, keyId, count }: KeyUse): string {
  return (
    `${count} rows of ${place} cannot be read: their key ${keyId} is not there. ` +
    'Put it into LIVERY_STORAGE_KEY or storage.key after the current one, or they are lost.'
  );
}
