import type { ContractCall } from './read-contract.ts';

/** When a call is asked: as a guest, with the session of the test account, or as a change of that account. */
export type Stage = 'guest' | 'member' | 'change';

/** Calls that no check makes: what they do to an account, a phone or a wallet cannot be taken back. */
const neverMade: Readonly<Record<string, string>> = {
  register: 'it would open an account',
  freePlayLogin: 'it would open a trial account',
  openAccount: 'it would open an account',
  socialStart: 'it needs a person at the provider',
  socialLogin: 'it needs a person at the provider',
  smsCode: 'it would send an SMS',
  detailCode: 'it would send a message',
  ownProofCode: 'it would send a message',
  forgotPassword: 'it would mail a password',
  setPasswordByPhone: 'it needs a code from a phone',
  verifyDetail: 'it needs a code from a phone',
  changePassword: 'it would end other sessions',
  setPaymentPassword: 'it would change what lets money out',
  endSession: 'it would log devices out',
  endOtherSessions: 'it would log devices out',
  giveOwnProof: 'it would unlock what cannot be taken back',
  loginSecondFactor: 'it needs a code of an authenticator app',
  beginSecondFactor: 'it would begin a second factor',
  confirmSecondFactor: 'it needs a code of an authenticator app',
  renewRecoveryCodes: 'it needs a code of an authenticator app',
  endSecondFactor: 'it needs a code of an authenticator app',
  exportData: 'it would copy personal data',
  closeAccount: 'it would close the account for good',
  confirmPlayNotice: 'it would say that a player has seen it',
  takePlayRest: 'it would close play for minutes',
  takeTimeOut: 'it would lock the account for a time',
  excludeSelf: 'it would lock the account for months',
  askExclusionEnd: 'it follows an exclusion',
  setPlayLimit: 'a limit cannot be taken back at once',
  keepPlayLimit: 'it follows a change of a limit',
  confirmPlayLimit: 'it follows a change of a limit',
  withdraw: 'it would take money out',
  claimReward: 'it would move money',
  claimRedRain: 'it would move money',
  claimRebate: 'it would move money',
  payManualWage: 'it would move money',
  payDividend: 'it would move money',
  setMemberRates: 'it would change what a member earns',
  createInvitation: 'it would make an invitation',
  deleteInvitation: 'it would take an invitation back',
  answerContract: 'it would bind two people',
  offerContract: 'it would bind two people',
  promotionApply: 'an application is made once',
  inboxDelete: 'it would delete messages for good',
  chatSay: 'it needs an open conversation',
  chatEnter: 'it is a page',
  chatWindow: 'it is a page',
  chatStyle: 'it is a page',
  chatScript: 'it is a page',
  picture: 'its names are those of games',
  webClipProfile: 'it is a file',
};

/** Reads that note something, and are made only where changes are. */
const notingReads = new Set(['recentAdd']);
/** Made by the check itself, at the beginning and the end. */
const framing = new Set(['login', 'logout']);

/** What a check makes at each stage, in an order that begins with what changes nothing; and what it leaves out and why. */
export function planCheck(contract: readonly ContractCall[]): {
  readonly stages: Readonly<Record<Stage, readonly ContractCall[]>>;
  readonly leftOut: readonly (readonly [ContractCall, string])[];
} {
  const usual = contract.filter(({ call }) => !(call.name in neverMade) && !framing.has(call.name));
  const isRead = ({ call }: ContractCall) => call.method === 'GET' && !notingReads.has(call.name);
  return {
    stages: {
      guest: usual.filter((one) => isRead(one) && !one.needsSession),
      member: usual.filter((one) => isRead(one) && one.needsSession),
      change: usual.filter((one) => !isRead(one)),
    },
    leftOut: contract.flatMap((one) => {
      const why = neverMade[one.call.name];
      return why === undefined ? [] : [[one, why] as const];
    }),
  };
}
