import { forMembers } from '../http/route.ts';
import type { MemberCall, SandboxRoute } from '../http/route.ts';
import type { Sandbox } from '../sandbox.ts';
import { readDetails, sendDetailCode, setNickname, verifyDetail } from './details.ts';
import { readHeadIcon, setHeadIcon } from './head-icon.ts';
import { giveOwnProof, readOwnProof, sendOwnProofCode } from './own-proof.ts';
import { setPaymentPassword } from './payment-password.ts';
import { levelName, readLadder } from './rank-ladder.ts';
import { progressOf } from './rise-in-rank.ts';
import { inviteCodeOf } from '../referral/invite-code.ts';
import { decimalsIn } from '../wallet/currency.ts';
import { hashSecret } from './secrets.ts';
import { endNamedSession, endSessionsElsewhere, listSessions } from './session-list.ts';
import { idleSecondsLeft } from './sessions.ts';

/** What the signed-in player is told about themselves. */
export const memberRoutes: readonly SandboxRoute[] = [
  forMembers('memberInfo', async (sandbox, { merchant, member, token, language }) => {
    const { label, acted_at: actedAt } = await sandbox.db
      .selectFrom('account')
      .innerJoin('session', 'session.account', 'account.id')
      .select(['label', 'acted_at'])
      .where('account.id', '=', member.id)
      .where('token_hash', '=', hashSecret(token))
      .executeTakeFirstOrThrow();
    const inviteCode = await inviteCodeOf(sandbox, member);
    const info = {
      id: String(member.id),
      type: member.type,
      account: member.name,
      idleSecondsLeft: await idleSecondsLeft(sandbox, merchant, actedAt),
      ...(member.nickname === undefined ? {} : { nickname: member.nickname }),
      ...(inviteCode === undefined ? {} : { inviteCode }),
      ...(label === null ? {} : { clubLabel: { labelName: levelName(label, language) } }),
    };
    return { value: info };
  }),
  forMembers('headIcon', readHeadIcon),
  // A picture of 5 MB in base64, and the JSON around it.
  { ...forMembers('setHeadIcon', setHeadIcon), bodyLimit: 7 * 1024 * 1024 },
  forMembers('memberDetails', readDetails),
  forMembers('setNickname', setNickname),
  forMembers('detailCode', sendDetailCode),
  forMembers('verifyDetail', verifyDetail),
  forMembers('setPaymentPassword', async (sandbox, call) => ({ value: await setPaymentPassword(sandbox, call) })),
  forMembers('sessions', listSessions),
  forMembers('endSession', endNamedSession),
  forMembers('endOtherSessions', endSessionsElsewhere),
  forMembers('ownProof', readOwnProof),
  forMembers('ownProofCode', sendOwnProofCode),
  forMembers('giveOwnProof', giveOwnProof),
  forMembers('rankProgress', readRank),
  forMembers('promotionCounts', async ({ db }, { member }) => {
    const rows = await db.selectFrom('promotion_count').selectAll().where('account', '=', member.id).execute();
    const counts = Object.fromEntries(rows.map(({ kind, count }) => [kind, count]));
    return { value: { MANUAL: 0, RAFFLE: 0, UPGRADE_BONUS: 0, MISSION_MANUAL: 0, TICKET: 0, ...counts } };
  }),
];

/** A player without a rank has no label, and the client shows full progress then (row A-169). */
async function readRank(sandbox: Sandbox, { merchant, member, language }: MemberCall) {
  const { db } = sandbox;
  const decimals = await decimalsIn(sandbox, merchant);
  const { rank } = await db.selectFrom('account').select('rank').where('id', '=', member.id).executeTakeFirstOrThrow();
  const { labelId } = rank;
  return {
    value: {
      currentProgress: await progressOf(db, member.id, { rank, decimals }),
      playerRankProgress: labelId === undefined ? {} : { labelId },
      levels: readLadder(language, decimals),
    },
  };
}
