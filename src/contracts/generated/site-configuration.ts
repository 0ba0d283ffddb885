/* oxlint-disable max-lines -- as long as its schema */
/* Written by scripts/generate.ts from schemas/site-configuration.schema.json. Do not edit. */

export type CustomerTypes = number[];

/**
 * merchants/<code>/site.json: the server's document about a merchant. What support staff may change without a release of code.
 */
export interface SiteConfiguration {
  /**
   * Path of this schema, so that editors complete and check the file.
   */
  $schema: string;
  /**
   * Who is master: livery (this file and its overrides) or upstream (the operator's status and register-rules calls). livery when absent.
   */
  source?: 'livery' | 'upstream';
  /**
   * Where the platform is asked when the source is upstream; the calls systemStatus and registerSettings have their paths in paths. Without it, the platform that the service passes calls to is asked.
   */
  upstream?: {
    /**
     * Address of the operator's platform, without path; https, or http on this machine or a host that platform.json names in plainHttp.
     */
    url: string;
    /**
     * Time between two questions while the platform answers; 30 when absent.
     */
    everySeconds?: number;
    /**
     * Passes players' calls on to this platform too. False when absent: they go to the platform of the service.
     */
    passCalls?: boolean;
  };
  /**
   * White-label flags. On is true, 1, "1" or "Y"; anything else or absent is off. Unknown names are kept, reported and ignored.
   */
  flags?: {
    [k: string]: boolean | number | string | null;
  };
  /**
   * Flag of the catalogue → the key under which this merchant's server sends it, where the two differ (row A-201).
   */
  flagKeys?: {
    [k: string]: string;
  };
  /**
   * Error code of this merchant's server → the code of the engine that means the same, where the two differ: text and behaviour follow.
   */
  errorCodes?: {
    [k: string]: string;
  };
  /**
   * Enabled promotions, with the same values for on as flags.
   */
  promotions?: {
    [k: string]: boolean | number | string | null;
  };
  /**
   * Template flags; equal to 1 selects the new layout.
   */
  template?: {
    [k: string]: boolean | number | string | null;
  };
  /**
   * Lists of customer types. Money rules: they live here and never in the merchant's own files. An absent list has the engine's default.
   */
  roles?: {
    /**
     * Ordinary members (row A-270).
     */
    member?: CustomerTypes;
    /**
     * Free or trial accounts.
     */
    trial?: CustomerTypes;
    /**
     * Types that are not agents; every other type is one (row A-271).
     */
    nonAgent?: CustomerTypes;
    /**
     * Types that may deposit (row A-275).
     */
    deposit?: CustomerTypes;
    /**
     * Types that may withdraw.
     */
    withdraw?: CustomerTypes;
  };
  /**
   * Download addresses and outside links.
   */
  resources?: Resource[];
  /**
   * Ways to reach the merchant's staff, in order.
   */
  customerService?: CustomerService[];
  /**
   * Call name → path, where this merchant's platform differs from the default paths. Call names are in src/contracts/endpoints.ts. Plain parts only, none of the site's own paths (/m, /livery, /art, /assets).
   */
  paths?: {
    [k: string]: string;
  };
  /**
   * Domains for invitation links.
   */
  domainRoute?: string[];
  /**
   * Hosts of pictures, https. One is picked for a visit; the site itself is the built-in fallback.
   */
  imageCDNs?: string[];
  /**
   * True shows the maintenance page to everyone. False when absent.
   */
  maintenance?: boolean;
  /**
   * Dotted settings that belong to the site configuration (recovery methods, wallet mode and other money rules); see schemas/settings.json.
   */
  settings?: SiteSettings;
  /**
   * Registration rules of the server; each field given here replaces the merchant's rule of that field.
   */
  register?: FieldRules;
}
export interface Resource {
  /**
   * What the address is for; compared without regard to case.
   */
  resourceType: string;
  /**
   * https address, or a path of the site.
   */
  url: string;
}
export interface CustomerService {
  /**
   * LIVECHAT launches the chat; others open their address.
   */
  type: string;
  /**
   * Name in the list.
   */
  title: string;
  /**
   * https or mailto address of an entry that is not a chat.
   */
  url?: string;
}
/**
 * Settings that the site configuration may give. What is left out has its default.
 */
