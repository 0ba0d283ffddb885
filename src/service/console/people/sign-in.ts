import type { SignInBody } from '../../../contracts/console/session.ts';
import type { ConsoleContext } from '../console-context.ts';
import { RefusedError } from '../http/console-refusal.ts';
import { checkPassword } from './check-password.ts';
import { countTry, forgetTries, rememberPlace } from './count-tries.ts';
import { nameKeyOf } from './name-key.ts';
import type { Proven } from './sessions.ts';
import { spendCode } from './spend-code.ts';

/** Who has signed in, and with which kind of code. */
export interface SignedIn extends Proven {
  /**
   * A recovery code opens a session and no more: it may be one of several on a lost sheet of paper, so that what needs a
   * fresh code asks for another one.
   */
  readonly isFresh: boolean;
}

/**
 * Finds out who signs in, by name, password and code together.
 * @throws RefusedError `WRONG_SIGN_IN`, which never says what was wrong, or `TOO_MANY`.
 */
export async function signIn(
  context: ConsoleContext,
  { name, password, code }: SignInBody,
  address: string,
): Promise<SignedIn> {
  const { db, security } = context;
  const key = nameKeyOf(name);
  const tried = { subject: key, address };
  await countTry(context, tried);
  const person = await db
    .selectFrom('console_people')
    .select(['id', 'password_hash', 'totp', 'epoch'])
    .where('name_key', '=', key)
    .where('is_closed', '=', false)
    .executeTakeFirst();
  const fits = await checkPassword(password, person?.password_hash);
  const spent = person && fits ? await spendCode(context, person, code) : undefined;
  if (!person || !spent) {
    security.note({ event: 'staff.login', outcome: 'refused', address, reference: person?.id });
    throw new RefusedError('WRONG_SIGN_IN', 'Name, password and code do not go together.');
  }
  await forgetTries(context, tried);
  await rememberPlace(context, tried);
  security.note({ event: 'staff.login', outcome: 'done', address, reference: person.id });
  return { person: person.id, epoch: person.epoch, isFresh: spent === 'app' };
}
