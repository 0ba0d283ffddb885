import type { Limit } from '../../storage/limits/limiter.ts';

/** Whom a limit counts for: everybody at one address, one session, one name or number from there or from anywhere, all of a brand. */
type LimitScope = 'address' | 'session' | 'nameAtAddress' | 'name' | 'brand';

/** A limit of the door on one call. */
export interface CallLimit extends Limit {
  readonly scope: LimitScope;
  /** Counts only what the platform refuses: a call that went well is given back. */
  readonly isOfFailures?: boolean;
}

const minute = 60_000;
const hour = 60 * minute;

const perAddress = (most: number, windowMs: number): CallLimit => ({ scope: 'address', most, windowMs });
const perSession = (most: number, windowMs: number): CallLimit => ({ scope: 'session', most, windowMs });
const perNameAtAddress = (most: number, windowMs: number): CallLimit => ({ scope: 'nameAtAddress', most, windowMs });
const perName = (most: number, windowMs: number): CallLimit => ({ scope: 'name', most, windowMs });
const perBrand = (most: number, windowMs: number): CallLimit => ({ scope: 'brand', most, windowMs });
const ofFailures = (limit: CallLimit): CallLimit => ({ ...limit, isOfFailures: true });
/** Guesses within a session; also by address, since whoever shows tokens that are none has as many as they like. */
const guesses = (most: number, windowMs: number): readonly CallLimit[] => [
  ofFailures(perAddress(60, 15 * minute)),
  ofFailures(perSession(most, windowMs)),
];

/** Codes that cost the merchant money: by number, by address, and what a swarm of addresses may cost them in an hour. */
const codes = [perAddress(60, hour), perName(10, hour), perBrand(3_000, hour)];

/**
 * How often a call leaves, whatever the platform does (call name → limits). Many players share an address behind a
 * mobile network, so guesses are counted by address only where they fail, and generously. An address counts first: who is
 * refused there fills no table with names. Guesses at a name count narrowly where they come from and widely in all, so that
 * no single stranger keeps its owner out.
 */
export const callLimits: Readonly<Record<string, readonly CallLimit[]>> = {
  login: [
    ofFailures(perAddress(60, 15 * minute)),
    ofFailures(perNameAtAddress(10, 5 * minute)),
    ofFailures(perName(60, 15 * minute)),
  ],
  // The name is the ticket of the first step, of which whoever knows the password gets as many as the login lets them.
  loginSecondFactor: [
    ofFailures(perAddress(60, 15 * minute)),
    ofFailures(perNameAtAddress(10, 5 * minute)),
    ofFailures(perName(60, 15 * minute)),
  ],
  beginSecondFactor: guesses(10, 15 * minute),
  confirmSecondFactor: guesses(10, 15 * minute),
  renewRecoveryCodes: guesses(10, 15 * minute),
  endSecondFactor: guesses(10, 15 * minute),
  socialStart: [perAddress(60, 15 * minute)],
  socialLogin: [perAddress(60, 15 * minute)],
  freePlayLogin: [perAddress(60, hour)],
  register: [perAddress(120, hour)],
  usernameAvailability: [perAddress(10, hour)],
  smsCode: codes,
  forgotPassword: [perAddress(30, hour), perName(5, hour), perBrand(1_000, hour)],
  setPasswordByPhone: [
    ofFailures(perAddress(30, 15 * minute)),
    ofFailures(perNameAtAddress(10, 5 * minute)),
    ofFailures(perName(60, 15 * minute)),
  ],
  detailCode: [perAddress(60, hour), perSession(10, hour), perBrand(3_000, hour)],
  verifyDetail: guesses(20, hour),
  ownProofCode: [perAddress(60, hour), perSession(10, hour), perBrand(3_000, hour)],
  giveOwnProof: guesses(10, 15 * minute),
  closeAccount: guesses(10, 15 * minute),
  exportData: guesses(10, 15 * minute),
  changePassword: guesses(10, 15 * minute),
  setPaymentPassword: guesses(10, 15 * minute),
  withdraw: guesses(30, 15 * minute),
  // These ask for the same passwords as the calls above, and would be another way to guess them.
  bindBankCard: guesses(10, 15 * minute),
  removeBankCard: guesses(10, 15 * minute),
  excludeSelf: guesses(10, 15 * minute),
  askExclusionEnd: guesses(10, 15 * minute),
  openAccount: [perSession(120, hour)],
  /** Codes of invitations are short enough to be tried out. */
  invitationCheck: [perAddress(120, hour)],
  captcha: [perAddress(120, 10 * minute)],
  humanChallenge: [perAddress(120, 10 * minute)],
  chatLaunch: [perAddress(60, 10 * minute)],
  chatEnter: [perAddress(60, 10 * minute)],
  chatSay: [perAddress(60, minute)],
  feedback: [perAddress(120, hour), perSession(20, hour)],
  promotionApply: [perSession(60, hour)],
  /** What browsers report about releases and broken parts. */
  report: [perAddress(60, 10 * minute)],
};
