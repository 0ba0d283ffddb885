import { randomInt } from 'node:crypto';
import type { Kysely } from 'kysely';
import { hashPassword, isPassword } from '../../storage/passwords.ts';
import type { Tables } from '../database/tables.ts';

/** How many codes a member gets at once. */
const count = 10;
/** Without letters and digits that look alike. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
const word = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');

/** New codes as they are shown, once, and the rows that are kept of them. */
export interface NewRecoveryCodes {
  readonly codes: readonly string[];
  readonly rows: readonly { readonly name: string; readonly code_hash: string }[];
}

/** Makes ten codes of three words of four letters: the first word finds the code, 40 random bits are hashed as passwords are. */
export async function makeRecoveryCodes(): Promise<NewRecoveryCodes> {
  const names = new Set<string>();
  while (names.size < count) names.add(word());
  const made = [...names].map((name) => ({ name, rest: `${word()}${word()}` }));
  const rows = await Promise.all(made.map(async ({ name, rest }) => ({ name, code_hash: await hashPassword(rest) })));
  return { codes: made.map(({ name, rest }) => `${name}-${rest.slice(0, 4)}-${rest.slice(4)}`), rows };
}

/** Puts new codes of a member in the place of those that they had. */
export async function replaceRecoveryCodes(
  db: Kysely<Tables>,
  account: number,
  { rows }: NewRecoveryCodes,
): Promise<void> {
  await db.deleteFrom('recovery_code').where('account', '=', account).execute();
  await db
    .insertInto('recovery_code')
    .values(rows.map((row) => ({ account, ...row })))
    .execute();
}

/** Uses a recovery code up, and says whether it was one; case, spaces and hyphens do not count. Of two calls at once one gets it. */
export async function spendRecoveryCode(db: Kysely<Tables>, account: number, code: string): Promise<boolean> {
  const plain = code.toLowerCase().replaceAll(/[^a-z\d]/g, '');
  if (plain.length !== 12) return false;
  const of = { account, name: plain.slice(0, 4) };
  const row = await db
    .selectFrom('recovery_code')
    .select('code_hash')
    .where('account', '=', of.account)
    .where('name', '=', of.name)
    .executeTakeFirst();
  if (!(await isPassword(plain.slice(4), row?.code_hash))) return false;
  const { numDeletedRows } = await db
    .deleteFrom('recovery_code')
    .where('account', '=', of.account)
    .where('name', '=', of.name)
    .where('code_hash', '=', row?.code_hash ?? '')
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
