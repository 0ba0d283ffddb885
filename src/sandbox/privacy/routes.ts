import { failure } from '../errors.ts';
import { forMembers } from '../http/route.ts';
import type { MemberCall, SandboxRoute } from '../http/route.ts';
import type { Sandbox } from '../sandbox.ts';
import { demandTry } from '../limits/demand-try.ts';
import { reserveCode } from '../sms/reserve-code.ts';
import { makeSmsCode } from '../sms/sms-codes.ts';
import { refuseTrial } from '../accounts/roles.ts';
import { closeAccount, readClosing } from './close-account.ts';
import { demandOwnProof, ownProofOf } from './demand-own-proof.ts';
import { exportMember } from './export-member.ts';

/** A player's own data: to take away, and to leave with. */
export const privacyRoutes: readonly SandboxRoute[] = [
  forMembers('closing', readClosing),
  forMembers('closingCode', sendClosingCode),
  forMembers('closeAccount', closeAccount),
  forMembers('exportData', async (sandbox, call) => {
    await refuseTrial(sandbox, call);
    await demandOwnProof(sandbox, call);
    return { value: await exportMember(sandbox, call.member.id) };
  }),
];

/** Sends a code to the proved number of a player who has no password. */
async function sendClosingCode(sandbox: Sandbox, call: MemberCall) {
  const { merchant, address, member } = call;
  const account = await sandbox.db
    .selectFrom('account')
    .select(['merchant', 'password_hash', 'mobile', 'verified'])
    .where('id', '=', member.id)
    .executeTakeFirstOrThrow();
  if (account.mobile === null || (await ownProofOf(sandbox, account)) !== 'code') throw failure('no.permission');
  const target = { merchant, mobile: account.mobile, purpose: 'account' as const };
  await reserveCode(sandbox, call, target, () =>
    demandTry(sandbox, 'detailCode', { merchant, address, name: member.id }),
  );
  const { code, expiresAt } = await makeSmsCode(sandbox, target);
  const body = `${code} proves at ${merchant} that the account is yours. It is valid for two minutes.`;
  await sandbox.sms.send({ merchant, recipient: `+${account.mobile}`, subject: 'Verification code', body });
  return { value: { expirationTime: expiresAt.getTime() } };
}
