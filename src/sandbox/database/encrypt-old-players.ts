import { sql } from 'kysely';
import type { Cipher } from '../../storage/encryption/cipher.ts';
import { openPersonal, personalColumns, sealPersonal } from '../accounts/personal-data.ts';
import type { Database } from './open-database.ts';
import type { Profile } from './tables.ts';

const atOnce = 200;

/**
 * Encrypts players that lie there in clear, and under the current key those under an older one: a fingerprint finds nobody
 * under another key. Players whose key is lost stay as they are. Says whether there were any in clear.
 */
export async function encryptOldPlayers(db: Database, cipher: Cipher): Promise<boolean> {
  let hadClear = false;
  for (let after = 0; ; ) {
    const rows = await db
      .selectFrom('account')
      .select(['id', 'merchant', ...personalColumns])
      .where('id', '>', after)
      .where((where) => where.not(sql<boolean>`starts_with(name, ${cipher.start})`))
      .orderBy('id')
      .limit(atOnce)
      .execute();
    const last = rows.at(-1);
    if (!last) return hadClear;
    after = last.id;
    await db.transaction().execute(async (inside) => {
      for (const { id, merchant, ...row } of rows) {
        const isClear = !cipher.isEncrypted(row.name);
        if (!isClear && !cipher.canRead(row.name)) continue;
        hadClear ||= isClear;
        const data = isClear ? { ...row, profile: parseProfile(row.profile) } : openPersonal(cipher, row);
        await inside
          .updateTable('account')
          .set(sealPersonal(cipher, merchant, data))
          .where('id', '=', id)
          .execute();
      }
    });
  }
}

function parseProfile(text: string | null): Profile | null {
  return text === null ? null : JSON.parse(text);
}
