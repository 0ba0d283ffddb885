import type { Sandbox } from '../sandbox.ts';
import { eraseMember } from './erase-member.ts';

/** Records of money name their player for five years after the account was closed, as rules on money laundering ask. */
export const keptAfterClosingMs = 5 * 365 * 24 * 3_600_000;
const atOnce = 100;

/**
 * Erases the players whose accounts have been closed for long enough, and says how many there were. One that cannot be
 * erased, because money of theirs is left, stops no other; all of them are notified of in the error that it throws afterwards.
 */
export async function eraseClosed(sandbox: Sandbox): Promise<number> {
  const { db, now, security } = sandbox;
  const due = await db
    .selectFrom('account')
    .select('id')
    .where('closed_at', '<', new Date(now().getTime() - keptAfterClosingMs))
    .where('erased_at', 'is', null)
    .orderBy('id')
    .limit(atOnce)
    .execute();
  const troubles: unknown[] = [];
  for (const { id: account } of due) {
    try {
      await eraseMember(sandbox, account);
      security.note({ event: 'erasure', outcome: 'done', account, reference: 'years after it was closed' });
    } catch (cause) {
      troubles.push(new Error(`Account ${account} could not be erased: ${String(cause)}`, { cause }));
    }
  }
  if (troubles.length > 0) throw new AggregateError(troubles, troubles.map(String).join(' '));
  return due.length;
}
