import { isPhoneName } from '../../contracts/phone-name.ts';
import { openPersonal } from '../accounts/personal-data.ts';
import { randomCode } from '../accounts/random-code.ts';
import type { Sandbox } from '../sandbox.ts';

const codeLength = 10;

/**
 * What stands in a player's invitation link in place of their user name; made at the first demand and kept. Nothing for a
 * player whose name is no phone number: their link says the name.
 */
export async function inviteCodeOf(
  { db }: Sandbox,
  { id, name }: { readonly id: number; readonly name: string },
): Promise<string | undefined> {
  if (!isPhoneName(name)) return undefined;
  const own = db.selectFrom('account').select('invite_code').where('id', '=', id);
  const { invite_code: known } = await own.executeTakeFirstOrThrow();
  if (known !== null) return known;
  // Of two demands at once, the first one's stays.
  const { invite_code: code } = await db
    .updateTable('account')
    .set(({ fn, val }) => ({ invite_code: fn.coalesce('invite_code', val(randomCode(codeLength))) }))
    .where('id', '=', id)
    .returning('invite_code')
    .executeTakeFirstOrThrow();
  return code ?? undefined;
}

/** The account whose link carries a code, in any letter case. */
export async function findByInviteCode({ db, cipher }: Sandbox, merchant: string, code: string) {
  const found = await db
    .selectFrom('account')
    .selectAll()
    .where('merchant', '=', merchant)
    .where('invite_code', '=', code.trim().toUpperCase())
    .executeTakeFirst();
  return found && openPersonal(cipher, found);
}
