import type { Kysely } from 'kysely';
import { migrate } from '../../storage/database/migrate.ts';
import { type DatabasePlace, type OpenDatabase, openDatabase } from '../../storage/database/open-database.ts';
import type { Cipher } from '../../storage/encryption/cipher.ts';
import { adoptSteps } from './adopt-steps.ts';
import { encryptOldRows, forgetLog } from './encrypt-old-rows.ts';
import { migrations } from './migrations.ts';
import type { Tables } from './tables.ts';

/** The open database of the sandbox. */
export type Database = Kysely<Tables>;

/** Opens and migrates the database, and encrypts what lies there in clear. Throws `DataInUseError` when another process uses the folder. */
export function openSandboxDatabase(place: Omit<DatabasePlace, 'what'>, cipher: Cipher): Promise<OpenDatabase<Tables>> {
  return openDatabase<Tables>({ ...place, what: 'sandbox data' }, async (db) => {
    await adoptSteps(db);
    await migrate(db, migrations);
    const hadClear = await encryptOldRows(db, cipher);
    if (hadClear && !place.databaseUrl) await forgetLog(db);
  });
}
