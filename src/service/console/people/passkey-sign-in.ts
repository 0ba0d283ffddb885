import type { PasskeyAnswer, PasskeyQuestion } from '../../../contracts/console/passkeys.ts';
import type { ConsoleContext } from '../console-context.ts';
import { RefusedError } from '../http/console-refusal.ts';
import { countAddress, countTry, forgetTries, rememberPlace, type Try } from './count-tries.ts';
import { askPasskey, findPasskey, provePasskey } from './prove-passkey.ts';
import type { ActiveSession, Proven } from './sessions.ts';

/** Asks whoever signs in for a passkey of theirs. */
export async function askToSignIn(context: ConsoleContext, address: string): Promise<PasskeyQuestion> {
  await countAddress(context, address);
  return askPasskey(context, { purpose: 'sign-in' });
}

/**
 * Finds out who signs in by a passkey.
 * @throws RefusedError `WRONG_SIGN_IN` or `TOO_MANY`.
 */
export async function signInByPasskey(
  context: ConsoleContext,
  answer: PasskeyAnswer,
  address: string,
): Promise<Proven> {
  const owner = await findPasskey(context, answer.response.id);
  // A subject of its own: tries with a passkey use up nothing of those with password and code.
  const tried: Try = { subject: `passkey ${owner?.person ?? answer.response.id}`, address };
  await countTry(context, tried);
  const proof = await provePasskey(context, { purpose: 'sign-in' }, answer);
  if (!proof || !owner) {
    context.security.note({ event: 'staff.login', outcome: 'refused', address, reference: owner?.person });
    throw new RefusedError('WRONG_SIGN_IN', 'This passkey opens nothing here, or it took too long. Try again.');
  }
  await forgetTries(context, tried);
  await rememberPlace(context, tried);
  context.security.note({ event: 'staff.login', outcome: 'done', address, reference: proof.person });
  return { person: proof.person, epoch: owner.epoch };
}

/** Has a person who is signed in show a passkey once more. @throws RefusedError `WRONG_SIGN_IN` or `TOO_MANY`. */
export async function showPasskey(
  context: ConsoleContext,
  answer: PasskeyAnswer,
  { session, address }: { readonly session: ActiveSession; readonly address: string },
): Promise<void> {
  const person = session.person.id;
  const tried: Try = { subject: `code ${person}`, address };
  await countTry(context, tried);
  if (!(await provePasskey(context, { purpose: 'step-up', session: session.id, person }, answer)))
    throw new RefusedError('WRONG_SIGN_IN', 'This is none of your passkeys, or it took too long. Try again.');
  await forgetTries(context, tried);
}
