import { checkForm, localDay } from '../../engine/index.ts';
import { failure } from '../errors.ts';
import type { MemberCall } from '../http/route.ts';
import { consumeTry, forgetTries } from '../limits/consume-try.ts';
import type { Sandbox } from '../sandbox.ts';
import { brokenFields } from './broken-fields.ts';
import { readAccount } from './find-account.ts';
import { hashPassword, isPassword } from '../../storage/passwords.ts';
import { requireFreshProof } from './own-proof.ts';
import { refuseTrial } from './roles.ts';
import { refuseWeakPassword, wordsAbout } from './weak-password.ts';

/**
 * Sets the withdrawal password. The first one and a forgotten one are proved by the login password, a change by the old
 * one; the new one follows the merchant's rule. Who has no login password needs a sign-in or a proof of a moment ago for their
 * first one, and a forgotten one is customer service's.
 */
export async function setPaymentPassword(sandbox: Sandbox, call: MemberCall): Promise<true> {
  await refuseTrial(sandbox, call);
  const { merchant, member, body } = call;
  const { oldPaymentPassword, loginPassword, paymentPassword, confirmPaymentPassword } = body;
  if (typeof paymentPassword !== 'string') throw failure('body.invalid');
  if (paymentPassword !== confirmPaymentPassword)
    throw failure('confirm.different', { fields: { confirmPaymentPassword: ['const'] } });
  const effective = await sandbox.sites.get(merchant);
  const form = effective?.forms['fundsPassword'];
  const data = { paymentPassword, confirmPaymentPassword };
  const broken = form && brokenFields(checkForm(form, data, { today: localDay(sandbox.now()) }));
  if (broken) throw failure('password.invalid', { fields: broken });
  const account = await readAccount(sandbox, member.id);
  refuseWeakPassword({
    ...{ password: paymentPassword, field: 'paymentPassword' },
    words: [merchant, effective?.site.identity.name, ...wordsAbout(account)],
  });
  if (account.password_hash === null && account.payment_hash === null) {
    await requireFreshProof(sandbox, call);
  } else if (typeof loginPassword === 'string') {
    await consumeGuess(sandbox, call, {
      fits: () => isPassword(loginPassword, account.password_hash),
      refusal: failure('password.wrong', { fields: { loginPassword: ['wrong'] } }),
    });
  } else {
    if (account.payment_hash === null) throw failure('password.wrong', { fields: { loginPassword: ['required'] } });
    await requirePaymentPassword(sandbox, call, oldPaymentPassword);
    if (oldPaymentPassword === paymentPassword) throw failure('modify.new.old.same');
  }
  const hash = await hashPassword(paymentPassword);
  await sandbox.db.updateTable('account').set({ payment_hash: hash }).where('id', '=', member.id).execute();
  return true;
}

/** Lets on who knows the withdrawal password. Throws when there is none, it is wrong, or it was guessed at too often. */
export async function requirePaymentPassword(sandbox: Sandbox, call: MemberCall, given: unknown): Promise<void> {
  const { payment_hash: hash } = await readAccount(sandbox, call.member.id);
  if (hash === null) throw failure('payment.missing');
  await consumeGuess(sandbox, call, {
    fits: async () => typeof given === 'string' && isPassword(given, hash),
    refusal: failure('payment.wrong'),
  });
}

async function consumeGuess(
  sandbox: Sandbox,
  { merchant, address, member }: MemberCall,
  { fits, refusal }: { readonly fits: () => Promise<boolean>; readonly refusal: Error },
): Promise<void> {
  const tried = { merchant, address, name: member.id };
  await consumeTry(sandbox, 'paymentPassword', tried);
  if (!(await fits())) throw refusal;
  await forgetTries(sandbox, 'paymentPassword', tried);
}