export interface SiteSettings {
  /**
   * Sends the fields of DELETE calls in the body instead of the query.
   */
  'api.deleteInBody'?: boolean;
  /**
   * Sends the token in the query as well, on calls that list it. Query strings end up in logs.
   */
  'api.tokenInQuery'?: boolean;
  /**
   * Encrypts the registration call as well as the login call.
   */
  'encryption.register'?: boolean;
  /**
   * Client id of the site at Facebook; without it there is no sign-in with Facebook.
   */
  'login.facebookClientId'?: string;
  /**
   * Client id of the site at Google; without it there is no sign-in with Google.
   */
  'login.googleClientId'?: string;
  /**
   * Whether members may have a second factor, a code of an authenticator app, which every login then asks for: off, optional, or required, where members without one set it up before they play or take money out. While it is off nobody is asked, and who has one keeps it.
   */
  'login.secondFactor'?: 'off' | 'optional' | 'required';
  /**
   * Most that may be staked on one turn of a slot game, in whole units of the currency.
   */
  'play.largestSpinStake'?: number;
  /**
   * Most that a player below 25 years, or one of unknown age, may stake on one turn of a slot game, in whole units of the currency.
   */
  'play.largestSpinStakeUnder25'?: number;
  /**
   * Whether a game that is opened ends whatever other game the player has open.
   */
  'play.oneGame'?: boolean;
  /**
   * Least seconds from the beginning of one turn of a slot game to that of the next.
   */
  'play.secondsPerSpin'?: number;
  /**
   * Offers password recovery by e-mail.
   */
  'recovery.email'?: boolean;
  /**
   * Offers setting the password by an SMS code.
   */
  'recovery.phone'?: boolean;
  /**
   * The brand checks identities: the least age by date of birth is then at least 21.
   */
  'registration.kyc'?: boolean;
  /**
   * Shows players a button for a break of 24 hours in the line of the session clock, on every page and over every game.
   */
  'safePlay.breakButton'?: boolean;
  /**
   * Offers players limits, breaks and self-exclusion in their account. Limits and breaks that are set hold also while this is off.
   */
  'safePlay.enabled'?: boolean;
  /**
   * Days from a player's written request to end a self-exclusion until play is open again; without a request it goes on after its time. 0 ends it by itself at its time.
   */
  'safePlay.exclusionRequestDays'?: number;
  /**
   * Offers, beside self-exclusions of months and years, one that never ends.
   */
  'safePlay.exclusionWithoutEnd'?: boolean;
  /**
   * Longest time-out that players may take, in days; longer breaks are self-exclusions.
   */
  'safePlay.longestTimeOutDays'?: number;
  /**
   * Most that any player may pay in within a calendar month, in whole units of the currency, whatever their own limits say.
   */
  'safePlay.monthlyDepositCap'?: number;
  /**
   * Shows in the bar over a game what play in this session came to.
   */
  'safePlay.netPosition'?: boolean;
  /**
   * Raises a limit of a day, a week or a month, or takes it away, only when that has run out and the player has said so again; not before safePlay.raiseHours either.
   */
  'safePlay.raiseAtEnd'?: boolean;
  /**
   * Hours before a limit that a player raises or takes away changes. A lower one holds at once.
   */
  'safePlay.raiseHours'?: number;
  /**
   * Minutes between two interruptions that tell a player how long they have been playing and what it came to.
   */
  'safePlay.realityCheckMinutes'?: number;
  /**
   * Minutes for which nobody plays after they were told how long they had been playing. The platform lets nobody play longer than safePlay.realityCheckMinutes without that rest; 0 asks for none.
   */
  'safePlay.restMinutes'?: number;
  /**
   * Shortest self-exclusion that players may choose, in months.
   */
  'safePlay.shortestExclusionMonths'?: number;
  /**
   * Shortest time-out that players may take, in hours.
   */
  'safePlay.shortestTimeOutHours'?: number;
  /**
   * Offers players a limit on the stake of a single bet beside those on deposits and losses. One that is set holds also while this is off.
   */
  'safePlay.stakeLimit'?: boolean;
  /**
   * Shows players after each login what they staked, won and lost in 30 days. The platform opens no game until they have confirmed it.
   */
  'safePlay.sumsAtLogin'?: boolean;
  /**
   * Offers players a limit on how long they play in a day. One that is set holds also while this is off.
   */
  'safePlay.timeLimit'?: boolean;
  /**
   * Shows every player the tools of safe play once, after they have registered and before their first bet. The platform opens no game before.
   */
  'safePlay.toolsBeforePlay'?: boolean;
  /**
   * Minutes without an act of the player after which they are logged out. What the page asks by itself is no act; a round that was begun is settled.
   */
  'session.idleMinutes'?: number;
  /**
   * Web API key of the site's Firebase project; with the project's id, Firebase sends and checks the codes by SMS.
   */
  'sms.firebaseApiKey'?: string;
  /**
   * Origin of a Firebase Auth emulator on the very machine, for tests of the verification; never for players.
   */
  'sms.firebaseEmulator'?: string;
  /**
   * Id of the Firebase project whose API key is named beside it.
   */
  'sms.firebaseProjectId'?: string;
  /**
   * Has the visitor's browser do some work before a code is sent by SMS, so that programs cannot send many.
   */
  'sms.proofOfWork'?: boolean;
  /**
   * Shows the site when its status cannot be loaded and none is stored. It would open a restricted site.
   */
  'status.failOpen'?: boolean;
  /**
   * Whether visitors without an account may play for fun in a trial account, where free play is on.
   */
  'trial.accounts'?: boolean;
  /**
   * single hides the entry to several wallets; the total stays.
   */
  'wallet.mode'?: 'single' | 'multi';
}
export interface FieldRules {
  /**
   * Account name, the sign-in name of the username method.
   */
  username?: FieldRuleDocument;
  /**
   * Sign-in password.
   */
  password?: FieldRuleDocument;
  /**
   * Mobile number, the sign-in name of the mobile method.
   */
  mobileNum?: FieldRuleDocument;
  /**
   * SMS code; REGMOBVERF3 asks for it too.
   */
  verificationCode?: FieldRuleDocument;
  /**
   * E-mail address.
   */
  email?: FieldRuleDocument;
  /**
   * Name shown to others.
   */
  nickname?: FieldRuleDocument;
  /**
   * Name of the holder of the bank account, in any script.
   */
  payeeName?: FieldRuleDocument;
  /**
   * Date of birth, YYYY-MM-DD.
   */
  birthday?: FieldRuleDocument;
  /**
   * Number of an identity document.
   */
  idNumber?: FieldRuleDocument;
  /**
   * Withdrawal password.
   */
  paymentPassword?: FieldRuleDocument;
  /**
   * Affiliate or invitation code.
   */
  affiliateCode?: FieldRuleDocument;
  /**
   * Id of the member who recommended the site.
   */
  recommenderId?: FieldRuleDocument;
  /**
   * QQ number.
   */
  qqNum?: FieldRuleDocument;
  /**
   * WeChat name.
   */
  wechat?: FieldRuleDocument;
  /**
   * LINE name.
   */
  line?: FieldRuleDocument;
  /**
   * WhatsApp number.
   */
  whatsapp?: FieldRuleDocument;
  /**
   * Facebook name.
   */
  facebook?: FieldRuleDocument;
  /**
   * Zalo name.
   */
  zalo?: FieldRuleDocument;
  /**
   * Account name at sign-in and recovery; only lengths and pattern count.
   */
  loginUsername?: FieldRuleDocument;
  /**
   * Password at sign-in; only lengths and pattern count.
   */
  loginPassword?: FieldRuleDocument;
  /**
   * Mobile number at sign-in and recovery; only lengths and pattern count.
   */
  loginMobileNum?: FieldRuleDocument;
}
/**
 * Rule of one field. What is left out keeps the value of the layer below.
 */
export interface FieldRuleDocument {
  /**
   * Shows the field.
   */
  enabled?: boolean;
  /**
   * Refuses an empty field.
   */
  required?: boolean;
  /**
   * Fewest characters.
   */
  min?: number;
  /**
   * Most characters.
   */
  max?: number;
  /**
   * Built-in pattern, or one of merchant.json's patterns. An unknown id keeps the length rules and warns.
   */
  patternId?: string;
  /**
   * Position in the form; the catalogue's when absent.
   */
  order?: number;
}
