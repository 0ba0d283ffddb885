import type { Cipher } from '../../storage/encryption/cipher.ts';
import { mobileTerm } from '../accounts/personal-data.ts';
import type { Tables } from '../database/tables.ts';
import { failure } from '../errors.ts';
import type { Sandbox } from '../sandbox.ts';

type SignIn = Omit<Tables['social_identity'], 'account'>;

/** What somebody is known by at one merchant. */
interface Contact {
  /** Digits with the dialling code. */
  readonly mobile?: string | null | undefined;
  readonly email?: string | null | undefined;
  /** They may have neither number nor mail address. */
  readonly social?: SignIn | undefined;
}

/** Somebody who wants an account, or a contact for the one that is theirs. */
interface Applicant extends Contact {
  /** The account that already is theirs: its own exclusion keeps nobody else out of it. */
  readonly account?: number;
}

/** What the contacts of somebody who excluded themselves are found by, as columns of the table. */
export type ContactKeys = Pick<Tables['play_pause'], (typeof contactColumns)[number]>;

/**
 * What contacts are found by under each key of the storage, the current one first: an exclusion outlives the account, so
 * that nobody can write it anew under another key.
 */
export function contactKeys(
  cipher: Cipher,
  merchant: string,
  { mobile, email, social }: Contact,
): readonly [ContactKeys, ...ContactKeys[]] {
  const [mobiles, emails, socials] = [
    mobile ? mobileTerm(merchant, mobile) : undefined,
    email ? JSON.stringify(['pause.email', merchant, email.trim().toLowerCase()]) : undefined,
    social ? JSON.stringify(['pause.social', social.merchant, social.provider, social.subject]) : undefined,
  ].map((text) => (text === undefined ? undefined : cipher.fingerprints(text)));
  const keysAt = (at: number): ContactKeys => ({
    mobile_key: mobiles?.[at] ?? null,
    email_key: emails?.[at] ?? null,
    social_key: socials?.[at] ?? null,
  });
  return [keysAt(0), ...cipher.keyIds.slice(1).map((_, older) => keysAt(older + 1))];
}

/** The columns of an exclusion that hold what contacts are found by. */
export const contactColumns = ['mobile_key', 'email_key', 'social_key'] as const;

/**
 * Refuses an account to who has excluded themselves from this merchant: their number, their mail address and their sign-in
 * at a provider open none until it is over, and none takes them on later, also when the account is erased meanwhile.
 * Throws `registration.refused`.
 */
export async function refuseExcluded(
  { db, cipher, now }: Sandbox,
  merchant: string,
  { account, ...contact }: Applicant,
): Promise<void> {
  const wanted = contactKeys(cipher, merchant, contact);
  const found = await db
    .selectFrom('play_pause')
    .select('id')
    .where('ends_at', '>', now())
    .where((where) =>
      where.or(
        wanted.flatMap((keys) => contactColumns.flatMap((name) => (keys[name] ? [where(name, '=', keys[name])] : []))),
      ),
    )
    .$if(account !== undefined, (query) => query.where('account', '!=', account ?? 0))
    .executeTakeFirst();
  if (found) throw failure('registration.refused');
}
