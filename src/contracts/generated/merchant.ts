/* oxlint-disable max-lines -- as long as its schema */
/* Written by scripts/generate.ts from schemas/merchant.schema.json. Do not edit. */

/**
 * merchants/<code>/merchant.json: who the brand is. Identity, addresses, languages, theme, money format and settings.
 */
export interface MerchantDocument {
  /**
   * Path of this schema, so that editors complete and check the file.
   */
  $schema: string;
  /**
   * Format number of the whole folder. Older formats are upgraded when they are loaded; livery upgrade rewrites the files.
   */
  format: 2;
  /**
   * Merchant code: the folder's name, the sub-domain of localhost and the value sent with every platform call.
   */
  code: string;
  /**
   * Brand name as players read it.
   */
  name: string;
  /**
   * Host names that serve this brand, without scheme. <code>.localhost is always served too.
   */
  domains: string[];
  /**
   * Theme pack: the name of a folder under themes/.
   */
  theme: string;
  /**
   * Languages of the site.
   */
  languages: {
    /**
     * Language of a visitor who has not chosen one. Must be offered.
     */
    default: string;
    /**
     * Languages in the picker, in this order.
     *
     * @minItems 1
     */
    offered: [string, ...string[]];
  };
  /**
   * How money is shown. The platform keeps the amounts.
   */
  currency: {
    /**
     * Currency code, ISO 4217 or the platform's own.
     */
    code: string;
    /**
     * Sign shown beside amounts.
     */
    symbol: string;
    /**
     * Where the sign stands. Before when absent.
     */
    position?: 'before' | 'after';
  };
  /**
   * File below assets/ with the logo, a plain SVG, PNG, WebP or AVIF picture.
   */
  logo: string;
  /**
   * Dialling code chosen at first in phone fields.
   */
  dialingCode: string;
  /**
   * Policy pack of the jurisdiction: the name of a file under schemas/policies/. What it fixes can be tightened here and never loosened.
   */
  policy?: string;
  /**
   * Named patterns for registration fields, beside the built-in ones. The whole value must match; checked for slow matching when the site is compiled.
   */
  patterns?: {
    [k: string]: string;
  };
  /**
   * Error code of the platform → text key (row A-371). A code without an entry shows the engine's text for it, or the server's own words.
   */
  errorTexts?: {
    [k: string]: string;
  };
  /**
   * Further addresses: path → route id whose screen it shows, or in-site path that it leads to (rows A-039, G-027). A path that no feature has is looked up here before it leads home.
   */
  extraRoutes?: {
    [k: string]: string;
  };
  /**
   * Switches of this brand that a second person approves in the console before they are switched on, beside those that touch money: dotted names, as staff see them. Switched off they are by one person, at once.
   */
  approval?: string[];
  /**
   * Features that this brand has or has not; one that is not named it has (row G-029). Switched off, a feature loses its pages and its places in every slot, and so do items, categories and addresses of others that lead to it or belong to it; what the navigation lists of it is passed over, and a link that remains in the code of another feature is a warning. Without play no game opens.
   */
  features?: {
    [k: string]: boolean;
  };
  /**
   * Dotted settings that differ from their defaults. The catalogue with every default is schemas/settings.json.
   */
  settings?: MerchantSettings;
}
/**
 * Settings that the merchant's folder may give. What is left out has its default.
 */
