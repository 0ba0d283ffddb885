import type { ConfirmBody, Enrolment, RenewBody } from '../../../contracts/console/session.ts';
import type { ConsoleContext } from '../console-context.ts';
import { RefusedError } from '../http/console-refusal.ts';
import { checkPassword } from './check-password.ts';
import { digestOf } from './digest.ts';
import { beginEnrolment, confirmEnrolment } from './enrolment.ts';
import { type Link, makeLink } from './links.ts';
import { requireStillAdministrator } from './people.ts';
import type { Proven } from './sessions.ts';

/** A step that no code of an app belongs to: with it none is taken. */
const NEVER = Number.MAX_SAFE_INTEGER;

/**
 * Ends the second factor of somebody who has lost it, their passkeys and all of their sessions; gives the link by which they take another.
 * Their password stays and is asked for there, so that whoever makes the link cannot follow it in their name.
 */
export async function resetFactor(
  context: ConsoleContext,
  { id, by }: { readonly id: string; readonly by: string },
): Promise<Link> {
  if (id === by)
    throw new RefusedError('CONFLICT', 'Ask another administrator: nobody resets their own second factor.');
  return context.db.transaction().execute(async (tx) => {
    await requireStillAdministrator(tx, by, id);
    const person = await tx
      .updateTable('console_people')
      .set((eb) => ({ totp_step: NEVER, epoch: eb('epoch', '+', 1) }))
      .where('id', '=', id)
      .where('is_closed', '=', false)
      .returning('role')
      .executeTakeFirst();
    if (!person) throw new RefusedError('NOT_FOUND', 'There is no such person, or their access has ended.');
    await tx.deleteFrom('console_recovery_codes').where('person', '=', id).execute();
    await tx.deleteFrom('console_passkeys').where('person', '=', id).execute();
    // Whoever held the lost factor may have made some.
    await tx.deleteFrom('console_tokens').where('person', '=', id).execute();
    await tx.deleteFrom('console_sessions').where('person', '=', id).execute();
    // Nor do the links live on that were made with it.
    await tx
      .deleteFrom('console_links')
      .where((eb) => eb.or([eb('person', '=', id), eb('made_by', '=', id)]))
      .execute();
    return makeLink({ ...context, db: tx }, { role: person.role, person: id, madeBy: by });
  });
}

/**
 * Takes the password of who follows such a link and shows a new secret; the link stays good until the first code is shown.
 * @throws RefusedError when the link is used or too old, or the password is wrong.
 */
export async function beginRenewal(context: ConsoleContext, { token, password }: RenewBody): Promise<Enrolment> {
  const { name, role, password_hash } = await findPerson(context, token);
  if (!(await checkPassword(password, password_hash)))
    throw new RefusedError('WRONG_SIGN_IN', 'This is not your password.');
  return beginEnrolment(context, token, { name, role });
}

/** Gives the person the new second factor; the link is used up, once. Gives who they are. */
export async function confirmRenewal(context: ConsoleContext, { token, code }: ConfirmBody): Promise<Proven> {
  const { id, enrolment } = await findPerson(context, token);
  const { secret, recovery, step } = confirmEnrolment(context, enrolment, code);
  return context.db.transaction().execute(async (tx) => {
    const used = await tx.deleteFrom('console_links').where('digest', '=', digestOf(token)).executeTakeFirst();
    if (used.numDeletedRows === 0n) throw usedUp();
    const totp = context.cipher.encrypt('console_people.totp', secret);
    const { epoch } = await tx
      .updateTable('console_people')
      .set({ totp, totp_step: step })
      .where('id', '=', id)
      .returning('epoch')
      .executeTakeFirstOrThrow();
    await tx.deleteFrom('console_recovery_codes').where('person', '=', id).execute();
    await tx
      .insertInto('console_recovery_codes')
      .values(recovery.map((digest) => ({ person: id, digest })))
      .execute();
    return { person: id, epoch };
  });
}

async function findPerson({ db, now }: ConsoleContext, token: string) {
  const row = await db
    .selectFrom('console_links as link')
    .innerJoin('console_people as person', 'person.id', 'link.person')
    .select(['person.id', 'person.name', 'person.role', 'person.password_hash', 'link.enrolment'])
    .where('link.digest', '=', digestOf(token))
    .where('link.ends_at', '>', now())
    .where('person.is_closed', '=', false)
    .executeTakeFirst();
  if (!row) throw usedUp();
  return row;
}

function usedUp(): RefusedError {
  return new RefusedError('NOT_FOUND', 'The link was used or is too old. Ask an administrator for another one.');
}
