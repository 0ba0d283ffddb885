import type { SignInBody } from '../../../contracts/console/session.ts';
import { isPassword } from '../../../storage/passwords.ts';
import type { ConsoleContext } from '../console-context.ts';
import { RefusedError } from '../http/console-refusal.ts';
import { countTry, forgetTries } from './count-tries.ts';
import { spendCode } from './spend-code.ts';

/**
 * Finds out who signs in, by name, password and code together; gives the person's id.
 * @throws RefusedError `WRONG_SIGN_IN`, which never says what was wrong, or `TOO_MANY`.
 */
export async function signIn(
  context: ConsoleContext,
  { name, password, code }: SignInBody,
  address: string,
): Promise<string> {
  const { db, security } = context;
  const plain = name.trim().replace(/\s+/g, ' ').toLowerCase();
  const tried = { subject: plain, address };
  await countTry(context, tried);
  const person = await db
    .selectFrom('console_people')
    .select(['id', 'password_hash', 'totp'])
    .where((eb) => eb(eb.fn('lower', ['name']), '=', plain))
    .where('is_closed', '=', false)
    .executeTakeFirst();
  const fits = await isPassword(password, person?.password_hash);
  if (!person || !fits || !(await spendCode(context, person, code))) {
    security.note({ event: 'staff.login', outcome: 'refused', address, reference: person?.id });
    throw new RefusedError('WRONG_SIGN_IN', 'Name, password and code do not go together.');
  }
  await forgetTries(context, tried);
  security.note({ event: 'staff.login', outcome: 'done', address, reference: person.id });
  return person.id;
}
