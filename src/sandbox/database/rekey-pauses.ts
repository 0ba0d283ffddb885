import type { Cipher } from '../../storage/encryption/cipher.ts';
import { openPersonal } from '../accounts/personal-data.ts';
import { contactColumns, type ContactKeys, contactKeys } from '../safe-play/contact-keys.ts';
import type { Database } from './open-database.ts';

/**
 * Writes what exclusions are found by under the current key, where the contacts that it was made from are still known. The
 * others, of accounts that were erased or have changed, are found by the key that they were made with as long as it is there.
 */
export async function rekeyPauses(db: Database, cipher: Cipher): Promise<void> {
  const [current, ...older] = cipher.keyIds;
  for (const { id, merchant, mobile, email, provider, subject, key_id: keyId, ...stored } of await readPauses(
    db,
    current,
  )) {
    const social = provider && subject ? { merchant, provider, subject } : undefined;
    const known = openKnown(cipher, { mobile, email });
    const [fresh, ...before] = contactKeys(cipher, merchant, { ...known, social });
    // Rows of a time before they named their key: without another key there is none that they could be under.
    const isOurs = before.some((keys) => isMadeOf(stored, keys)) || isMadeOf(stored, fresh);
    if (isOurs) await change(db, id, { ...keptOf(stored, fresh), key_id: current });
    else if (keyId === null && older.length === 0) await change(db, id, { key_id: current });
  }
}

function readPauses(db: Database, current: string) {
  return db
    .selectFrom('play_pause as pause')
    .innerJoin('account', 'account.id', 'pause.account')
    .leftJoin('social_identity as social', 'social.account', 'pause.account')
    .select(['pause.id', 'pause.merchant', 'pause.mobile_key', 'pause.email_key', 'pause.social_key', 'pause.key_id'])
    .select(['account.mobile', 'account.email', 'social.provider', 'social.subject'])
    .where((where) => where.or(contactColumns.map((name) => where(`pause.${name}`, 'is not', null))))
    .where((where) => where.or([where('pause.key_id', '!=', current), where('pause.key_id', 'is', null)]))
    .execute();
}

/** The contacts of an account; none where their key is lost. */
function openKnown(cipher: Cipher, row: { readonly mobile: string | null; readonly email: string | null }) {
  const isReadable = [row.mobile, row.email].every((kept) => kept === null || cipher.canRead(kept));
  return isReadable ? openPersonal(cipher, row) : {};
}

/** Whether every contact that an exclusion holds is one of these. */
function isMadeOf(stored: ContactKeys, keys: ContactKeys): boolean {
  return contactColumns.every((name) => stored[name] === null || stored[name] === keys[name]);
}

/** The contacts that an exclusion holds, under the current key; one that came to the account later is none of it. */
function keptOf(stored: ContactKeys, fresh: ContactKeys): ContactKeys {
  const keep = (name: keyof ContactKeys) => (stored[name] === null ? null : fresh[name]);
  return { mobile_key: keep('mobile_key'), email_key: keep('email_key'), social_key: keep('social_key') };
}

async function change(
  db: Database,
  id: number,
  values: Partial<ContactKeys> & { readonly key_id: string },
): Promise<void> {
  await db.updateTable('play_pause').set(values).where('id', '=', id).execute();
}
