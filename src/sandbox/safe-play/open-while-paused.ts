import { type EndpointName, endpoints } from '../../contracts/endpoints.ts';
import type { Call } from '../http/route.ts';
import type { Sandbox } from '../sandbox.ts';
import { refusePaused } from './pauses.ts';

/** What a player may still do during a break: take money out, look after the account, ask for help, and stay away longer. */
const stillOpen: ReadonlySet<EndpointName> = new Set([
  'logout',
  'withdraw',
  // Out of a game's wallet; the transfer itself refuses the other way.
  'transfer',
  'collectWallets',
  'bindBankCard',
  'removeBankCard',
  ...([
    'login',
    'loginSecondFactor',
    'socialStart',
    'socialLogin',
    'smsCode',
    'setPasswordByPhone',
    'forgotPassword',
  ] as const),
  ...(['changePassword', 'setPaymentPassword', 'setHeadIcon', 'setNickname', 'detailCode', 'verifyDetail'] as const),
  ...(['beginSecondFactor', 'confirmSecondFactor', 'renewRecoveryCodes', 'endSecondFactor'] as const),
  ...(['endSession', 'endOtherSessions', 'ownProofCode', 'giveOwnProof', 'closeAccount', 'exportData'] as const),
  ...(['inboxRead', 'inboxDelete', 'announcementRead', 'feedback', 'favouriteRemove'] as const),
  ...([
    'setPlayLimit',
    'keepPlayLimit',
    'confirmPlayLimit',
    'takePlayRest',
    'confirmPlayNotice',
    'takeTimeOut',
    'excludeSelf',
    'askExclusionEnd',
  ] as const),
]);

/** Calls that only read by their method, and open a game. */
const closedReads: ReadonlySet<EndpointName> = new Set(['launch', 'recentAdd']);

/** Whether a call is carried out during a break. A call that acts and is not named here is closed: nobody forgets a new one. */
export function isOpenWhilePaused(name: EndpointName): boolean {
  return endpoints[name].method === 'GET' ? !closedReads.has(name) : stillOpen.has(name);
}

/** Refuses what a player in a break may not do, whoever sends the call. */
export async function requireOpenWhilePaused(sandbox: Sandbox, name: EndpointName, { member }: Call): Promise<void> {
  if (member && !isOpenWhilePaused(name)) await refusePaused(sandbox.db, member.id, sandbox.now());
}
