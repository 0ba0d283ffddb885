import { failure } from '../errors.ts';
import type { MemberCall } from '../http/route.ts';
import { consumeTry, forgetTries } from '../limits/consume-try.ts';
import { brandName } from '../merchants/brand-name.ts';
import type { Sandbox } from '../sandbox.ts';
import { messageWords } from '../sms/message-words.ts';
import { phoneServiceFor } from '../sms/phone-proof.ts';
import { reserveCode } from '../sms/reserve-code.ts';
import { makeSmsCode, takeSmsCode } from '../sms/sms-codes.ts';
import { isPassword } from '../../storage/passwords.ts';
import { openPersonal } from './personal-data.ts';
import { refuseTrial } from './roles.ts';
import { noteOwnProof, provedAt } from './sessions.ts';

/**
 * How a player proves that it is the owner who asks, beside having the session: by their login password; without one, by a code
 * to their proved number; without that either, by having signed in a moment ago.
 */
export type OwnProof = 'password' | 'code' | 'signIn';

/** How young a sign-in or a proof is that stands for another. */
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

/**
 * Lets on who proves that the account is theirs, and gives how they did. Throws when the proof is wrong, too old, or was guessed
 * at too often.
 */
export async function requireOwnProof(sandbox: Sandbox, call: MemberCall): Promise<OwnProof> {
  const { merchant, address, member, body } = call;
  const account = await readProofs(sandbox, member.id);
  const proof = await ownProofOf(sandbox, account);
  if (proof === 'signIn') {
    if (!(await isFresh(sandbox, call))) throw failure('signin.again');
    return proof;
  }
  const tried = { merchant, address, name: member.id };
  await consumeTry(sandbox, 'ownProof', tried);
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
  return proof;
}

/** How the player may prove that it is them; a number that a code goes to is masked. */
export async function readOwnProof(sandbox: Sandbox, call: MemberCall) {
  await refuseTrial(sandbox, call);
  const account = await readProofs(sandbox, call.member.id);
  const proof = await ownProofOf(sandbox, account);
  const sentTo = proof === 'code' && account.mobile !== null ? `•••${account.mobile.slice(-3)}` : undefined;
  return { value: { proof, ...(sentTo === undefined ? {} : { sentTo }) } };
}

/** Sends a code to the proved number of a player who has no password. */
export async function sendOwnProofCode(sandbox: Sandbox, call: MemberCall) {
  const { merchant, address, member } = call;
  const account = await readProofs(sandbox, member.id);
  if (account.mobile === null || (await ownProofOf(sandbox, account)) !== 'code') throw failure('no.permission');
  const target = { merchant, mobile: account.mobile, purpose: 'account' as const };
  await reserveCode(sandbox, call, target, () =>
    consumeTry(sandbox, 'detailCode', { merchant, address, name: member.id }),
  );
  const { code, expiresAt } = await makeSmsCode(sandbox, target);
  const text = messageWords[call.language].proof({ code, brand: await brandName(sandbox, merchant) });
  await sandbox.sms.send({ merchant, recipient: `+${account.mobile}`, ...text });
  return { value: { expirationTime: expiresAt.getTime() } };
}

/** Takes the player's proof, which stands for their next acts as a sign-in does. */
export async function giveOwnProof(sandbox: Sandbox, call: MemberCall) {
  await refuseTrial(sandbox, call);
  // A sign-in counts once: repeating it here would make it last.
  if ((await requireOwnProof(sandbox, call)) !== 'signIn') await noteOwnProof(sandbox, call.token);
  return { value: true };
}

/**
 * Lets on who has signed in or proved themselves a moment ago: whoever finds a phone with a session on it must not take the
 * account over. Throws `proof.needed` otherwise; a proof given to `giveOwnProof` is then enough to try again.
 */
export async function requireFreshProof(sandbox: Sandbox, call: MemberCall): Promise<void> {
  if (!(await isFresh(sandbox, call))) throw failure('proof.needed');
}

async function isFresh(sandbox: Sandbox, { merchant, token }: MemberCall): Promise<boolean> {
  const at = await provedAt(sandbox, token);
  const { proofSeconds } = sandbox.scenarios.of(merchant);
  const longest = proofSeconds === undefined ? freshMs : proofSeconds * 1000;
  return at !== undefined && sandbox.now().getTime() - at.getTime() <= longest;
}

async function readProofs({ db, cipher }: Sandbox, id: number) {
  const row = await db
    .selectFrom('account')
    .select(['merchant', 'password_hash', 'mobile', 'verified'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return openPersonal(cipher, row);
}
