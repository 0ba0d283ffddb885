/* oxlint-disable max-lines -- as long as its schema */
/* Written by scripts/generate.ts from schemas/settings.json. Do not edit. */

/** Every setting by its dotted name, as a compiled site has it. */
export type SettingValues = {
  /** Number of games that the about text claims. */
  readonly 'about.gameCount': number;
  /** Offers the application form with pictures in a promotion's detail. */
  readonly 'activity.apply': boolean;
  /** Where visitors confirm their age: nowhere, beside the terms box at registration, or on a page before the site. */
  readonly 'ageGate': 'off' | 'register' | 'site';
  /** Least age that the date of birth must give at registration; 21 where KYC is required. */
  readonly 'ages.birthday': number;
  /** Age that a visitor confirms in the age text. */
  readonly 'ages.gate': number;
  /** White-label key: shows the team overview in the agent menu. */
  readonly 'agentMenu.teamOverview': boolean;
  /** White-label key: shows the transaction record in the agent menu. */
  readonly 'agentMenu.transactionRecord': boolean;
  /** White-label key: shows the team management in the agent menu. */
  readonly 'agentMenu.teamManagement': boolean;
  /** White-label key: shows the red envelope rain in the agent menu. */
  readonly 'agentMenu.redRain': boolean;
  /** White-label key: shows the team profit and loss in the agent menu. */
  readonly 'agentMenu.teamPnl': boolean;
  /** White-label key: shows the team betting in the agent menu. */
  readonly 'agentMenu.teamBetting': boolean;
  /** White-label key: shows the rebate setting in the agent menu. */
  readonly 'agentMenu.backedit': boolean;
  /** White-label key: shows the rebate income in the agent menu. */
  readonly 'agentMenu.teamRebate': boolean;
  /** White-label key: shows the security center in the agent menu. */
  readonly 'agentMenu.securityCenter': boolean;
  /** White-label key: shows the messages in the agent menu. */
  readonly 'agentMenu.messages': boolean;
  /** White-label key: shows the manual daily wage, where manual salary is enabled too in the agent menu. */
  readonly 'agentMenu.manualDailySalary': boolean;
  /** White-label key: shows the hourly wage, where hourly salary is enabled too in the agent menu. */
  readonly 'agentMenu.hourSalary': boolean;
  /** Time after which a platform call counts as failed. */
  readonly 'api.timeoutMs': number;
  /** Sends the fields of DELETE calls in the body instead of the query. */
  readonly 'api.deleteInBody': boolean;
  /** Sends the token in the query as well, on calls that list it. Query strings end up in logs. */
  readonly 'api.tokenInQuery': boolean;
  /** Regular expression that the user agent of the native wrapper matches. */
  readonly 'app.userAgentPattern': string;
  /** Asks for the old password even when this tab holds it. */
  readonly 'changePassword.alwaysAskOld': boolean;
  /** Time between the chat address and opening it. */
  readonly 'chat.delayMs': number;
  /** Opens live chat in the same tab or in a further one. */
  readonly 'chat.target': 'self' | 'tab';
  /** Paths without the bottom navigation; * at the end covers everything below. */
  readonly 'chrome.hideBottomNav': string;
  /** Paths without the top bar; * at the end covers everything below. */
  readonly 'chrome.hideTopBar': string;
  /** Paths with the main header; elsewhere there is a title bar with a back arrow. */
  readonly 'chrome.mainHeader': string;
  /** Date format of lists: announcements, betting and account record. */
  readonly 'dates.list': 'YYYY/MM/DD' | 'MM/DD/YYYY' | 'DD/MM/YYYY';
  /** Date format of promotions. */
  readonly 'dates.promotion': 'YYYY/MM/DD' | 'MM/DD/YYYY' | 'DD/MM/YYYY';
  /** Time zone of dates and of today: device, or an IANA name. */
  readonly 'dates.timeZone': string;
  /** Oldest iOS version that the install notice names. */
  readonly 'download.minimumIos': string;
  /** Encrypts the registration call as well as the login call. */
  readonly 'encryption.register': boolean;
  /** Number of favourite ids that are loaded ahead. */
  readonly 'favourites.prefetch': number;
  /** Kind of matches that the lobby's lead shows. */
  readonly 'fixtures.gameType': 'SPORTS' | 'ESPORTS' | 'COCKFIGHT';
  /** Copyright line of the recovery screen; empty shows © year and the brand's name. */
  readonly 'footer.copyright': string;
  /** Answer to a guest's tap on a protected item: the login page, or the login dialog. */
  readonly 'guest.prompt': 'redirect' | 'dialog';
  /** The same answer for the member-centre tab of the footer. */
  readonly 'guest.promptMemberCentre': 'redirect' | 'dialog';
  /** Time that one banner stays. */
  readonly 'home.bannerAutoplayMs': number;
  /** Time in which one banner moves to the next. */
  readonly 'home.bannerSpeedMs': number;
  /** Page of each category, as TYPE=path: the lobby's More leads to it, and so do the tabs of a list and the vendors of the category where that page lists games. A type that is not named leads to its list of games. */
  readonly 'home.categoryPaths': string;
  /** Shows the lobby's hot games in columns where the theme would have them in one line. */
  readonly 'home.grid': boolean;
  /** Time that one group of the hot strip stays. */
  readonly 'home.hotStripMs': number;
  /** Frames a second of the notice marquee. */
  readonly 'home.marqueeFps': number;
  /** Tabs of the lobby's game area before the vendor categories; RECENT may be added. */
  readonly 'home.tabs': string;
  /** Range of the jackpot banner's counter. */
  readonly 'jackpot.banner': string;
  /** Says beside the counter that it is simulated. */
  readonly 'jackpot.caption': boolean;
  /** Shows the jackpot counters. */
  readonly 'jackpot.enabled': boolean;
  /** Range in which the lobby's counter starts. */
  readonly 'jackpot.home': string;
  /** simulated, or the https address of a feed that answers {"amount": 1234567.89} for both counters. */
  readonly 'jackpot.source': string;
  /** Origins of game providers, as https://host, that may be shown in a frame. */
  readonly 'launch.frameHosts': string;
  /** Opens a game in the same tab, another tab or a frame. */
  readonly 'launch.target': 'self' | 'blank' | 'frame';
  /** Shows live tables in the lobby, while live chat is on and the platform names some. */
  readonly 'liveModels.enabled': boolean;
  /** Logs a remembered player in at the start instead of only filling the form. */
  readonly 'login.autoLogin': boolean;
  /** Route id that a first login leads to; empty leads to the wanted page or home. */
  readonly 'login.firstTimeRoute': string;
  /** Removes the remembered login at logout. */
  readonly 'login.forgetOnLogout': boolean;
  /** Client id of the site at Facebook; without it there is no sign-in with Facebook. */
  readonly 'login.facebookClientId': string;
  /** Client id of the site at Google; without it there is no sign-in with Google. */
  readonly 'login.googleClientId': string;
  /** What a ticked remember box keeps: name and encrypted password, only the name, or nothing. */
  readonly 'login.remember': 'encrypted' | 'usernameOnly' | 'off';
  /** Whether members may have a second factor, a code of an authenticator app, which every login then asks for: off, optional, or required, where members without one set it up before they play or take money out. While it is off nobody is asked, and who has one keeps it. */
  readonly 'login.secondFactor': 'off' | 'optional' | 'required';
  /** Ends a failed third-party code check without a toast. */
  readonly 'login.silentVerifyFailure': boolean;
  /** How the lotteries pay; auto derives it from the vendors. */
  readonly 'lottery.prizeMode': 'auto' | 'Lott' | 'ZY' | 'Elott';
  /** Time after which a waiting call shows Slow Connection. */
  readonly 'net.slowMs': number;
  /** Where back leads on an announcement: home, or the page it was opened from. */
  readonly 'notice.backTo': 'home' | 'referrer';
  /** Least time between two reports of opened announcements. */
  readonly 'notice.readThrottleMs': number;
  /** Shows the notice popup again after a logout in the same tab. */
  readonly 'notice.repeatAfterLogout': boolean;
  /** Favourites on one page. */
  readonly 'pageSize.favourites': number;
  /** Games on one page of a game list. */
  readonly 'pageSize.gameList': number;
  /** Games of a category on the lobby. */
  readonly 'pageSize.home': number;
  /** Hot games beside the favourites. */
  readonly 'pageSize.hotOverlay': number;
  /** Games beside the jackpot. */
  readonly 'pageSize.jackpot': number;
  /** Recent games on one page. */
  readonly 'pageSize.recent': number;
  /** Games on one page of the shared list. */
  readonly 'pageSize.sharedList': number;
  /** Entries of the winner board. */
  readonly 'pageSize.winners': number;
  /** Most that may be staked on one turn of a slot game, in whole units of the currency. */
  readonly 'play.largestSpinStake': number;
  /** Most that a player below 25 years, or one of unknown age, may stake on one turn of a slot game, in whole units of the currency. */
  readonly 'play.largestSpinStakeUnder25': number;
  /** Whether a game that is opened ends whatever other game the player has open. */
  readonly 'play.oneGame': boolean;
  /** Least seconds from the beginning of one turn of a slot game to that of the next. */
  readonly 'play.secondsPerSpin': number;
  /** Width of popup announcements in px, which are divided by 100 to rem of a design whose root is 100 px. */
  readonly 'popup.width': number;
  /** Categories of promotions, in order; each has its name in the texts, promotions:category.<id>. */
  readonly 'promotions.categories': string;
  /** Offers password recovery by e-mail. */
  readonly 'recovery.email': boolean;
  /** Check of the address on the recovery form: a relaxed one, or the specification's, which refuses some real addresses and so needs a registration that takes no others. */
  readonly 'recovery.emailPattern': 'spec' | 'relaxed';
  /** Offers setting the password by an SMS code. */
  readonly 'recovery.phone': boolean;
  /** Shows the registration announcement once a session. */
  readonly 'registration.announcement': boolean;
  /** Asks for the captcha on both registration forms. */
  readonly 'registration.captcha': boolean;
  /** Registration field that is checked as the invitation code. */
  readonly 'registration.invitationField': 'affiliateCode' | 'recommenderId';
  /** The brand checks identities: the least age by date of birth is then at least 21. */
  readonly 'registration.kyc': boolean;
  /** Shows the terms box ticked at first. Consent should be an act of the visitor. */
  readonly 'registration.termsDefaultChecked': boolean;
  /** Opens the terms as a page or as a popup. */
  readonly 'registration.termsOpen': 'page' | 'popup';
  /** Classification of /m/baccarat. */
  readonly 'routes.baccarat.classify': string;
  /** Vendor of /m/inHouse. */
  readonly 'routes.inHouse.vendor': string;
  /** Vendor of /m/pg-soft. */
  readonly 'routes.pgSoft.vendor': string;
  /** Classification of /m/roulette. */
  readonly 'routes.roulette.classify': string;
  /** Shows players a button for a break of 24 hours in the line of the session clock, on every page and over every game. */
  readonly 'safePlay.breakButton': boolean;
  /** Offers players limits, breaks and self-exclusion in their account. Limits and breaks that are set hold also while this is off. */
  readonly 'safePlay.enabled': boolean;
  /** Days from a player's written request to end a self-exclusion until play is open again; without a request it goes on after its time. 0 ends it by itself at its time. */
  readonly 'safePlay.exclusionRequestDays': number;
  /** Offers, beside self-exclusions of months and years, one that never ends. */
  readonly 'safePlay.exclusionWithoutEnd': boolean;
  /** Longest time-out that players may take, in days; longer breaks are self-exclusions. */
  readonly 'safePlay.longestTimeOutDays': number;
  /** Most that any player may pay in within a calendar month, in whole units of the currency, whatever their own limits say. */
  readonly 'safePlay.monthlyDepositCap': number;
  /** Shows in the bar over a game what play in this session came to. */
  readonly 'safePlay.netPosition': boolean;
  /** Raises a limit of a day, a week or a month, or takes it away, only when that has run out and the player has said so again; not before safePlay.raiseHours either. */
  readonly 'safePlay.raiseAtEnd': boolean;
  /** Hours before a limit that a player raises or takes away changes. A lower one holds at once. */
  readonly 'safePlay.raiseHours': number;
  /** Minutes between two interruptions that tell a player how long they have been playing and what it came to. */
  readonly 'safePlay.realityCheckMinutes': number;
  /** Minutes for which nobody plays after they were told how long they had been playing. The platform lets nobody play longer than safePlay.realityCheckMinutes without that rest; 0 asks for none. */
  readonly 'safePlay.restMinutes': number;
  /** Shortest self-exclusion that players may choose, in months. */
  readonly 'safePlay.shortestExclusionMonths': number;
  /** Shortest time-out that players may take, in hours. */
  readonly 'safePlay.shortestTimeOutHours': number;
  /** Offers players a limit on the stake of a single bet beside those on deposits and losses. One that is set holds also while this is off. */
  readonly 'safePlay.stakeLimit': boolean;
  /** Shows players after each login what they staked, won and lost in 30 days. The platform opens no game until they have confirmed it. */
  readonly 'safePlay.sumsAtLogin': boolean;
  /** Offers players a limit on how long they play in a day. One that is set holds also while this is off. */
  readonly 'safePlay.timeLimit': boolean;
  /** Shows every player the tools of safe play once, after they have registered and before their first bet. The platform opens no game before. */
  readonly 'safePlay.toolsBeforePlay': boolean;
  /** What /m/sport-games shows without a query: vendor tiles or a game list. */
  readonly 'screens.sportGames': 'tiles' | 'list';
  /** Pause in typing that starts a search on a game list. */
  readonly 'search.listDebounceMs': number;
  /** Pause in typing that starts a search on the search page. */
  readonly 'search.screenDebounceMs': number;
  /** Shows the time and the length of this session in a line above the bars. */
  readonly 'session.clock': boolean;
  /** Minutes without an act of the player after which they are logged out. What the page asks by itself is no act; a round that was begun is settled. */
  readonly 'session.idleMinutes': number;
  /** Time zone whose days and hours count for wages, rebates, dividends and limits: an IANA name, or site, the one of dates.timeZone (UTC where that is the device's). */
  readonly 'settlement.timeZone': string;
  /** Web API key of the site's Firebase project; with the project's id, Firebase sends and checks the codes by SMS. */
  readonly 'sms.firebaseApiKey': string;
  /** Origin of a Firebase Auth emulator on the very machine, for tests of the verification; never for players. */
  readonly 'sms.firebaseEmulator': string;
  /** Id of the Firebase project whose API key is named beside it. */
  readonly 'sms.firebaseProjectId': string;
  /** Has the visitor's browser do some work before a code is sent by SMS, so that programs cannot send many. */
  readonly 'sms.proofOfWork': boolean;
  /** Shows the site when its status cannot be loaded and none is stored. It would open a restricted site. */
  readonly 'status.failOpen': boolean;
  /** Least time between two looks at the site status. */
  readonly 'status.refetchMs': number;
  /** Colour scheme of a visitor who has not chosen one. */
  readonly 'theme.scheme': 'dark' | 'light' | 'system';
  /** Time that a toast stays. */
  readonly 'toast.defaultMs': number;
  /** Time that the refusal for trial accounts stays. */
  readonly 'toast.freeRejectMs': number;
  /** Time that an info toast stays. */
  readonly 'toast.infoMs': number;
  /** Time that a long toast stays. */
  readonly 'toast.longMs': number;
  /** Time that a short toast stays. */
  readonly 'toast.shortMs': number;
  /** Whether visitors without an account may play for fun in a trial account, where free play is on. */
  readonly 'trial.accounts': boolean;
  /** Asks visitors to confirm their age before the first trial account of this browser. */
  readonly 'trial.ageGate': boolean;
  /** Leads to the lobby after a trial account was started. */
  readonly 'trial.goHome': boolean;
  /** Time between two looks at the unread counts. */
  readonly 'unread.pollMs': number;
  /** Least time between two calls for one unread count. */
  readonly 'unread.throttleMs': number;
  /** Vendors that belong to cockfight instead of sports. */
  readonly 'vendors.cockfight': string;
  /** Vendors of e-sports. */
  readonly 'vendors.esports': string;
  /** Address before a vendor's icon name; empty uses the platform's. */
  readonly 'vendors.iconHost': string;
  /** Pause after a change of language before vendors are loaded again. */
  readonly 'vendors.languageDebounceMs': number;
  /** Form of the vendor menu beside a game list: a column with arrows or a line above the games. */
  readonly 'vendors.menu': 'rail' | 'strip';
  /** What a vendor's tile opens: its games or its lobby. */
  readonly 'vendorTile.action': 'games' | 'lobby';
  /** Categories whose vendor tiles open the lobby in any case. */
  readonly 'vendorTile.lobbyCategories': string;
  /** Keeps a hidden balance hidden over reloads. */
  readonly 'wallet.keepHidden': boolean;
  /** single hides the entry to several wallets; the total stays. */
  readonly 'wallet.mode': 'single' | 'multi';
};

export type SettingName = keyof SettingValues;
