import { failure } from '../errors.ts';
import type { Sandbox } from '../sandbox.ts';
import { exportAccount, exportDevices } from './export/export-account.ts';
import { exportApplications, exportChat, exportInbox, exportQuestions } from './export/export-messages.ts';
import { exportBankCards, exportPayments, exportWallet } from './export/export-money.ts';
import * as play from './export/export-play.ts';
import * as team from './export/export-team.ts';

/** Everything that the platform holds about a player, in words and numbers that they can read. Secrets are no data of theirs. */
export async function exportMember(sandbox: Sandbox, id: number) {
  const row = await sandbox.db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row || row.erased_at) throw failure('user.not.exist');
  const account = await exportAccount(sandbox, row);
  return {
    exportedAt: sandbox.now().toISOString(),
    account,
    devices: await exportDevices(sandbox, id),
    wallet: await exportWallet(sandbox, id, row.merchant),
    payments: await exportPayments(sandbox, id),
    bankCards: await exportBankCards(sandbox, id),
    bets: await play.exportBets(sandbox, id),
    rebateRates: await team.exportRebateRates(sandbox, id),
    invitations: await team.exportInvitations(sandbox, id),
    agentEarnings: await team.exportAgentEarnings(sandbox, id),
    playLimits: await play.exportPlayLimits(sandbox, id),
    breaks: await play.exportBreaks(sandbox, id),
    playTime: await play.exportPlayTime(sandbox, id),
    invitedFriends: await team.exportInvitedFriends(sandbox, id),
    favourites: await play.exportFavourites(sandbox, id),
    recentGames: await play.exportRecentGames(sandbox, id),
    inbox: await exportInbox(sandbox, id, account.name),
    questions: await exportQuestions(sandbox, id),
    chat: await exportChat(sandbox, id),
    contracts: await team.exportContracts(sandbox, id),
    redEnvelopes: await team.exportRedEnvelopes(sandbox, id),
    promotionApplications: await exportApplications(sandbox, id),
  };
}
