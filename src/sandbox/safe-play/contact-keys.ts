import type { Cipher } from '../../storage/encryption/cipher.ts';
import { mobileKey } from '../accounts/personal-data.ts';
import { failure } from '../errors.ts';
import type { Sandbox } from '../sandbox.ts';

/** What a mail address of somebody who excluded themselves is found by, in any letter case. */
export function emailKey(cipher: Cipher, merchant: string, email: string): string {
  return cipher.fingerprint(JSON.stringify(['pause.email', merchant, email.trim().toLowerCase()]));
}

/**
 * Refuses a new account to who has excluded themselves from this merchant: their number and mail address open none until
 * it is over, also when the account is erased meanwhile. Throws `registration.refused`.
 */
export async function refuseExcluded(
  { db, cipher, now }: Sandbox,
  merchant: string,
  { mobile, email }: { readonly mobile: string | undefined; readonly email: string | undefined },
): Promise<void> {
  if (mobile === undefined && email === undefined) return;
  const found = await db
    .selectFrom('play_pause')
    .select('id')
    .where('ends_at', '>', now())
    .where((where) =>
      where.or([
        ...(mobile === undefined ? [] : [where('mobile_key', '=', mobileKey(cipher, merchant, mobile))]),
        ...(email === undefined ? [] : [where('email_key', '=', emailKey(cipher, merchant, email))]),
      ]),
    )
    .executeTakeFirst();
  if (found) throw failure('registration.refused');
}
