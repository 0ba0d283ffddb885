/** Module ids that calls carry (row A-317, decisions 43). */
export type ModuleId =
  | 'COMM3'
  | 'FUNDTRANS3'
  | 'AGEANNOUNCE3'
  | 'MEMTRANS3'
  | 'PERSPNL3'
  | 'AGEINFO3'
  | 'AGEDOWNMAN3'
  | 'REG3'
  | 'CAPTCHA3'
  | 'CBS3';

export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Default path; a merchant's `paths` or `info.paths` of the status answer override it by name. */
  readonly path: string;
  readonly module: ModuleId;
}

/** Every platform call by name: the one place where method, default path and module id meet (rows A-315…A-351, G-303…G-346). */
export const endpoints = {
  login: { method: 'POST', path: '/wps/session/login', module: 'COMM3' },
  freePlayLogin: { method: 'POST', path: '/wps/session/login/freeplay', module: 'REG3' },
  socialStart: { method: 'POST', path: '/wps/session/social/start', module: 'COMM3' },
  socialLogin: { method: 'POST', path: '/wps/session/social', module: 'COMM3' },
  trialAccount: { method: 'GET', path: '/wps/member/trial', module: 'REG3' },
  logout: { method: 'DELETE', path: '/wps/session/logout', module: 'COMM3' },
  register: { method: 'PUT', path: '/wps/member/register', module: 'REG3' },
  registerSettings: { method: 'GET', path: '/wps/member/register/settings', module: 'REG3' },
  usernameAvailability: { method: 'GET', path: '/wps/member/availability', module: 'REG3' },
  invitationCheck: { method: 'GET', path: '/wps/member/invitation', module: 'REG3' },
  affiliateCode: { method: 'GET', path: '/wps/member/affiliate', module: 'REG3' },
  smsCode: { method: 'POST', path: '/wps/sms/code', module: 'REG3' },
  humanChallenge: { method: 'GET', path: '/wps/sms/challenge', module: 'REG3' },
  captcha: { method: 'GET', path: '/wps/captcha', module: 'CAPTCHA3' },
  keys: { method: 'GET', path: '/wps/keys', module: 'COMM3' },
  changePassword: { method: 'POST', path: '/wps/member/password', module: 'PERSPNL3' },
  setPasswordByPhone: { method: 'POST', path: '/wps/member/password/phone', module: 'REG3' },
  forgotPassword: { method: 'POST', path: '/wps/member/password/forgot', module: 'REG3' },
  memberInfo: { method: 'GET', path: '/wps/member/info', module: 'PERSPNL3' },
  headIcon: { method: 'GET', path: '/wps/member/icon', module: 'PERSPNL3' },
  setHeadIcon: { method: 'POST', path: '/wps/member/icon', module: 'PERSPNL3' },
  memberDetails: { method: 'GET', path: '/wps/member/details', module: 'PERSPNL3' },
  setNickname: { method: 'POST', path: '/wps/member/nickname', module: 'PERSPNL3' },
  detailCode: { method: 'POST', path: '/wps/member/details/code', module: 'PERSPNL3' },
  verifyDetail: { method: 'POST', path: '/wps/member/details/verify', module: 'PERSPNL3' },
  setPaymentPassword: { method: 'POST', path: '/wps/member/password/payment', module: 'PERSPNL3' },
  sessions: { method: 'GET', path: '/wps/member/sessions', module: 'PERSPNL3' },
  endSession: { method: 'POST', path: '/wps/member/sessions/end', module: 'PERSPNL3' },
  endOtherSessions: { method: 'POST', path: '/wps/member/sessions/end-others', module: 'PERSPNL3' },
  ownProof: { method: 'GET', path: '/wps/member/proof', module: 'PERSPNL3' },
  ownProofCode: { method: 'POST', path: '/wps/member/proof/code', module: 'PERSPNL3' },
  giveOwnProof: { method: 'POST', path: '/wps/member/proof', module: 'PERSPNL3' },
  closing: { method: 'GET', path: '/wps/member/closing', module: 'PERSPNL3' },
  closeAccount: { method: 'POST', path: '/wps/member/closing', module: 'PERSPNL3' },
  exportData: { method: 'POST', path: '/wps/member/export', module: 'PERSPNL3' },
  safePlay: { method: 'GET', path: '/wps/member/safe-play', module: 'PERSPNL3' },
  playSession: { method: 'GET', path: '/wps/member/safe-play/session', module: 'PERSPNL3' },
  setPlayLimit: { method: 'POST', path: '/wps/member/safe-play/limit', module: 'PERSPNL3' },
  keepPlayLimit: { method: 'POST', path: '/wps/member/safe-play/limit/keep', module: 'PERSPNL3' },
  takePlayRest: { method: 'POST', path: '/wps/member/safe-play/rest', module: 'PERSPNL3' },
  takeTimeOut: { method: 'POST', path: '/wps/member/safe-play/time-out', module: 'PERSPNL3' },
  excludeSelf: { method: 'POST', path: '/wps/member/safe-play/exclusion', module: 'PERSPNL3' },
  askExclusionEnd: { method: 'POST', path: '/wps/member/safe-play/exclusion/end', module: 'PERSPNL3' },
  rankProgress: { method: 'GET', path: '/wps/member/rank', module: 'PERSPNL3' },
  wallet: { method: 'GET', path: '/wps/wallet', module: 'FUNDTRANS3' },
  wallets: { method: 'GET', path: '/wps/wallet/list', module: 'FUNDTRANS3' },
  transfer: { method: 'POST', path: '/wps/wallet/transfer', module: 'FUNDTRANS3' },
  collectWallets: { method: 'POST', path: '/wps/wallet/collect', module: 'FUNDTRANS3' },
  cashier: { method: 'GET', path: '/wps/wallet/cashier', module: 'FUNDTRANS3' },
  deposit: { method: 'POST', path: '/wps/wallet/deposit', module: 'FUNDTRANS3' },
  withdraw: { method: 'POST', path: '/wps/wallet/withdraw', module: 'FUNDTRANS3' },
  bankCards: { method: 'GET', path: '/wps/wallet/cards', module: 'FUNDTRANS3' },
  bindBankCard: { method: 'POST', path: '/wps/wallet/cards', module: 'FUNDTRANS3' },
  removeBankCard: { method: 'POST', path: '/wps/wallet/cards/remove', module: 'FUNDTRANS3' },
  paymentMethods: { method: 'GET', path: '/wps/wallet/methods', module: 'FUNDTRANS3' },
  payments: { method: 'GET', path: '/wps/wallet/payments', module: 'FUNDTRANS3' },
  rewards: { method: 'GET', path: '/wps/promotion/rewards', module: 'COMM3' },
  claimReward: { method: 'POST', path: '/wps/promotion/rewards', module: 'COMM3' },
  referrals: { method: 'GET', path: '/wps/promotion/referrals', module: 'COMM3' },
  rebate: { method: 'GET', path: '/wps/promotion/rebate', module: 'COMM3' },
  claimRebate: { method: 'POST', path: '/wps/promotion/rebate', module: 'COMM3' },
  promotionCounts: { method: 'GET', path: '/wps/promotion/counts', module: 'COMM3' },
  inboxCount: { method: 'GET', path: '/wps/inbox/unread', module: 'PERSPNL3' },
  inbox: { method: 'GET', path: '/wps/inbox', module: 'PERSPNL3' },
  inboxRead: { method: 'POST', path: '/wps/inbox/read', module: 'PERSPNL3' },
  inboxDelete: { method: 'POST', path: '/wps/inbox/delete', module: 'PERSPNL3' },
  chatCount: { method: 'GET', path: '/wps/chat/unread', module: 'CBS3' },
  chatLaunch: { method: 'GET', path: '/wps/chat/launch', module: 'CBS3' },
  liveModels: { method: 'GET', path: '/wps/chat/models', module: 'CBS3' },
  announcements: { method: 'GET', path: '/wps/announcements', module: 'AGEANNOUNCE3' },
  announcementRead: { method: 'POST', path: '/wps/announcements/read', module: 'AGEANNOUNCE3' },
  banners: { method: 'GET', path: '/wps/banners', module: 'COMM3' },
  help: { method: 'GET', path: '/wps/help', module: 'COMM3' },
  customerService: { method: 'GET', path: '/wps/customer-service', module: 'COMM3' },
  systemStatus: { method: 'GET', path: '/wps/system/status', module: 'COMM3' },
  systemCountry: { method: 'GET', path: '/wps/system/country', module: 'COMM3' },
  systemRegion: { method: 'GET', path: '/wps/system/region', module: 'COMM3' },
  domainRoute: { method: 'GET', path: '/wps/system/domains', module: 'COMM3' },
  templateSettings: { method: 'GET', path: '/wps/system/template', module: 'COMM3' },
  feedback: { method: 'POST', path: '/wps/feedback', module: 'COMM3' },
  promotionApply: { method: 'POST', path: '/wps/promotion/application', module: 'COMM3' },
  promotionApplications: { method: 'GET', path: '/wps/promotion/application', module: 'COMM3' },
  feedbackList: { method: 'GET', path: '/wps/feedback', module: 'COMM3' },
  vendors: { method: 'GET', path: '/wps/game/vendors', module: 'COMM3' },
  games: { method: 'GET', path: '/wps/game/list', module: 'COMM3' },
  hotGames: { method: 'GET', path: '/wps/game/hot', module: 'COMM3' },
  fixtures: { method: 'GET', path: '/wps/game/fixtures', module: 'COMM3' },
  winners: { method: 'GET', path: '/wps/game/winners', module: 'COMM3' },
  favouriteAdd: { method: 'POST', path: '/wps/game/favourites', module: 'COMM3' },
  favouriteRemove: { method: 'DELETE', path: '/wps/game/favourites', module: 'COMM3' },
  favouriteIds: { method: 'GET', path: '/wps/game/favourites/ids', module: 'COMM3' },
  favourites: { method: 'GET', path: '/wps/game/favourites', module: 'COMM3' },
  recentAdd: { method: 'GET', path: '/wps/game/recent/add', module: 'COMM3' },
  recent: { method: 'GET', path: '/wps/game/recent', module: 'COMM3' },
  launch: { method: 'GET', path: '/wps/game/launch', module: 'COMM3' },
  lotteries: { method: 'GET', path: '/wps/lottery/list', module: 'COMM3' },
  lotteryMenu: { method: 'GET', path: '/wps/lottery/menu', module: 'COMM3' },
  numero: { method: 'GET', path: '/wps/lottery/numero', module: 'COMM3' },
  recentVnLottery: { method: 'GET', path: '/wps/lottery/vn/recent', module: 'COMM3' },
  vnNumero: { method: 'GET', path: '/wps/lottery/vn/numero', module: 'COMM3' },
  teamKpi: { method: 'GET', path: '/wps/agent/kpi', module: 'AGEINFO3' },
  teamOverview: { method: 'GET', path: '/wps/agent/overview', module: 'AGEINFO3' },
  teamMembers: { method: 'GET', path: '/wps/agent/members', module: 'AGEDOWNMAN3' },
  teamMember: { method: 'GET', path: '/wps/agent/member', module: 'AGEDOWNMAN3' },
  agentRates: { method: 'GET', path: '/wps/agent/rates', module: 'AGEDOWNMAN3' },
  memberRates: { method: 'GET', path: '/wps/agent/member/rates', module: 'AGEDOWNMAN3' },
  setMemberRates: { method: 'POST', path: '/wps/agent/member/rates', module: 'AGEDOWNMAN3' },
  openAccount: { method: 'POST', path: '/wps/agent/account', module: 'REG3' },
  invitations: { method: 'GET', path: '/wps/agent/invitations', module: 'AGEDOWNMAN3' },
  createInvitation: { method: 'POST', path: '/wps/agent/invitations', module: 'AGEDOWNMAN3' },
  deleteInvitation: { method: 'POST', path: '/wps/agent/invitations/delete', module: 'AGEDOWNMAN3' },
  dividendInfo: { method: 'GET', path: '/wps/agent/dividend', module: 'AGEINFO3' },
  salaryContract: { method: 'GET', path: '/wps/agent/contract/salary', module: 'AGEDOWNMAN3' },
  dividendContract: { method: 'GET', path: '/wps/agent/contract/dividend', module: 'AGEDOWNMAN3' },
  contract: { method: 'GET', path: '/wps/agent/contract', module: 'AGEDOWNMAN3' },
  answerContract: { method: 'POST', path: '/wps/agent/contract', module: 'AGEDOWNMAN3' },
  memberContract: { method: 'GET', path: '/wps/agent/contract/member', module: 'AGEDOWNMAN3' },
  offerContract: { method: 'POST', path: '/wps/agent/contract/member', module: 'AGEDOWNMAN3' },
  redRain: { method: 'GET', path: '/wps/promotion/rain', module: 'COMM3' },
  claimRedRain: { method: 'POST', path: '/wps/promotion/rain', module: 'COMM3' },
  teamPnl: { method: 'GET', path: '/wps/agent/team/pnl', module: 'PERSPNL3' },
  teamBets: { method: 'GET', path: '/wps/agent/team/bets', module: 'MEMTRANS3' },
  teamRebates: { method: 'GET', path: '/wps/agent/team/rebates', module: 'AGEINFO3' },
  dailyWages: { method: 'GET', path: '/wps/agent/wages/daily', module: 'AGEINFO3' },
  manualWages: { method: 'GET', path: '/wps/agent/wages/manual', module: 'AGEINFO3' },
  payManualWage: { method: 'POST', path: '/wps/agent/wages/manual/payment', module: 'FUNDTRANS3' },
  hourlyWages: { method: 'GET', path: '/wps/agent/wages/hourly', module: 'AGEINFO3' },
  dividends: { method: 'GET', path: '/wps/agent/dividends', module: 'AGEINFO3' },
  payDividend: { method: 'POST', path: '/wps/agent/dividends/payment', module: 'FUNDTRANS3' },
  betRecords: { method: 'GET', path: '/wps/records/bets', module: 'MEMTRANS3' },
  transactions: { method: 'GET', path: '/wps/records/transactions', module: 'MEMTRANS3' },
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;

/** Success: `{value}`; failure: HTTP 4xx/5xx with `{code, message, value?}`. The invitation check answers `{data:{success}}`. */
export interface PlatformFailure {
  readonly code: string;
  readonly message: string;
  readonly value?: Readonly<Record<string, unknown>>;
}
