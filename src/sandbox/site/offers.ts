import type { Condition } from '../../contracts/conditions.ts';
import type { EndpointName } from '../../contracts/endpoints.ts';
import type { RouteId } from '../../contracts/feature.ts';

/** Something of a site that browsers show, and that a call therefore belongs to. */
export type Offer =
  /** A way to log in, to register or to get in again, by the form that it opens. */
  | { readonly slot: 'login.method' | 'registration.method' | 'recovery.method'; readonly form: string }
  /** A block that stands beside those ways. */
  | { readonly slot: 'login.option' | 'registration.option'; readonly block: string }
  /** A screen whose guards let the visitor stay. */
  | { readonly route: RouteId }
  | { readonly when: Condition }
  | { readonly any: readonly Offer[] };

/** Ways to begin a session or an account, by the names that handlers know them by. */
export const ways = {
  loginByName: { slot: 'login.method', form: 'loginUsername' },
  loginByMobile: { slot: 'login.method', form: 'loginMobile' },
  recoveryByPhone: { slot: 'recovery.method', form: 'recoveryPhone' },
  recoveryByMail: { slot: 'recovery.method', form: 'recoveryEmail' },
  registrationByName: { slot: 'registration.method', form: 'registrationUsername' },
  registrationByMobile: { slot: 'registration.method', form: 'registrationMobile' },
} as const satisfies Record<string, Offer>;

/** The buttons of one provider. */
export const socialWay = (provider: 'facebook' | 'google'): Offer => ({
  any: [
    { slot: 'login.option', block: `login.${provider}` },
    { slot: 'registration.option', block: `login.${provider}` },
  ],
});

const chat: Offer = { when: { all: [{ flag: 'CBS3' }, { not: { role: 'trial' } }] } };
const contracts: Offer = {
  any: [{ route: 'contracts.daily' }, { route: 'contracts.dividend' }, { route: 'contracts.hourly' }],
};
const deposit: Offer = { when: { flag: 'DEPOSIT' } };
const safePlay: Offer = { when: { setting: 'safePlay.enabled', is: true } };
const withdraw: Offer = { when: { flag: 'WITHDRAW' } };

/** What must be offered to the visitor before a call is carried out; all of it. A call that is not here has its own rules. */
export const callOffers: Readonly<Partial<Record<EndpointName, readonly Offer[]>>> = {
  freePlayLogin: [{ when: { flag: 'FREEPLAY3' } }, { when: { setting: 'trial.accounts', is: true } }],
  usernameAvailability: [ways.registrationByName],
  forgotPassword: [ways.recoveryByMail],
  setPasswordByPhone: [ways.recoveryByPhone],
  changePassword: [{ route: 'password.screen' }],
  setPaymentPassword: [{ route: 'security.fundsPassword' }],
  loginSecondFactor: [{ route: 'login.factor' }],
  beginSecondFactor: [{ route: 'security.factor' }],
  confirmSecondFactor: [{ route: 'security.factor' }],
  renewRecoveryCodes: [{ route: 'security.factor' }],
  endSecondFactor: [{ route: 'security.factor' }],
  deposit: [deposit, { route: 'cashier.deposit' }],
  withdraw: [withdraw, { route: 'cashier.withdraw' }],
  wallets: [{ route: 'wallets.screen' }],
  transfer: [{ route: 'wallets.screen' }],
  collectWallets: [{ route: 'wallets.screen' }],
  bankCards: [{ route: 'cashier.cards' }],
  bindBankCard: [withdraw, { route: 'cashier.addCard' }],
  removeBankCard: [{ route: 'cashier.cards' }],
  safePlay: [safePlay],
  setPlayLimit: [safePlay],
  keepPlayLimit: [safePlay],
  confirmPlayLimit: [safePlay],
  playNotices: [safePlay],
  confirmPlayNotice: [safePlay],
  takePlayRest: [safePlay],
  takeTimeOut: [safePlay],
  excludeSelf: [safePlay],
  askExclusionEnd: [safePlay],
  rebate: [{ route: 'records.rebate' }],
  claimRebate: [{ route: 'records.rebate' }],
  inbox: [{ route: 'messages.inbox' }],
  inboxRead: [{ route: 'messages.inbox' }],
  inboxDelete: [{ route: 'messages.inbox' }],
  chatCount: [chat],
  chatLaunch: [chat],
  liveModels: [{ when: { all: [{ flag: 'CBS3' }, { setting: 'liveModels.enabled', is: true }] } }],
  promotionApply: [{ when: { setting: 'activity.apply', is: true } }, { route: 'promotions.detail' }],
  promotionApplications: [{ when: { setting: 'activity.apply', is: true } }, { route: 'promotions.detail' }],
  feedback: [{ route: 'feedback.screen' }],
  feedbackList: [{ route: 'feedback.screen' }],
  favouriteAdd: [{ route: 'favourites.screen' }],
  favouriteRemove: [{ route: 'favourites.screen' }],
  favourites: [{ route: 'favourites.screen' }],
  launch: [{ route: 'play.screen' }],
  lotteries: [{ route: 'lottery.screen' }],
  teamOverview: [{ route: 'agentTeam.overview' }],
  teamMembers: [{ route: 'agentTeam.members' }],
  teamMember: [{ route: 'agentTeam.members' }],
  agentRates: [{ any: [{ route: 'agentTeam.rebate' }, { route: 'agentTeam.openAccount' }] }],
  memberRates: [{ route: 'agentTeam.rebate' }],
  setMemberRates: [{ route: 'agentTeam.rebate' }],
  openAccount: [{ route: 'agentTeam.openAccount' }],
  invitations: [{ route: 'agentTeam.openAccount' }],
  createInvitation: [{ route: 'agentTeam.openAccount' }],
  deleteInvitation: [{ route: 'agentTeam.openAccount' }],
  teamKpi: [{ route: 'agent.home' }],
  // Players who are no agents may be offered a contract (row G-268).
  dividendInfo: [contracts],
  salaryContract: [contracts],
  dividendContract: [contracts],
  contract: [contracts],
  answerContract: [contracts],
  memberContract: [{ route: 'agent.home' }, contracts],
  offerContract: [{ route: 'agent.home' }, contracts],
  redRain: [{ route: 'redRain.screen' }],
  claimRedRain: [{ route: 'redRain.screen' }],
  teamPnl: [{ route: 'agentIncome.pnl' }],
  teamBets: [{ route: 'agentIncome.bets' }],
  teamRebates: [{ route: 'agentIncome.rebate' }],
  dailyWages: [{ route: 'agentIncome.daily' }],
  manualWages: [{ route: 'agentIncome.manual' }],
  payManualWage: [{ route: 'agentIncome.manual' }],
  hourlyWages: [{ route: 'agentIncome.hourly' }],
  dividends: [{ route: 'agentIncome.dividend' }],
  payDividend: [{ route: 'agentIncome.dividend' }],
};
