import type { SignInBody } from '../../../contracts/console/session.ts';
import { isPassword } from '../../../storage/passwords.ts';
import type { ConsoleContext } from '../console-context.ts';
import { RefusedError } from '../http/console-refusal.ts';
import { createTurns } from '../take-turns.ts';
import { countTry, forgetTries, rememberPlace } from './count-tries.ts';
import { spendCode } from './spend-code.ts';

/** Each check of a password takes 19 MiB and a thread that players' work needs as well. */
const checks = createTurns({ atOnce: 2, waiting: 60 });

async function isPasswordInTurn(password: string, passwordHash: string | undefined): Promise<boolean> {
  const leave = await checks.take();
  try {
    return await isPassword(password, passwordHash);
  } finally {
    leave();
  }
}

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
  const fits = await isPasswordInTurn(password, person?.password_hash);
  if (!person || !fits || !(await spendCode(context, person, code))) {
    security.note({ event: 'staff.login', outcome: 'refused', address, reference: person?.id });
    throw new RefusedError('WRONG_SIGN_IN', 'Name, password and code do not go together.');
  }
  await forgetTries(context, tried);
  await rememberPlace(context, tried);
  security.note({ event: 'staff.login', outcome: 'done', address, reference: person.id });
  return person.id;
}
