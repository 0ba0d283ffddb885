import type { Cipher } from '../../storage/encryption/cipher.ts';
import { mobileKey } from '../accounts/personal-data.ts';
import type { Tables } from '../database/tables.ts';
import { failure } from '../errors.ts';
import type { Sandbox } from '../sandbox.ts';

/** What a mail address of somebody who excluded themselves is found by, in any letter case. */
export function emailKey(cipher: Cipher, merchant: string, email: string): string {
  return cipher.fingerprint(JSON.stringify(['pause.email', merchant, email.trim().toLowerCase()]));
}

type SignIn = Omit<Tables['social_identity'], 'account'>;

/** What a person at a sign-in provider who excluded themselves is found by: they may have neither number nor mail address. */
export function socialKey(cipher: Cipher, { merchant, provider, subject }: SignIn): string {
  return cipher.fingerprint(JSON.stringify(['pause.social', merchant, provider, subject]));
}

/** What somebody who wants an account is known by. */
interface Contact {
  readonly mobile?: string | undefined;
  readonly email?: string | undefined;
  readonly social?: SignIn;
  /** The account that already is theirs: its own exclusion keeps nobody else out of it. */
  readonly account?: number;
}

/**
 * Refuses an account to who has excluded themselves from this merchant: their number, their mail address and their sign-in
 * at a provider open none until it is over, and none takes them on later, also when the account is erased meanwhile.
 * Throws `registration.refused`.
 */
export async function refuseExcluded(
  { db, cipher, now }: Sandbox,
  merchant: string,
  { mobile, email, social, account }: Contact,
): Promise<void> {
  const keys = [
    ['mobile_key', mobile && mobileKey(cipher, merchant, mobile)],
    ['email_key', email && emailKey(cipher, merchant, email)],
    ['social_key', social && socialKey(cipher, social)],
  ] as const;
  const found = await db
    .selectFrom('play_pause')
    .select('id')
    .where('ends_at', '>', now())
    .where((where) => where.or(keys.flatMap(([column, key]) => (key ? [where(column, '=', key)] : []))))
    .$if(account !== undefined, (query) => query.where('account', '!=', account ?? 0))
    .executeTakeFirst();
  if (found) throw failure('registration.refused');
}
