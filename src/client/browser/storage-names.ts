/** Names the specification fixes; they carry no merchant code because a brand owns its origin. */
export const specifiedNames = {
  /** Session record, in session storage (row A-244). */
  session: 'MC_SESSION_INFO',
  /** Set once the notice popup was shown, in session storage (row A-251). */
  noticePop: 'NOTICE_POP',
  /** Lott, ZY or Elott, in session storage (row G-272). */
  prizeMode: 'PRIZE_MODE',
  /** 1 or 0, in local storage (rows ). */
  autoLogin: 'autoLogin',
} as const;

/** Our own names; stored as `<merchant code>.<name>`. The boot script reads `language` and `scheme`. */
export const storageNames = {
  language: 'language',
  scheme: 'scheme',
  status: 'status',
  hideBalance: 'hideBalance',
  login: 'login',
  keptPassword: 'keptPassword',
  trialUser: 'trialUser',
  /** Highest age that a visitor of this browser has confirmed. */
  ageConfirmed: 'ageConfirmed',
  /** When the session of the session clock began, and whose it is. */
  clock: 'clock',
  /** When the next reality check is due. */
  realityCheck: 'realityCheck',
  category: 'category',
  /** The game that is open in a frame of this tab. */
  openGame: 'openGame',
  wantedPath: 'wantedPath',
  /** Match and end that a guest tapped, until they have logged in. */
  wantedBet: 'wantedBet',
  /** Affiliate code and recommender of the link that led to the registration, until somebody has registered. */
  linkCodes: 'linkCodes',
  /** Name of an account that was just opened, for the login that has to follow. */
  openedName: 'openedName',
  /** Ticket of a login whose second step waits for a code. */
  loginTicket: 'loginTicket',
  domains: 'domains',
  /** State of a sign-in at Facebook or Google that is under way in this tab, and the page it began on. */
  socialState: 'socialState',
  socialFrom: 'socialFrom',
} as const;
