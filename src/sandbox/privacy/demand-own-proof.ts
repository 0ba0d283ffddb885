import { isPassword } from '../accounts/passwords.ts';
import { sessionStart } from '../accounts/sessions.ts';
import { failure } from '../errors.ts';
import type { MemberCall } from '../http/route.ts';
import { demandTry, forgetTries } from '../limits/demand-try.ts';
import type { Sandbox } from '../sandbox.ts';
import { phoneServiceFor } from '../sms/phone-proof.ts';
import { takeSmsCode } from '../sms/sms-codes.ts';

/**
 * How a player proves that it is he who asks, beside having the session: by his login password; without one, by a code
 * to his proved number; without that either, by having signed in a moment ago.
 */
export type OwnProof = 'password' | 'code' | 'signIn';

/** How young a sign-in is that stands for a password. */
const freshMs = 15 * 60_000;

/** What an account has to prove itself by. */
export async function ownProofOf(
  sandbox: Sandbox,
  account: {
    readonly merchant: string;
    readonly password_hash: string | null;
    readonly mobile: string | null;
    readonly verified: readonly string[];
  },
): Promise<OwnProof> {
  if (account.password_hash !== null) return 'password';
  const canReceive = account.mobile !== null && account.verified.includes('mobileNum');
  return canReceive && !(await phoneServiceFor(sandbox, account.merchant)) ? 'code' : 'signIn';
}

/** Lets on who proves that the account is his. Throws when the proof is wrong, too old, or was guessed at too often. */
export async function demandOwnProof(sandbox: Sandbox, call: MemberCall): Promise<void> {
  const { merchant, address, member, token, body } = call;
  const account = await sandbox.db
    .selectFrom('account')
    .select(['merchant', 'password_hash', 'mobile', 'verified'])
    .where('id', '=', member.id)
    .executeTakeFirstOrThrow();
  const proof = await ownProofOf(sandbox, account);
  if (proof === 'signIn') {
    const began = await sessionStart(sandbox, token);
    if (!began || sandbox.now().getTime() - began.getTime() > freshMs) throw failure('signin.again');
    return;
  }
  const tried = { merchant, address, name: member.id };
  await demandTry(sandbox, 'ownProof', tried);
  const given = body[proof];
  if (typeof given !== 'string') throw failure('body.invalid');
  if (proof === 'password' && !(await isPassword(given, account.password_hash)))
    throw failure('password.wrong', { fields: { password: ['wrong'] } });
  if (
    proof === 'code' &&
    !(await takeSmsCode(sandbox, { merchant, mobile: account.mobile ?? '', purpose: 'account', code: given }))
  )
    throw failure('verification.code.error');
  await forgetTries(sandbox, 'ownProof', tried);
}
