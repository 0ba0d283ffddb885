import type { Sandbox } from '../sandbox.ts';
import { endOtherSessions } from './sessions.ts';

/** The account, and who asks for it: `reference` stands in the security log. */
interface Change {
  readonly merchant: string;
  readonly account: number;
  readonly reference: string;
}

/**
 * Keeps the player of an account out until `enableAccount`: every session of theirs ends for good, on every node at once, with
 * their games and their chat. Whatever else sets the column ends them too, by a trigger. Gives how many sessions there were.
 */
export async function disableAccount(sandbox: Sandbox, { merchant, account, reference }: Change): Promise<number> {
  const { db, security } = sandbox;
  const ended = await endOtherSessions(sandbox, account);
  await db.updateTable('account').set({ disabled: true }).where('id', '=', account).execute();
  security.note({ event: 'staff.act', outcome: 'done', merchant, account, reference: `${reference}: disabled` });
  security.note({
    event: 'session.end',
    outcome: 'done',
    merchant,
    account,
    reference: `${reference}: ${ended} ended`,
  });
  return ended;
}

/** Lets the player in again, by a new sign-in. A closed account stays closed, and false says so. */
export async function enableAccount(sandbox: Sandbox, { merchant, account, reference }: Change): Promise<boolean> {
  const { db, security } = sandbox;
  const { numUpdatedRows } = await db
    .updateTable('account')
    .set({ disabled: false })
    .where('id', '=', account)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  const isOpen = numUpdatedRows > 0n;
  const outcome = isOpen ? 'done' : 'refused';
  security.note({ event: 'staff.act', outcome, merchant, account, reference: `${reference}: enabled` });
  return isOpen;
}
