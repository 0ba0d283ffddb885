import { checkValue } from '../../engine/index.ts';
import { failure } from '../errors.ts';
import type { MemberCall } from '../http/route.ts';
import { consumeTry } from '../limits/consume-try.ts';
import { brandName } from '../merchants/brand-name.ts';
import { refuseExcluded } from '../safe-play/contact-keys.ts';
import type { Sandbox } from '../sandbox.ts';
import { messageWords } from '../sms/message-words.ts';
import { reserveCode } from '../sms/reserve-code.ts';
import { makeSmsCode, takeSmsCode } from '../sms/sms-codes.ts';
import { findByMobile, mobileOf, readAccount } from './find-account.ts';
import { requireFreshProof } from './own-proof.ts';
import { sealColumn, sealMobile } from './personal-data.ts';
import { refuseTrial } from './roles.ts';

type DetailField = 'mobileNum' | 'email';

/** What the platform knows of a player, masked, and what of it is proved. */
export async function readDetails(sandbox: Sandbox, { member }: MemberCall) {
  const account = await readAccount(sandbox, member.id);
  const proved = new Set(account.verified);
  const profile = account.profile ?? {};
  const detail = (field: string, value: string | null | undefined) => ({
    field,
    ...(value ? { value } : {}),
    state: value ? (proved.has(field) ? 'verified' : 'given') : 'missing',
  });
  const items = [
    detail('mobileNum', account.mobile && maskMiddle(account.mobile)),
    detail('email', account.email && maskAddress(account.email)),
    detail('payeeName', profile['payeeName'] && maskTail(profile['payeeName'])),
    detail('birthday', profile['birthday']),
  ];
  const hasPassword = account.password_hash !== null;
  return { value: { items, hasPaymentPassword: account.payment_hash !== null, hasPassword } };
}

/** Names the player anew under the merchant's rule for nicknames. */
export async function setNickname(sandbox: Sandbox, call: MemberCall) {
  await refuseTrial(sandbox, call);
  const { merchant, member, body } = call;
  const nickname = typeof body['nickname'] === 'string' ? body['nickname'].trim().replace(/\s+/g, ' ') : '';
  if (!(await keepsRule(sandbox, merchant, 'nickname', nickname))) throw failure('nickname.invalid');
  const kept = sealColumn(sandbox.cipher, 'nickname', nickname);
  await sandbox.db.updateTable('account').set({ nickname: kept }).where('id', '=', member.id).execute();
  return { value: { nickname } };
}

/** Sends a code to a number or address, given or on record, to prove that it is the player's. */
export async function sendDetailCode(sandbox: Sandbox, call: MemberCall) {
  const { field, target } = await targetOf(sandbox, call);
  const { merchant } = call;
  const proof = { merchant, mobile: target, purpose: 'detail' as const };
  await reserveCode(sandbox, call, proof, () =>
    consumeTry(sandbox, 'detailCode', { merchant, address: call.address, name: call.member.id }),
  );
  const { code, expiresAt } = await makeSmsCode(sandbox, proof);
  const text = messageWords[call.language].code({ code, brand: await brandName(sandbox, merchant) });
  const sender = field === 'email' ? sandbox.mail : sandbox.sms;
  const recipient = field === 'email' ? target : `+${target}`;
  await sender.send({ merchant, recipient, ...text });
  return { value: { expirationTime: expiresAt.getTime() } };
}

/**
 * Takes the code, and from then on the number or address is the player's. Throws `mobile.taken` where somebody else has
 * it, and `registration.refused` where its owner has excluded themselves.
 */
export async function verifyDetail(sandbox: Sandbox, call: MemberCall) {
  const { field, target } = await targetOf(sandbox, call);
  const { merchant, member, body } = call;
  const code = typeof body['code'] === 'string' ? body['code'] : '';
  await consumeTry(sandbox, 'detailProof', { merchant, address: call.address, name: member.id });
  if (!(await takeSmsCode(sandbox, { merchant, mobile: target, purpose: 'detail', code })))
    throw failure('verification.code.error');
  // Said to nobody but the owner: whose number it is, and whether somebody has excluded themselves, is no one else's business.
  const owner = field === 'mobileNum' ? await findByMobile(sandbox, merchant, target) : undefined;
  if (owner && owner.id !== member.id) throw failure('mobile.taken');
  await refuseExcluded(sandbox, merchant, { [field === 'email' ? 'email' : 'mobile']: target, account: member.id });
  const { cipher } = sandbox;
  const place =
    field === 'email' ? { email: sealColumn(cipher, 'email', target) } : sealMobile(cipher, merchant, target);
  await sandbox.db.updateTable('account').set(place).where('id', '=', member.id).execute();
  await noteProof(sandbox, member.id, field);
  return { value: true };
}

/** Remembers that a code has proved the number or address of an account. */
export async function noteProof(sandbox: Sandbox, id: number, field: DetailField): Promise<void> {
  const { verified } = await readAccount(sandbox, id);
  const proved = JSON.stringify([...new Set([...verified, field])]);
  await sandbox.db.updateTable('account').set({ verified: proved }).where('id', '=', id).execute();
}

async function targetOf(sandbox: Sandbox, call: MemberCall): Promise<{ field: DetailField; target: string }> {
  await refuseTrial(sandbox, call);
  await requireFreshProof(sandbox, call);
  const { merchant, member, body } = call;
  const field = body['field'];
  if (field !== 'mobileNum' && field !== 'email') throw failure('body.invalid');
  const account = await readAccount(sandbox, member.id);
  if (account.verified.includes(field)) throw failure('detail.fixed');
  const given = typeof body['value'] === 'string' ? body['value'].trim() : '';
  if (field === 'email') {
    const target = given || account.email;
    if (!target || !(await keepsRule(sandbox, merchant, 'email', target))) throw failure('detail.invalid');
    return { field, target };
  }
  const target = given ? await mobileOf(sandbox, call, given) : account.mobile;
  if (!target) throw failure('mobile.invalid');
  return { field, target };
}

async function keepsRule({ sites }: Sandbox, merchant: string, field: string, value: string): Promise<boolean> {
  const rule = (await sites.get(merchant))?.rules[field] ?? { enabled: true, required: true, min: 1, max: 50 };
  const limit = field === 'nickname' ? 30 : 120;
  return value !== '' && value.length <= limit && checkValue(field, { ...rule, required: true }, value).length === 0;
}

function maskMiddle(digits: string): string {
  return `${digits.slice(0, 2)}•••${digits.slice(-3)}`;
}

function maskAddress(address: string): string {
  const at = address.lastIndexOf('@');
  return `${address.slice(0, Math.min(2, at))}•••${address.slice(at)}`;
}

function maskTail(name: string): string {
  return `${name.slice(0, 1)}•••`;
}
