import { demandAgent } from '../accounts/roles.ts';
import { readDay } from '../http/read-day.ts';
import { forMembers } from '../http/route.ts';
import type { MemberCall, SandboxRoute } from '../http/route.ts';
import type { Sandbox } from '../sandbox.ts';
import { createInvitation, deleteInvitation, invitations } from './invitations.ts';
import { agentRates, memberRates, setMemberRates } from './member-rates.ts';
import { teamMember, teamMembers } from './members.ts';
import { openAccount } from './open-account.ts';
import { teamKpi } from './team-kpi.ts';
import { teamOverview } from './team-overview.ts';

/** Contract kinds and the field that each answers in (row G-262). */
const contractFields = {
  dailysalreqtype: 'daily',
  divtypecompperiodreq: 'dividend',
  contracthoursalreq: 'hourly',
} as const;

/** The agent area (rows G-242…G-257, G-289, G-332…G-336). */
export const agentRoutes: readonly SandboxRoute[] = [
  forMembers('teamKpi', async (sandbox, call) => {
    await demandAgent(sandbox, call);
    const { startDate, endDate } = call.query;
    const days = { from: readDay(startDate), to: readDay(endDate) };
    return { value: { list: [], footer: await teamKpi(sandbox, call.member.id, days) } };
  }),
  forMembers('teamOverview', teamOverview),
  forMembers('teamMembers', teamMembers),
  forMembers('teamMember', teamMember),
  forMembers('agentRates', agentRates),
  forMembers('memberRates', memberRates),
  forMembers('setMemberRates', setMemberRates),
  // It carries a password.
  { name: 'openAccount', access: 'member', encrypted: 'always', handle: openAccount },
  forMembers('invitations', invitations),
  forMembers('createInvitation', createInvitation),
  forMembers('deleteInvitation', deleteInvitation),
  forMembers('dividendInfo', offeredContracts),
  forMembers('salaryContract', offeredContracts),
  forMembers('dividendContract', offeredContracts),
];

/** What each kind of contract asks of the player; an empty field asks for nothing. */
async function offeredContracts({ db }: Sandbox, { member }: MemberCall) {
  const offers = await db
    .selectFrom('contract')
    .selectAll()
    .where('account', '=', member.id)
    .where('state', '=', 'offered')
    .execute();
  const fields = Object.entries(contractFields).map(([field, kind]) => {
    return [field, offers.some((offer) => offer.kind === kind) ? kind : ''] as const;
  });
  return { value: Object.fromEntries(fields) };
}
