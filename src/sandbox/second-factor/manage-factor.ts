import { requireOwnProof } from '../accounts/own-proof.ts';
import { refuseTrial } from '../accounts/roles.ts';
import { endOtherSessions } from '../accounts/sessions.ts';
import { foldDigits } from '../../contracts/number-text.ts';
import { makeSecret, secretUri, stepOfCode } from '../../storage/second-factor/one-time-code.ts';
import { failure } from '../errors.ts';
import type { MemberCall } from '../http/route.ts';
import { consumeTry, forgetTries } from '../limits/consume-try.ts';
import { brandName } from '../merchants/brand-name.ts';
import type { Sandbox } from '../sandbox.ts';
import { factorModeOf, hasFactor } from './factor-mode.ts';
import { deleteFactor } from './delete-factor.ts';
import { makeRecoveryCodes, replaceRecoveryCodes } from './recovery-codes.ts';
import { secretPlace, spendCode } from './spend-code.ts';

const setupPlace = 'factor_setup.secret';
const setupMs = 15 * 60_000;

/** Whether the player has a second factor, since when, how many recovery codes are left, and whether the brand lets them end it. */
export async function readFactor(sandbox: Sandbox, { merchant, member }: MemberCall) {
  const { db } = sandbox;
  const mode = await factorModeOf(sandbox, merchant);
  const isRequired = mode === 'required';
  const factor = await db
    .selectFrom('second_factor')
    .select('created_at')
    .where('account', '=', member.id)
    .executeTakeFirst();
  if (!factor) return { value: { isOn: false, isRequired } };
  const { left } = await db
    .selectFrom('recovery_code')
    .select((select) => select.fn.countAll<string>().as('left'))
    .where('account', '=', member.id)
    .executeTakeFirstOrThrow();
  return { value: { isOn: true, isRequired, since: factor.created_at.getTime(), recoveryCodesLeft: Number(left) } };
}

/** Makes a secret for the player's app once they prove that it is them; it counts from the first code on. */
export async function beginFactor(sandbox: Sandbox, call: MemberCall) {
  await refuseTrial(sandbox, call);
  const { db, cipher, now } = sandbox;
  const { merchant, member } = call;
  await requireOwnProof(sandbox, call);
  if (await hasFactor(sandbox, member.id)) throw failure('factor.on');
  const secret = makeSecret();
  const row = { secret: cipher.encrypt(setupPlace, secret), expires_at: new Date(now().getTime() + setupMs) };
  await db
    .insertInto('factor_setup')
    .values({ account: member.id, ...row })
    .onConflict((conflict) => conflict.column('account').doUpdateSet(row))
    .execute();
  const issuer = await brandName(sandbox, merchant);
  return { value: { secret, uri: secretUri({ issuer, name: member.name, secret }) } };
}

/**
 * Switches the second factor on by the first code of the app, gives the recovery codes, which nobody sees again, and logs
 * other devices out. Throws `factor.stale` when nothing waits for a code, `factor.wrong` for a wrong one.
 */
export async function confirmFactor(sandbox: Sandbox, call: MemberCall) {
  await refuseTrial(sandbox, call);
  const { db, cipher, now } = sandbox;
  const { merchant, address, member, token, body } = call;
  if (typeof body['code'] !== 'string') throw failure('body.invalid');
  const tried = { merchant, address, name: member.id };
  await consumeTry(sandbox, 'secondFactor', tried);
  const waiting = await db
    .selectFrom('factor_setup')
    .select('secret')
    .where('account', '=', member.id)
    .where('expires_at', '>', now())
    .executeTakeFirst();
  if (!waiting) throw failure('factor.stale');
  const secret = cipher.decrypt(setupPlace, waiting.secret);
  const step = stepOfCode(secret, foldDigits(body['code']).replaceAll(/[\s-]/g, ''), now());
  if (step === undefined) throw failure('factor.wrong');
  const made = await makeRecoveryCodes();
  await db.transaction().execute(async (inside) => {
    const taken = await inside
      .deleteFrom('factor_setup')
      .where('account', '=', member.id)
      .where('secret', '=', waiting.secret)
      .executeTakeFirst();
    if (taken.numDeletedRows === 0n) throw failure('factor.stale');
    const kept = { secret: cipher.encrypt(secretPlace, secret), last_step: step, created_at: now() };
    await inside
      .insertInto('second_factor')
      .values({ account: member.id, ...kept })
      .execute();
    await replaceRecoveryCodes(inside, member.id, made);
  });
  await forgetTries(sandbox, 'secondFactor', tried);
  await endOtherSessions(sandbox, member.id, token);
  return { value: { recoveryCodes: made.codes } };
}

/** Gives new recovery codes for the old ones, to who proves that it is them and shows a code. */
export async function renewRecoveryCodes(sandbox: Sandbox, call: MemberCall) {
  await requireOwnProof(sandbox, call);
  await spendCode(sandbox, call, { account: call.member.id, code: call.body['factorCode'] });
  const made = await makeRecoveryCodes();
  await sandbox.db.transaction().execute((inside) => replaceRecoveryCodes(inside, call.member.id, made));
  return { value: { recoveryCodes: made.codes } };
}

/** Switches the second factor off for who proves that it is them and shows a code, and logs other devices out. */
export async function endFactor(sandbox: Sandbox, call: MemberCall) {
  const { merchant, member, token } = call;
  if ((await factorModeOf(sandbox, merchant)) === 'required') throw failure('factor.required');
  await requireOwnProof(sandbox, call);
  await spendCode(sandbox, call, { account: member.id, code: call.body['factorCode'] });
  await sandbox.db.transaction().execute((inside) => deleteFactor(inside, member.id));
  await endOtherSessions(sandbox, member.id, token);
  return { value: true };
}
