import { hashPassword } from '../accounts/passwords.ts';
import { seedData } from '../merchants/seed-data.ts';
import type { Database } from '../database/open-database.ts';

/** The member of staff of the demonstration; the password is that of every demo account. */
export const demoStaff = 'support';

/** Gives an empty platform its member of staff, so that the support desk can be opened. */
export async function seedStaff(db: Database): Promise<void> {
  const known = await db.selectFrom('staff').select('name').limit(1).executeTakeFirst();
  if (known) return;
  const password_hash = await hashPassword(seedData.demo.password);
  await db
    .insertInto('staff')
    .values({ name: demoStaff, password_hash })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
