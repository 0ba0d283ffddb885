import { forMembers } from '../http/route.ts';
import type { MemberCall, SandboxRoute } from '../http/route.ts';
import type { Sandbox } from '../sandbox.ts';
import { answerContract } from './answer-contract.ts';
import { offerContract, readMemberContract } from './offer-contract.ts';
import { readContracts } from './read-contracts.ts';
import { readKind } from './terms.ts';

/** Contract kinds and the field that each answers in (row G-262). */
const contractFields = {
  dailysalreqtype: 'daily',
  divtypecompperiodreq: 'dividend',
  contracthoursalreq: 'hourly',
} as const;

/** Contracts of players with their uplines (rows G-259…G-270, G-334…G-336). */
export const contractRoutes: readonly SandboxRoute[] = [
  forMembers('dividendInfo', offeredContracts),
  forMembers('salaryContract', offeredContracts),
  forMembers('dividendContract', offeredContracts),
  forMembers('contract', async (sandbox, { member, query }) => ({
    value: await readContracts(sandbox, member.id, readKind(query['kind'])),
  })),
  forMembers('answerContract', answerContract),
  forMembers('memberContract', readMemberContract),
  forMembers('offerContract', offerContract),
];

/** What each kind of contract asks of the player; an empty field asks for nothing. */
async function offeredContracts({ db }: Sandbox, { member }: MemberCall) {
  const offers = await db
    .selectFrom('contract')
    .select('kind')
    .where('account', '=', member.id)
    .where('state', '=', 'offered')
    .execute();
  const fields = Object.entries(contractFields).map(([field, kind]) => {
    return [field, offers.some((offer) => offer.kind === kind) ? kind : ''] as const;
  });
  return { value: Object.fromEntries(fields) };
}
