/** A change of a file of the brand, its theme or the engine. */
export interface Plant {
  readonly name: string;
  /** `karat/…`, `themes/karat/…`, or `engine/…` for a file of the checkout. */
  readonly file: string;
  readonly change: (text: string) => string;
  /** Kind and name of the one cause that a run must name; absent where nothing may differ. */
  readonly cause?: readonly [kind: string, name: string];
  /** A screen that must differ. */
  readonly screen?: string;
  /** Nobody sees it, but only a picture can tell: it is taken anew and looks the same. */
  readonly isRetaken?: boolean;
}

type Json = Record<string, unknown>;

/** Changes the value at the end of a path in JSON. */
function at(path: readonly string[], value: unknown): (text: string) => string {
  return (text) => {
    const document = JSON.parse(text) as Json;
    let place: Json = document;
    for (const name of path.slice(0, -1)) place = (place[name] ??= {}) as Json;
    place[path.at(-1) ?? ''] = value;
    return JSON.stringify(document);
  };
}

function turned(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, item]) => [key, turned(item)]),
  );
}

const reorder = (text: string) => JSON.stringify(turned(JSON.parse(text)));
const indent = (text: string) => JSON.stringify(JSON.parse(text), null, 7);

/** Replaces words that must be there. */
function said(from: string, to: string): (text: string) => string {
  return (text) => {
    if (!text.includes(from)) throw new Error(`There is no "${from}" to be changed.`);
    return text.replace(from, to);
  };
}

const turnCategories = (text: string) =>
  text
    .replace('"home.live"', '"home.turn"')
    .replace('"home.slots"', '"home.live"')
    .replace('"home.turn"', '"home.slots"');

const theme = 'themes/karat/theme.json';
const strings = 'karat/strings/en.json';
const site = 'karat/site.json';
const merchant = 'karat/merchant.json';
const rules = 'karat/registration.json';
const navigation = 'karat/navigation.json';
const lobby = 'karat/lobby.json';

function plant(
  name: string,
  file: string,
  change: Plant['change'],
  [kind, cause, screen]: readonly [kind: string, cause: string, screen: string],
): Plant {
  return { name, file, change, cause: [kind, cause], screen };
}

/** Changes that players see: each must be found, with its cause. */
export const seen: readonly Plant[] = [
  plant('a colour', theme, at(['core', 'color', 'baize', 'deep', '$value'], 'oklch(.205 .026 200)'), [
    'token',
    'core.color.baize.deep',
    'home',
  ]),
  plant('a radius', theme, at(['core', 'radius', 'button', '$value'], { value: 14, unit: 'px' }), [
    'token',
    'core.radius.button',
    'login',
  ]),
  plant('a distance', theme, at(['core', 'space', 'gutter', '$value'], { value: 28, unit: 'px' }), [
    'token',
    'core.space.gutter',
    'home',
  ]),
  plant('a size of letters', theme, at(['core', 'size', 'label', '$value'], { value: 1, unit: 'rem' }), [
    'token',
    'core.size.label',
    'login',
  ]),
  plant('a weight', theme, at(['core', 'weight', 'control', '$value'], 700), ['token', 'core.weight.control', 'login']),
  plant('a border', theme, at(['core', 'border', 'width', '$value'], { value: 2, unit: 'px' }), [
    'token',
    'core.border.width',
    'login',
  ]),
  plant('a typeface', theme, at(['core', 'font', 'text', '$value'], ['Bodoni Moda', 'Noto Naskh Arabic', 'serif']), [
    'token',
    'core.font.text',
    'login',
  ]),
  plant(
    'what a colour stands for',
    theme,
    at(['semantic', 'dark', 'color', 'action', '$value'], '{core.color.wine.glow}'),
    ['token', 'semantic.dark.color.action', 'login'],
  ),
  plant('a form of the theme', theme, at(['variants', 'tile'], 'circle'), ['variant', 'variants.tile', 'home']),
  plant('the tab bar', theme, at(['variants', 'tabBar'], 'pill'), ['variant', 'variants.tabBar', 'home']),
  plant('a text', strings, at(['login'], { title: 'Come in' }), ['text', 'login:title', 'login']),
  plant('the label of a tab', strings, at(['merchant', 'offers'], 'Gifts'), ['text', 'merchant:offers', 'home']),
  plant('a flag', site, at(['flags', 'MOBILEVERCODELOGIN3'], true), ['flag', 'MOBILEVERCODELOGIN3', 'login']),
  plant('a shortcut by its flag', site, at(['flags', 'CBS3'], true), ['flag', 'CBS3', 'home']),
  plant('a setting', merchant, at(['settings', 'login.remember'], 'off'), ['setting', 'login.remember', 'login']),
  plant('a rule', rules, at(['fields', 'payeeName'], { enabled: false, required: false }), [
    'rule',
    'payeeName',
    'register',
  ]),
  plant('the order of fields', rules, at(['fields', 'email', 'order'], 15), ['rule', 'email', 'register']),
  plant('the name', merchant, at(['name'], 'Karatina'), ['identity', 'identity', 'home.menu']),
  plant('the order of categories', navigation, turnCategories, ['order', 'home.category', 'home']),
  plant('the first games', lobby, at(['games'], ['night-chips', 'old-deck', 'sun-mask']), ['lobby', 'games', 'home']),
  plant('the logo', 'karat/assets/logo.svg', (text) => text.replaceAll(/#[0-9a-f]{6}/g, '#cc2244'), [
    'asset',
    'logo.svg',
    'home',
  ]),
  plant(
    'data of the sandbox',
    'engine/src/sandbox/merchants/seed/banners.json',
    (text) => text.replaceAll('The Thursday Table', 'The Friday Table'),
    ['platform', 'src/sandbox/merchants/seed/banners.json', 'home'],
  ),
  plant('a text of the engine', 'engine/src/features/login/strings/en.json', at(['submit'], 'Enter'), [
    'text',
    'login:submit',
    'login',
  ]),
  plant(
    'a component',
    'engine/src/features/login/screens/login-screen.tsx',
    said("title={text('login:title')}", "title={`${text('login:title')}!`}"),
    ['source', 'src/features/login/screens/login-screen.tsx', 'login'],
  ),
  plant(
    'a part of every page',
    'engine/src/ui/shell/tab-bar/rule-bar.tsx',
    said('padding: 3px 8px', 'padding: 9px 8px'),
    ['source', 'src/ui/shell/tab-bar/rule-bar.tsx', 'home'],
  ),
];

