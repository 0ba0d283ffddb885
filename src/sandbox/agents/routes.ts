import { demandAgent } from '../accounts/roles.ts';
import { failure } from '../errors.ts';
import { forMembers } from '../http/route.ts';
import type { MemberCall, SandboxRoute } from '../http/route.ts';
import type { Sandbox } from '../sandbox.ts';
import { teamKpi } from './team-kpi.ts';

/** Contract kinds and the field that each answers in (row G-262). */
const contractFields = {
  dailysalreqtype: 'daily',
  divtypecompperiodreq: 'dividend',
  contracthoursalreq: 'hourly',
} as const;

/** The agent area (rows G-289, G-332…G-336). */
export const agentRoutes: readonly SandboxRoute[] = [
  forMembers('teamKpi', async (sandbox, call) => {
    await demandAgent(sandbox, call);
    const { startDate, endDate } = call.query;
    const day = /^\d{4}-\d{2}-\d{2}$/;
    if (!startDate || !endDate || !day.test(startDate) || !day.test(endDate)) throw failure('body.invalid');
    return { value: { list: [], footer: await teamKpi(sandbox, call.member.id, { startDate, endDate }) } };
  }),
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
