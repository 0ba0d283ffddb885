/** Libraries of every page: one chunk that outlives our own releases in the browser's cache. */
const libraries =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|styled-components|stylis|i18next|react-i18next|zustand)\//;

/** Our own modules that the first page and most others share: as one chunk they compress better than as twenty. */
const shared = [
  'contracts/(browser-names|tokens|call-headers)',
  'app/(page|app|guard|lazy-part|part-boundary|slot-outlet|module-cache|preload|screens|parts)\\.',
  'app/(routing/|chrome/(main-header|use-account|footer-tabs|display-name|leads-home|pending)|hosts/dialog-host|gates/status-gate|menu/menu-state)',
  'features/([a-zA-Z]+/)?screens\\.',
  'client/(create-runtime|hooks|runtime)',
  'client/platform/(platform\\.|platform-error|resources|image-host|throttle)',
  'client/release/(live\\.|release-store|compiled-forms|parts)',
  'client/session/(session|member\\.|lazy-vault|use-tap|use-balance)',
  'client/shell/(status|navigation|toasts|scheme|actions|current-category|dialogs|links|use-shell|slot-blocks)',
  'client/browser/(environment|storage|host|clock|use-marquee)',
  'client/text/(translation|use-sanitizer)',
  'client/announcements/(announcements|unread)',
  'engine/(compose|slots|member|conditions|chrome|path-pattern)',
  'features/home/parts/(game-tiles|use-more|expander|later)',
  'lobby/(vendors|use-categories|games|use-launch|use-hot-games|use-favourites|tile-theme|use-choose-category|sort-by)',
  'ui/(theme|icon)/',
  'ui/shell/title-bar/back-button',
  'ui/overlay/scallop-edge',
  'ui/shell/(header/(header|shortcuts)\\.|tab-bar/tab-|category-nav/category-nav\\.|banner/banner-|tile/(game-tile|tile-)|page-frame|press-target|wordmark|backdrop/pattern|balance-controls|section-heading|notice-ticker|lobby-stack)',
  'ui/controls/(button|badge|icon-button|money|format-money)',
  'ui/content/(link-tap|skeleton|screen-body|error-card|flower|empty-state|artwork)',
];

/** What most forms are made of: the login needs all of it, and as one chunk it is lighter than as eight. */
const fields =
  /\/src\/(ui\/(fields\/(text-field|password-field|field-frame|error-line|control|field)|controls\/(tabs|checkbox))|forms\/(use-captcha|western-digits)|client\/session\/use-sms-countdown)/;

/** How a form is drawn, filled and checked: forms of accounts and of the cashier share it. */
const forms =
  /\/src\/forms\/(field-widget|focus-first-error|form-column|form-scene|form-waiting|thin-form|use-form-fill|use-message-texts|use-press-end|use-rare-controls)/;

/** The words of errors and the hook that gives them: one small file instead of two. */
const errors = /\/src\/client\/platform\/(error-text|use-error-text)/;

/** Chunks of the first load; everything else is split by screen. */
export const firstChunks = {
  groups: [
    { name: 'vendor', test: libraries },
    { name: 'shell', test: new RegExp(`/src/(${shared.join('|')})`) },
    { name: 'fields', test: fields },
    { name: 'forms', test: forms },
    { name: 'errors', test: errors },
  ],
};

/**
 * The file of a chunk. A name would say what it holds, but chunks name the first ones, which name every other one, and a hundred
 * and eighty names weigh two KiB of what a lobby loads; a hash of seven digits tells two hundred files apart. The
 * manifest says what is where.
 */
export function chunkFile({ name }: { readonly name: string }): string {
  const letter = /^(?:vendor|shell|rolldown-runtime)$/.test(name) ? `${name.charAt(0)}-` : '';
  return `assets/${letter}[hash:7].js`;
}

/**
 * What a lazily loaded chunk needs beside the first chunks, which are here by then, and beside itself: its import asks for
 * it in the same moment.
 */
export function dependenciesOf(chunk: string, dependencies: readonly string[]): string[] {
  return dependencies.filter((file) => file !== chunk && !/\/([vsr]-.{7}|app-[^/]*)\.js$/.test(file));
}