const nothing = (name: string, file: string, change: Plant['change']): Plant => ({ name, file, change });

/** Changes that nobody sees on the looked-at screens: none may show anything. */
export const unseen: readonly Plant[] = [
  nothing('reordered keys of the brand', merchant, reorder),
  nothing('reordered keys of the site configuration', site, reorder),
  nothing('reordered keys of the theme', theme, reorder),
  nothing('reordered rules', rules, reorder),
  nothing('reordered texts', strings, reorder),
  nothing('another indent of the rules', rules, indent),
  nothing('another indent of the navigation', navigation, indent),
  nothing('another indent of the lobby', lobby, indent),
  nothing('another indent of the theme', theme, indent),
  nothing('a text of the other language', 'karat/strings/ur.json', at(['home'], { title: 'گھر' })),
  nothing('a text that no looked-at screen shows', strings, at(['records'], { empty: 'Nothing' })),
  nothing('a flag that no looked-at screen reads', site, at(['flags', 'MANPLAYREB3'], true)),
  nothing('a promotion that no looked-at screen reads', site, at(['promotions', 'MISSION'], true)),
  nothing('a setting of the agent area', merchant, at(['settings', 'agentMenu.teamPnl'], false)),
  nothing(
    'a colour of the other scheme',
    theme,
    at(['semantic', 'light', 'color', 'bg', '$value'], 'oklch(.97 .012 92)'),
  ),
  nothing(
    'a core colour that only the other scheme uses',
    theme,
    at(['core', 'color', 'ivory', 'paper', '$value'], 'oklch(.98 .01 92)'),
  ),
  nothing('the written manifest', 'karat/manifest.txt', (text) => `${text}\nA line.\n`),
  nothing(
    'a comment in a component',
    'engine/src/features/login/screens/login-screen.tsx',
    (text) => `// Why it is so.\n${text}`,
  ),
  nothing(
    'a type in a component',
    'engine/src/features/login/screens/login-screen.tsx',
    said('const text = useText();', 'const text: ReturnType<typeof useText> = useText();'),
  ),
  nothing('spaces in a component', 'engine/src/ui/shell/tab-bar/rule-bar.tsx', said('return (', 'return   (')),
  nothing(
    'a screen that is not looked at',
    'engine/src/features/help/screens/help-screen.tsx',
    said('searchedFrom = 4', 'searchedFrom = 5'),
  ),
  nothing(
    'a text of the engine that no looked-at screen shows',
    'engine/src/features/help/strings/en.json',
    at(['search'], 'Find an answer'),
  ),
  nothing('reordered data of the sandbox', 'engine/src/sandbox/merchants/seed/help.json', reorder),
  nothing('a comment in the service', 'engine/src/service/pages/guest-fetch.ts', (text) => `// Why it is so.\n${text}`),
  {
    ...nothing('a renamed variable', 'engine/src/features/login/screens/login-screen.tsx', (text) =>
      text.replaceAll(/\bnavigation\b/g, 'ways'),
    ),
    isRetaken: true,
  },
];
