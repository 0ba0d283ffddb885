import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { Sandbox } from '../sandbox.ts';
import { hashMobile } from './sms-codes.ts';

/** Deletes the codes and messages that were sent to a number (its digits) or mail address. */
export async function forgetTarget(
  sandbox: Sandbox,
  db: Transaction<Tables>,
  { merchant, target }: { readonly merchant: string; readonly target: string },
): Promise<void> {
  const { cipher } = sandbox;
  const mobile = hashMobile(sandbox, { merchant, mobile: target });
  await db.deleteFrom('sms_code').where('merchant', '=', merchant).where('mobile', '=', mobile).execute();
  // Recipients are encrypted, each with a chance of its own, so that they are found by reading them.
  const messages = await db.selectFrom('outbox').select(['id', 'recipient']).where('merchant', '=', merchant).execute();
  const sent = messages.filter(({ recipient }) => {
    if (!cipher.canRead(recipient)) return false;
    return [target, `+${target}`].includes(cipher.decrypt('outbox.recipient', recipient));
  });
  if (sent.length === 0) return;
  const ids = sent.map(({ id }) => id);
  await db.deleteFrom('outbox').where('id', 'in', ids).execute();
}
