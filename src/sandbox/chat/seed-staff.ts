import { hashPassword, isPassword } from '../../storage/passwords.ts';
import { seedData } from '../merchants/seed-data.ts';
import type { Database } from '../database/open-database.ts';

/** The member of staff of the demonstration; the password is that of every demo account. */
export const demoStaff = 'support';

const fewestCharacters = 12;

/** Who may open the support desk, besides staff that the database knows. */
export interface StaffSeed {
  /** The demonstration has a member of staff whose password everybody may read. */
  readonly isDemonstration: boolean;
  /** Password that `support` has from now on. */
  readonly password?: string | undefined;
}

/**
 * Gives the platform its member of staff, so that the support desk can be opened. Without a demonstration the published
 * password opens nothing, and whoever sets none has a desk that opens for nobody. Throws when the password is too short.
 */
export async function seedStaff(db: Database, { isDemonstration, password }: StaffSeed): Promise<void> {
  if (password !== undefined && password.length < fewestCharacters)
    throw new Error(`SANDBOX_STAFF_PASSWORD has fewer than ${fewestCharacters} characters.`);
  const known = await db.selectFrom('staff').selectAll().where('name', '=', demoStaff).executeTakeFirst();
  if (password !== undefined) {
    if (!(await isPassword(password, known?.password_hash))) await setPassword(db, password);
  } else if (isDemonstration) {
    if (!known) await setPassword(db, seedData.demo.password);
  } else if (known) {
    await db.deleteFrom('staff').where('name', '=', demoStaff).execute();
  }
}

async function setPassword(db: Database, password: string): Promise<void> {
  const password_hash = await hashPassword(password);
  await db
    .insertInto('staff')
    .values({ name: demoStaff, password_hash })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ password_hash }))
    .execute();
}
