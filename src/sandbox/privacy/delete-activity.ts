import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { deleteFactor } from '../second-factor/delete-factor.ts';

/** Tables with what a player did, wrote and chose, and where their money went. No record of money needs a line of them. */
const doings = [
  'feedback',
  'inbox_message',
  'favourite',
  'recent',
  'announcement_read',
  'promotion_count',
  'promotion_application',
  'bank_card',
  'chat_conversation',
] as const;

/** Deletes what a player did, wrote and chose, and logs them out everywhere. Money, name and contact stay. */
export async function deleteActivity(db: Transaction<Tables>, account: number, at: Date): Promise<void> {
  for (const table of doings) await db.deleteFrom(table).where('account', '=', account).execute();
  // A closed account is opened by nobody, and no secret of it is of use.
  await deleteFactor(db, account);
  // Where money went to is needed no more than a note of the player's hand.
  await db.updateTable('payment').set({ entered: null, card_digits: null }).where('account', '=', account).execute();
  await db
    .updateTable('session')
    .set({ revoked_at: at })
    .where('account', '=', account)
    .where('revoked_at', 'is', null)
    .execute();
  await db
    .updateTable('session')
    .set({ country: null, device: JSON.stringify({ kind: 'unknown' }) })
    .where('account', '=', account)
    .execute();
  await db
    .updateTable('account')
    .set({ nickname: null, picture: null, icon: 1, label: null, rank: '{}', signed_in_at: null })
    .where('id', '=', account)
    .execute();
}
