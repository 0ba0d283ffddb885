import { nameKey, openPersonal } from '../accounts/personal-data.ts';
import type { Cipher } from '../../storage/encryption/cipher.ts';
import { isPassword } from '../../storage/passwords.ts';
import type { Database } from '../database/open-database.ts';
import { forMerchant, seedData } from './seed-data.ts';

/** Throws when a database holds an account whose password everybody may read: it was filled by a demonstration. */
export async function refuseDemoAccounts(db: Database, cipher: Cipher): Promise<void> {
  const merchants = await db.selectFrom('merchant').select('code').execute();
  for (const { code } of merchants) {
    const names = Object.values(forMerchant(seedData.demo.names, code)).map((name) => nameKey(cipher, code, name));
    const accounts = await db
      .selectFrom('account')
      .select(['name', 'password_hash'])
      .where('merchant', '=', code)
      .where('name_key', 'in', names)
      .execute();
    for (const account of accounts) {
      const { name, password_hash } = openPersonal(cipher, account);
      if (await isPassword(seedData.demo.password, password_hash))
        throw new Error(
          `The data hold the demonstration's accounts, such as ${name} of ${code}, whose password is published: production needs a data folder of its own (LIVERY_DATA) and a database of its own (SANDBOX_DATABASE_URL).`,
        );
    }
  }
}
