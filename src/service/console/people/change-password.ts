import type { PasswordBody } from '../../../contracts/console/session.ts';
import { isWeakPassword } from '../../../storage/is-weak-password.ts';
import { hashPassword } from '../../../storage/passwords.ts';
import type { ConsoleContext } from '../console-context.ts';
import { RefusedError } from '../http/console-refusal.ts';
import { checkPassword } from './check-password.ts';
import { countTry, forgetTries } from './count-tries.ts';
import { type ActiveSession, endSessions } from './sessions.ts';
import { spendCode } from './spend-code.ts';

/**
 * Gives somebody another password, who shows the old one and a code that was not used before; every other session of theirs
 * ends, and so do their tokens, which somebody who knew the old one may have made.
 * @throws RefusedError `WRONG_SIGN_IN`, which does not say which of the two is wrong, `INVALID` for a password that guessing
 * tries first or that is the old one, or `TOO_MANY`.
 */
export async function changePassword(
  context: ConsoleContext,
  { id, person }: ActiveSession,
  { old, password, code, address }: PasswordBody & { readonly address: string },
): Promise<void> {
  const { db, security } = context;
  refuseWeak(password, person.name);
  if (password === old) throw new RefusedError('INVALID', 'This is the password that you have. Choose another.');
  const tried = { subject: `password ${person.id}`, address };
  await countTry(context, tried);
  const row = await db
    .selectFrom('console_people')
    .select('password_hash')
    .where('id', '=', person.id)
    .executeTakeFirst();
  const fits = await checkPassword(old, row?.password_hash);
  if (!fits || !(await spendCode(context, person, code))) {
    security.note({ event: 'password', outcome: 'refused', address, reference: `console by ${person.id}` });
    throw new RefusedError('WRONG_SIGN_IN', 'The old password and the code do not go together.');
  }
  const password_hash = await hashPassword(password);
  await db.transaction().execute(async (tx) => {
    await tx
      .updateTable('console_people')
      .set((eb) => ({ password_hash, epoch: eb('epoch', '+', 1) }))
      .where('id', '=', person.id)
      .execute();
    await endSessions({ ...context, db: tx }, { person: person.id, but: id });
    await tx.deleteFrom('console_tokens').where('person', '=', person.id).execute();
  });
  await forgetTries(context, tried);
  security.note({ event: 'password', outcome: 'done', address, reference: `console by ${person.id}` });
}

/** @throws RefusedError when a password is one that guessing tries first. */
export function refuseWeak(password: string, name: string): void {
  if (isWeakPassword(password, ['livery', name]))
    throw new RefusedError('INVALID', 'This password is one that guessing tries first. Choose another.');
}
