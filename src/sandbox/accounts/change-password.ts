import { randomBytes } from 'node:crypto';
import { checkForm, localDay } from '../../engine/index.ts';
import { failure } from '../errors.ts';
import type { Call, MemberCall } from '../http/route.ts';
import { consumeTry, forgetTries, takeTry } from '../limits/consume-try.ts';
import type { Sandbox } from '../sandbox.ts';
import { messageWords } from '../sms/message-words.ts';
import { giveNumberProofBack, takeNumberProof } from '../sms/phone-proof.ts';
import { brokenFields } from './broken-fields.ts';
import { noteProof } from './details.ts';
import { findByMobile, findByName, mobileOf, readAccount } from './find-account.ts';
import { requireFreshProof } from './own-proof.ts';
import { refuseWeakPassword, wordsAbout } from './weak-password.ts';
import { hashPassword, isPassword } from '../../storage/passwords.ts';
import { fitsPassword } from './passwords.ts';
import { endOtherSessions } from './sessions.ts';
import { refuseTrial } from './roles.ts';

/**
 * Changes the password of the signed-in player and ends their other sessions (row A-324). Who signs in elsewhere and has none
 * sets their first by the proof alone, which every change asks for.
 */
export async function changePassword(sandbox: Sandbox, call: MemberCall): Promise<true> {
  const { merchant, member, token, body } = call;
  await refuseTrial(sandbox, call);
  // The browser may send the old password by itself (row A-130), so knowing it proves nothing.
  await requireFreshProof(sandbox, call);
  const { oldPassword, newPassword, confirmNewPassword } = body;
  if (typeof newPassword !== 'string') throw failure('body.invalid');
  if (newPassword !== confirmNewPassword)
    throw failure('confirm.different', { fields: { confirmNewPassword: ['const'] } });
  const account = await readAccount(sandbox, member.id);
  await requirePasswordRules(sandbox, merchant, { newPassword, words: wordsAbout(account) });
  if (account.password_hash !== null) {
    await requireOldPassword(sandbox, call, account);
    if (oldPassword === newPassword) throw failure('modify.new.old.same');
  }
  await writePassword(sandbox, member.id, newPassword);
  await endOtherSessions(sandbox, member.id, token);
  return true;
}

/** Lets on who knows the password until now. Throws when it is wrong or was guessed at too often. */
async function requireOldPassword(
  sandbox: Sandbox,
  { merchant, address, member, body: { oldPassword } }: MemberCall,
  account: Parameters<typeof fitsPassword>[1],
): Promise<void> {
  if (typeof oldPassword !== 'string') throw failure('body.invalid');
  const tried = { merchant, address, name: member.id };
  await consumeTry(sandbox, 'password', tried);
  if (!(await fitsPassword(sandbox, account, oldPassword)))
    throw failure('password.wrong', { fields: { oldPassword: ['wrong'] } });
  await forgetTries(sandbox, 'password', tried);
}

/** Sets a password for whoever proves the mobile number, and gives the name to log in with (rows A-125… ). */
export async function setPasswordByPhone(sandbox: Sandbox, call: Call): Promise<{ userName: string }> {
  const { merchant, body } = call;
  const { newPassword, verificationCode } = body;
  if (typeof newPassword !== 'string' || typeof verificationCode !== 'string') throw failure('body.invalid');
  const mobile = await mobileOf(sandbox, call, body['mobileNum']);
  if (!mobile) throw failure('mobile.invalid');
  await requirePasswordRules(sandbox, merchant, { newPassword, words: [mobile] });
  await consumeTry(sandbox, 'recovery', { merchant, address: call.address, name: mobile });
  const proof = { mobile, purpose: 'member' as const, code: verificationCode };
  // The proof first, whether or not somebody has the number: what is wrong shows nobody which numbers have accounts.
  const isProved = await takeNumberProof(sandbox, call, proof);
  const account = await findByMobile(sandbox, merchant, mobile);
  if (!isProved || !account || account.disabled) throw failure('verification.code.error');
  // Whose number it is may show in the refusal only now that the number is proved; the proof is good for the next try.
  try {
    await requirePasswordRules(sandbox, merchant, { newPassword, words: wordsAbout(account) });
    if (await isPassword(newPassword, account.password_hash)) throw failure('modify.new.old.same');
  } catch (refusal) {
    await giveNumberProofBack(sandbox, call, proof);
    throw refusal;
  }
  await writePassword(sandbox, account.id, newPassword);
  await noteProof(sandbox, account.id, 'mobileNum');
  await endOtherSessions(sandbox, account.id);
  return { userName: account.name };
}

const temporaryMs = 30 * 60_000;

/**
 * Mails a password for half an hour when name and address belong together; the old one stays valid, so that nobody can
 * lock others out. The answer is the same either way and waits for none of it (rows ).
 */
export async function forgotPassword(sandbox: Sandbox, call: Call): Promise<true> {
  const { merchant, address } = call;
  const { username, email } = call.body;
  if (typeof username !== 'string' || typeof email !== 'string') throw failure('body.invalid');
  await consumeTry(sandbox, 'recovery', { merchant, address, name: username.trim().toLowerCase() });
  sandbox.later.run(() => mailPassword(sandbox, call, { username, email }));
  return true;
}

async function mailPassword(
  sandbox: Sandbox,
  { merchant, address, language }: Call,
  { username, email }: Readonly<Record<'username' | 'email', string>>,
): Promise<void> {
  // Before anybody is looked for: how busy the machine is afterwards would tell whose mail is on its way.
  const password = randomBytes(9).toString('base64url');
  const hash = await hashPassword(password);
  const account = await findByName(sandbox, merchant, username);
  if (!account?.email || account.disabled || account.email.toLowerCase() !== email.trim().toLowerCase()) return;
  // One mailbox gets so many messages, whoever asks for them; who asked is told nothing, as ever.
  if (!(await takeTry(sandbox, 'code', { merchant, address, name: account.email })).isAllowed) return;
  await sandbox.db
    .updateTable('account')
    .set({
      temporary_hash: hash,
      temporary_until: new Date(sandbox.now().getTime() + temporaryMs),
    })
    .where('id', '=', account.id)
    .execute();
  const text = messageWords[language].password({ name: account.name, password });
  await sandbox.mail.send({ merchant, recipient: account.email, ...text });
}

/** The registration's password rule holds for every later password too. */
async function requirePasswordRules(
  sandbox: Sandbox,
  merchant: string,
  { newPassword, words }: { readonly newPassword: string; readonly words: readonly (string | null)[] },
): Promise<void> {
  const effective = await sandbox.sites.get(merchant);
  const own = [merchant, effective?.site.identity.name];
  refuseWeakPassword({ password: newPassword, field: 'newPassword', words: [...own, ...words] });
  const form = effective?.forms['changePassword'];
  if (!form) return;
  const broken = brokenFields(
    checkForm(form, { newPassword, confirmNewPassword: newPassword }, { today: localDay(sandbox.now()) }),
  );
  if (broken) throw failure('password.invalid', { fields: broken });
}

async function writePassword({ db }: Sandbox, id: number, password: string): Promise<void> {
  const passwordHash = await hashPassword(password);
  await db
    .updateTable('account')
    .set({ password_hash: passwordHash, temporary_hash: null, temporary_until: null })
    .where('id', '=', id)
    .execute();
}
