import { type EndpointName, endpoints } from '../../contracts/endpoints.ts';
import { failure } from '../errors.ts';
import type { Call } from '../http/route.ts';
import type { Sandbox } from '../sandbox.ts';
import { lacksFactor } from './factor-mode.ts';

/** What a member who must set a second factor up may do until then: that, look after the account, and leave. */
const stillOpen: ReadonlySet<EndpointName> = new Set([
  ...(['logout', 'endSession', 'endOtherSessions', 'ownProofCode', 'giveOwnProof'] as const),
  ...(['beginSecondFactor', 'confirmSecondFactor'] as const),
  ...(['changePassword', 'detailCode', 'verifyDetail', 'feedback', 'announcementRead'] as const),
  ...(['takeTimeOut', 'excludeSelf', 'closeAccount', 'exportData'] as const),
]);

/** Calls that only read by their method, and open a game. */
const closedReads: ReadonlySet<EndpointName> = new Set(['launch', 'recentAdd']);

/** Throws `factor.required` where the brand asks for a second factor that the member has not set up; reading stays open. */
export async function requireFactorSetUp(sandbox: Sandbox, name: EndpointName, call: Call): Promise<void> {
  const { merchant, member } = call;
  const isOpen = endpoints[name].method === 'GET' ? !closedReads.has(name) : stillOpen.has(name);
  if (member && !isOpen && (await lacksFactor(sandbox, merchant, member))) throw failure('factor.required');
}
