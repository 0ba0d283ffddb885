/** A change of a file of the brand or its theme. */
export interface Plant {
  readonly name: string;
  /** `karat/…` or `themes/karat/…`. */
  readonly file: string;
  readonly change: (text: string) => string;
  /** Kind and name of the one cause that a run must name; absent where nothing may differ. */
  readonly cause?: readonly [kind: string, name: string];
  /** A screen that must differ. */
  readonly screen?: string;
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
const theme = 'themes/karat/theme.json';
const strings = 'karat/strings/en.json';

/** Changes that players see: each must be found, with its cause. */
export const seen: readonly Plant[] = [
  {
    ...{ name: 'a colour', file: theme, cause: ['token', 'core.color.baize.deep'], screen: 'home' },
    change: at(['core', 'color', 'baize', 'deep', '$value'], 'oklch(.205 .026 200)'),
  },
  {
    ...{ name: 'a radius', file: theme, cause: ['token', 'core.radius.button'], screen: 'login' },
    change: at(['core', 'radius', 'button', '$value'], { value: 14, unit: 'px' }),
  },
  {
    ...{ name: 'a form of the theme', file: theme, cause: ['variant', 'variants.tile'], screen: 'home' },
    change: at(['variants', 'tile'], 'circle'),
  },
  {
    ...{ name: 'a text', file: strings, cause: ['text', 'login:title'], screen: 'login' },
    change: at(['login'], { title: 'Come in' }),
  },
  {
    ...{ name: 'the label of a tab', file: strings, cause: ['text', 'merchant:offers'], screen: 'home' },
    change: at(['merchant', 'offers'], 'Gifts'),
  },
  {
    ...{ name: 'a flag', file: 'karat/site.json', cause: ['flag', 'MOBILEVERCODELOGIN3'], screen: 'login' },
    change: at(['flags', 'MOBILEVERCODELOGIN3'], true),
  },
  {
    ...{ name: 'a rule', file: 'karat/registration.json', cause: ['rule', 'payeeName'], screen: 'register' },
    change: at(['fields', 'payeeName'], { enabled: false, required: false }),
  },
  {
    ...{ name: 'the name', file: 'karat/merchant.json', cause: ['identity', 'identity'], screen: 'home.menu' },
    change: at(['name'], 'Karatina'),
  },
  {
    ...{
      name: 'the order of categories',
      file: 'karat/navigation.json',
      cause: ['order', 'home.category'],
      screen: 'home',
    },
    change: (text) =>
      text
        .replace('"home.live"', '"home.turn"')
        .replace('"home.slots"', '"home.live"')
        .replace('"home.turn"', '"home.slots"'),
  },
  {
    ...{ name: 'the first games', file: 'karat/lobby.json', cause: ['lobby', 'games'], screen: 'home' },
    change: (text) => JSON.stringify({ ...(JSON.parse(text) as Json), games: ['night-chips', 'old-deck', 'sun-mask'] }),
  },
  {
    ...{ name: 'the logo', file: 'karat/assets/logo.svg', cause: ['asset', 'logo.svg'], screen: 'home' },
    change: (text) => text.replaceAll(/#[0-9a-f]{6}/g, '#cc2244'),
  },
];

/** Changes that nobody sees: none may show anything. */
export const unseen: readonly Plant[] = [
  { name: 'reordered keys of the brand', file: 'karat/merchant.json', change: reorder },
  { name: 'reordered keys of the site configuration', file: 'karat/site.json', change: reorder },
  { name: 'reordered keys of the theme', file: theme, change: reorder },
  { name: 'another indent', file: 'karat/registration.json', change: indent },
  { name: 'a text of the other language', file: 'karat/strings/ur.json', change: at(['home'], { title: 'گھر' }) },
  { name: 'a text that no looked-at screen shows', file: strings, change: at(['records'], { empty: 'Nothing' }) },
  {
    name: 'a flag that no looked-at screen reads',
    file: 'karat/site.json',
    change: at(['flags', 'MANPLAYREB3'], true),
  },
  {
    ...{ name: 'a colour of the other scheme', file: theme },
    change: at(['semantic', 'light', 'color', 'bg', '$value'], 'oklch(.97 .012 92)'),
  },
];
