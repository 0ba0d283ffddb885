import { requireAgent } from '../accounts/roles.ts';
import { forMembers } from '../http/route.ts';
import type { SandboxRoute } from '../http/route.ts';
import { dayRangeOf } from './day-range.ts';
import { createInvitation, deleteInvitation, invitations } from './invitations.ts';
import { agentRates, memberRates, setMemberRates } from './member-rates.ts';
import { teamMember, teamMembers } from './members.ts';
import { openAccount } from './open-account.ts';
import { teamKpi } from './team-kpi.ts';
import { teamOverview } from './team-overview.ts';

/** The agent area (rows G-242…G-257, G-289, G-332). */
export const agentRoutes: readonly SandboxRoute[] = [
  forMembers('teamKpi', async (sandbox, call) => {
    await requireAgent(sandbox, call);
    const days = await dayRangeOf(sandbox, call);
    return { value: { list: [], footer: await teamKpi(sandbox, call.member.id, days) } };
  }),
  forMembers('teamOverview', teamOverview),
  forMembers('teamMembers', teamMembers),
  forMembers('teamMember', teamMember),
  forMembers('agentRates', agentRates),
  forMembers('memberRates', memberRates),
  forMembers('setMemberRates', setMemberRates),
  forMembers('openAccount', openAccount),
  forMembers('invitations', invitations),
  forMembers('createInvitation', createInvitation),
  forMembers('deleteInvitation', deleteInvitation),
];