export interface MerchantSettings {
  /**
   * Number of games that the about text claims.
   */
  'about.gameCount'?: number;
  /**
   * Offers the application form with pictures in a promotion's detail.
   */
  'activity.apply'?: boolean;
  /**
   * Where visitors confirm their age: nowhere, beside the terms box at registration, or on a page before the site.
   */
  ageGate?: 'off' | 'register' | 'site';
  /**
   * Least age that the date of birth must give at registration; 21 where KYC is required.
   */
  'ages.birthday'?: number;
  /**
   * Age that a visitor confirms in the age text.
   */
  'ages.gate'?: number;
  /**
   * White-label key: shows the team overview in the agent menu.
   */
  'agentMenu.teamOverview'?: boolean;
  /**
   * White-label key: shows the transaction record in the agent menu.
   */
  'agentMenu.transactionRecord'?: boolean;
  /**
   * White-label key: shows the team management in the agent menu.
   */
  'agentMenu.teamManagement'?: boolean;
  /**
   * White-label key: shows the red envelope rain in the agent menu.
   */
  'agentMenu.redRain'?: boolean;
  /**
   * White-label key: shows the team profit and loss in the agent menu.
   */
  'agentMenu.teamPnl'?: boolean;
  /**
   * White-label key: shows the team betting in the agent menu.
   */
  'agentMenu.teamBetting'?: boolean;
  /**
   * White-label key: shows the rebate setting in the agent menu.
   */
  'agentMenu.backedit'?: boolean;
  /**
   * White-label key: shows the rebate income in the agent menu.
   */
  'agentMenu.teamRebate'?: boolean;
  /**
   * White-label key: shows the security center in the agent menu.
   */
  'agentMenu.securityCenter'?: boolean;
  /**
   * White-label key: shows the messages in the agent menu.
   */
  'agentMenu.messages'?: boolean;
  /**
   * White-label key: shows the manual daily wage, where manual salary is enabled too in the agent menu.
   */
  'agentMenu.manualDailySalary'?: boolean;
  /**
   * White-label key: shows the hourly wage, where hourly salary is enabled too in the agent menu.
   */
  'agentMenu.hourSalary'?: boolean;
  /**
   * Time after which a platform call counts as failed.
   */
  'api.timeoutMs'?: number;
  /**
   * Regular expression that the user agent of the native wrapper matches.
   */
  'app.userAgentPattern'?: string;
  /**
   * Asks for the old password even when this tab holds it.
   */
  'changePassword.alwaysAskOld'?: boolean;
  /**
   * Time between the chat address and opening it.
   */
  'chat.delayMs'?: number;
  /**
   * Opens live chat in the same tab or in a further one.
   */
  'chat.target'?: 'self' | 'tab';
  /**
   * Paths without the bottom navigation; * at the end covers everything below.
   */
  'chrome.hideBottomNav'?: string;
  /**
   * Paths without the top bar; * at the end covers everything below.
   */
  'chrome.hideTopBar'?: string;
  /**
   * Paths with the main header; elsewhere there is a title bar with a back arrow.
   */
  'chrome.mainHeader'?: string;
  /**
   * Date format of lists: announcements, betting and account record.
   */
  'dates.list'?: 'YYYY/MM/DD' | 'MM/DD/YYYY' | 'DD/MM/YYYY';
  /**
   * Date format of promotions.
   */
  'dates.promotion'?: 'YYYY/MM/DD' | 'MM/DD/YYYY' | 'DD/MM/YYYY';
  /**
   * Time zone of dates and of today: device, or an IANA name.
   */
  'dates.timeZone'?: string;
  /**
   * Oldest iOS version that the install notice names.
   */
  'download.minimumIos'?: string;
  /**
   * Number of favourite ids that are loaded ahead.
   */
  'favourites.prefetch'?: number;
  /**
   * Kind of matches that the lobby's lead shows.
   */
  'fixtures.gameType'?: 'SPORTS' | 'ESPORTS' | 'COCKFIGHT';
  /**
   * Copyright line of the recovery screen; empty shows © year and the brand's name.
   */
  'footer.copyright'?: string;
  /**
   * Answer to a guest's tap on a protected item: the login page, or the login dialog.
   */
  'guest.prompt'?: 'redirect' | 'dialog';
  /**
   * The same answer for the member-centre tab of the footer.
   */
  'guest.promptMemberCentre'?: 'redirect' | 'dialog';
  /**
   * Time that one banner stays.
   */
  'home.bannerAutoplayMs'?: number;
  /**
   * Time in which one banner moves to the next.
   */
  'home.bannerSpeedMs'?: number;
  /**
   * Page of each category, as TYPE=path: the lobby's More leads to it, and so do the tabs of a list and the vendors of the category where that page lists games. A type that is not named leads to its list of games.
   */
  'home.categoryPaths'?: string;
  /**
   * Shows the lobby's hot games in columns where the theme would have them in one line.
   */
  'home.grid'?: boolean;
  /**
   * Time that one group of the hot strip stays.
   */
  'home.hotStripMs'?: number;
  /**
   * Frames a second of the notice marquee.
   */
  'home.marqueeFps'?: number;
  /**
   * Tabs of the lobby's game area before the vendor categories; RECENT may be added.
   */
  'home.tabs'?: string;
  /**
   * Range of the jackpot banner's counter.
   */
  'jackpot.banner'?: string;
  /**
   * Says beside the counter that it is simulated.
   */
  'jackpot.caption'?: boolean;
  /**
   * Shows the jackpot counters.
   */
  'jackpot.enabled'?: boolean;
  /**
   * Range in which the lobby's counter starts.
   */
  'jackpot.home'?: string;
  /**
   * simulated, or the https address of a feed that answers {"amount": 1234567.89} for both counters.
   */
  'jackpot.source'?: string;
  /**
   * Origins of game providers, as https://host, that may be shown in a frame.
   */
  'launch.frameHosts'?: string;
  /**
   * Opens a game in the same tab, another tab or a frame.
   */
  'launch.target'?: 'self' | 'blank' | 'frame';
  /**
   * Shows live tables in the lobby, while live chat is on and the platform names some.
   */
  'liveModels.enabled'?: boolean;
  /**
   * Logs a remembered player in at the start instead of only filling the form.
   */
  'login.autoLogin'?: boolean;
  /**
   * Route id that a first login leads to; empty leads to the wanted page or home.
   */
  'login.firstTimeRoute'?: string;
  /**
   * Removes the remembered login at logout.
   */
  'login.forgetOnLogout'?: boolean;
  /**
   * What a ticked remember box keeps: name and encrypted password, only the name, or nothing.
   */
  'login.remember'?: 'encrypted' | 'usernameOnly' | 'off';
  /**
   * Ends a failed third-party code check without a toast.
   */
  'login.silentVerifyFailure'?: boolean;
  /**
   * How the lotteries pay; auto derives it from the vendors.
   */
  'lottery.prizeMode'?: 'auto' | 'Lott' | 'ZY' | 'Elott';
  /**
   * Time after which a waiting call shows Slow Connection.
   */
  'net.slowMs'?: number;
  /**
   * Where back leads on an announcement: home, or the page it was opened from.
   */
  'notice.backTo'?: 'home' | 'referrer';
  /**
   * Least time between two reports of opened announcements.
   */
  'notice.readThrottleMs'?: number;
  /**
   * Shows the notice popup again after a logout in the same tab.
   */
  'notice.repeatAfterLogout'?: boolean;
  /**
   * Favourites on one page.
   */
  'pageSize.favourites'?: number;
  /**
   * Games on one page of a game list.
   */
  'pageSize.gameList'?: number;
  /**
   * Games of a category on the lobby.
   */
  'pageSize.home'?: number;
  /**
   * Hot games beside the favourites.
   */
  'pageSize.hotOverlay'?: number;
  /**
   * Games beside the jackpot.
   */
  'pageSize.jackpot'?: number;
  /**
   * Recent games on one page.
   */
  'pageSize.recent'?: number;
  /**
   * Games on one page of the shared list.
   */
  'pageSize.sharedList'?: number;
  /**
   * Entries of the winner board.
   */
  'pageSize.winners'?: number;
  /**
   * Width of popup announcements in px, which are divided by 100 to rem of a design whose root is 100 px.
   */
  'popup.width'?: number;
  /**
   * Categories of promotions, in order; each has its name in the texts, promotions:category.<id>.
   */
  'promotions.categories'?: string;
  /**
   * Check of the address on the recovery form: a relaxed one, or the specification's, which refuses some real addresses and so needs a registration that takes no others.
   */
  'recovery.emailPattern'?: 'spec' | 'relaxed';
  /**
   * Shows the registration announcement once a session.
   */
  'registration.announcement'?: boolean;
  /**
   * Asks for the captcha on both registration forms.
   */
  'registration.captcha'?: boolean;
  /**
   * Registration field that is checked as the invitation code.
   */
  'registration.invitationField'?: 'affiliateCode' | 'recommenderId';
  /**
   * Shows the terms box ticked at first. Consent should be an act of the visitor.
   */
  'registration.termsDefaultChecked'?: boolean;
  /**
   * Opens the terms as a page or as a popup.
   */
  'registration.termsOpen'?: 'page' | 'popup';
  /**
   * Classification of /m/baccarat.
   */
  'routes.baccarat.classify'?: string;
  /**
   * Vendor of /m/inHouse.
   */
  'routes.inHouse.vendor'?: string;
  /**
   * Vendor of /m/pg-soft.
   */
  'routes.pgSoft.vendor'?: string;
  /**
   * Classification of /m/roulette.
   */
  'routes.roulette.classify'?: string;
  /**
   * What /m/sport-games shows without a query: vendor tiles or a game list.
   */
  'screens.sportGames'?: 'tiles' | 'list';
  /**
   * Pause in typing that starts a search on a game list.
   */
  'search.listDebounceMs'?: number;
  /**
   * Pause in typing that starts a search on the search page.
   */
  'search.screenDebounceMs'?: number;
  /**
   * Shows the time and the length of this session in a line above the bars.
   */
  'session.clock'?: boolean;
  /**
   * Time zone whose days and hours count for wages, rebates, dividends and limits: an IANA name, or site, the one of dates.timeZone (UTC where that is the device's).
   */
  'settlement.timeZone'?: string;
  /**
   * Least time between two looks at the site status.
   */
  'status.refetchMs'?: number;
  /**
   * Colour scheme of a visitor who has not chosen one.
   */
  'theme.scheme'?: 'dark' | 'light' | 'system';
  /**
   * Time that a toast stays.
   */
  'toast.defaultMs'?: number;
  /**
   * Time that the refusal for trial accounts stays.
   */
  'toast.freeRejectMs'?: number;
  /**
   * Time that an info toast stays.
   */
  'toast.infoMs'?: number;
  /**
   * Time that a long toast stays.
   */
  'toast.longMs'?: number;
  /**
   * Time that a short toast stays.
   */
  'toast.shortMs'?: number;
  /**
   * Asks visitors to confirm their age before the first trial account of this browser.
   */
  'trial.ageGate'?: boolean;
  /**
   * Leads to the lobby after a trial account was started.
   */
  'trial.goHome'?: boolean;
  /**
   * Time between two looks at the unread counts.
   */
  'unread.pollMs'?: number;
  /**
   * Least time between two calls for one unread count.
   */
  'unread.throttleMs'?: number;
  /**
   * Vendors that belong to cockfight instead of sports.
   */
  'vendors.cockfight'?: string;
  /**
   * Vendors of e-sports.
   */
  'vendors.esports'?: string;
  /**
   * Address before a vendor's icon name; empty uses the platform's.
   */
  'vendors.iconHost'?: string;
  /**
   * Pause after a change of language before vendors are loaded again.
   */
  'vendors.languageDebounceMs'?: number;
  /**
   * Form of the vendor menu beside a game list: a column with arrows or a line above the games.
   */
  'vendors.menu'?: 'rail' | 'strip';
  /**
   * What a vendor's tile opens: its games or its lobby.
   */
  'vendorTile.action'?: 'games' | 'lobby';
  /**
   * Categories whose vendor tiles open the lobby in any case.
   */
  'vendorTile.lobbyCategories'?: string;
  /**
   * Keeps a hidden balance hidden over reloads.
   */
  'wallet.keepHidden'?: boolean;
}
