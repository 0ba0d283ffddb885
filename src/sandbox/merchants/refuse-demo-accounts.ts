import { isPassword } from '../accounts/passwords.ts';
import type { Database } from '../database/open-database.ts';
import { forMerchant, seedData } from './seed-data.ts';

/** Throws when a database holds an account whose password everybody may read: it was filled by a demonstration. */
export async function refuseDemoAccounts(db: Database): Promise<void> {
  const merchants = await db.selectFrom('merchant').select('code').execute();
  for (const { code } of merchants) {
    const names = Object.values(forMerchant(seedData.demo.names, code)).map((name) => name.toLowerCase());
    const accounts = await db
      .selectFrom('account')
      .select(['name', 'password_hash'])
      .where('merchant', '=', code)
      .where('name_key', 'in', names)
      .execute();
    for (const { name, password_hash } of accounts) {
      if (await isPassword(seedData.demo.password, password_hash))
        throw new Error(
          `The data hold the demonstration's accounts, such as ${name} of ${code}, whose password is published: production needs a data folder of its own (LIVERY_DATA) and a database of its own (SANDBOX_DATABASE_URL).`,
        );
    }
  }
}
