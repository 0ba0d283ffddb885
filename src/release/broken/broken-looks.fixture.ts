import type { ThemeDocument } from '../../contracts/generated/theme.ts';
import type { themeAndAssetProblems } from '../../contracts/problems/theme-and-asset-problems.ts';
import { solveTheme } from '../theme-solver/solve-theme.ts';
import type { BrokenFolders } from './broken-folder.fixture.ts';

type Scheme = 'dark' | 'light';

const paint = (scheme: Scheme, name: string, value: string) => (theme: ThemeDocument) =>
  Object.assign(theme.semantic[scheme]['color'] as object, { [name]: { $type: 'color', $value: value } });
const clay = { mode: 'oklch', l: 0.55, c: 0.1 } as const;
const svg = (inside: string) => ({ 'assets/logo.svg': `<svg xmlns="http://www.w3.org/2000/svg">\n${inside}\n</svg>` });
/** The builder names each theme copy after its folder. */
const theme = /^themes\/soda\d+\/theme\.json$/.source;

/** Paints a theme in two colours, as `livery theme` does. */
const paintOwn = (document: ThemeDocument) => {
  const colours = { first: { ...clay, h: 40 }, second: { ...clay, h: 280 } };
  Object.assign(document, solveTheme({ id: document.id, name: 'Own', base: document, colours }).theme);
};

/** Themes and pictures that cannot be used. */
export const brokenLooks: BrokenFolders<keyof typeof themeAndAssetProblems> = {
  THEME_UNKNOWN: [
    {
      mistake: 'a misspelt theme',
      mended: { merchant: { theme: 'soda' } },
      merchant: { theme: 'sodaa' },
      file: 'merchant.json',
      line: '"theme"',
      pointer: '/theme',
      nearest: 'soda',
      says: /no theme "sodaa"/,
    },
    {
      mistake: 'a theme with a name that no folder can have',
      merchant: { theme: 'x'.repeat(3_000) },
      file: 'merchant.json',
      line: '"theme"',
      pointer: '/theme',
      says: /no theme "x{3000}"/,
    },
  ],
  TOKEN_UNKNOWN: [
    {
      mistake: 'a reference to no token',
      mended: { theme: paint('dark', 'scrim', 'rgb(0 0 0 / 0.7)') },
      theme: paint('dark', 'scrim', '{core.nothing}'),
      file: theme,
      line: '{core.nothing}',
      pointer: '/semantic/dark/color/scrim/$value',
      says: /\{core\.nothing\} refers to nothing/,
    },
  ],
  TOKEN_MISSING: [
    {
      mistake: 'a scheme without a colour that components read',
      mended: { theme: paint('light', 'scrim', 'rgb(0 0 0 / 0.5)') },
      theme: ({ semantic }) => delete (semantic.light['color'] as Record<string, unknown>)['scrim'],
      file: theme,
      line: '"light"',
      pointer: '/semantic/light',
      says: /The light scheme has no color\.scrim/,
    },
  ],
  TOKEN_CIRCULAR: [
    {
      mistake: 'two tokens that wait for each other',
      mended: { theme: paint('dark', 'scrim', 'rgb(0 0 0 / 0.7)') },
      theme: (document) => {
        paint('dark', 'scrim', '{color.echo}')(document);
        paint('dark', 'echo', '{color.scrim}')(document);
      },
      file: theme,
      line: '{color.',
      pointer: '/semantic/dark/color/scrim/$value',
      says: /leads back to this token/,
      also: ['TOKEN_CIRCULAR'],
    },
  ],
  TOKEN_UNSAFE: [
    {
      mistake: 'CSS injection through a token',
      mended: { theme: paint('light', 'scrim', 'rgb(0 0 0 / 0.5)') },
      theme: paint('light', 'scrim', 'red;} body { display: none'),
      file: theme,
      line: 'display: none',
      pointer: '/semantic/light/color/scrim/$value',
      says: /is no plain CSS value/,
    },
    {
      mistake: 'a token that calls home',
      theme: paint('light', 'scrim', 'url(https://evil.example/seen)'),
      file: theme,
      line: 'evil.example',
      pointer: '/semantic/light/color/scrim/$value',
      says: /is no plain CSS value/,
    },
    {
      mistake: 'a font weight that opens another source',
      theme: ({ fonts }) => Object.assign(fonts[0] ?? {}, { weight: '400;src:url(//evil.example)' }),
      file: theme,
      line: 'evil.example',
      pointer: '/fonts/0/weight',
      says: /is no plain CSS value/,
    },
  ],
  TOKEN_NOT_COLOUR: [
    {
      mistake: 'a word that is no colour in a pair',
      mended: {
        theme: (document) => {
          paint('light', 'odd', 'darkred')(document);
          document.pairs = [['color.odd', 'color.bg', 3]];
          paint('dark', 'odd', '#ffffff')(document);
        },
      },
      theme: (document) => {
        paint('light', 'odd', 'reddish')(document);
        document.pairs = [['color.odd', 'color.bg', 3]];
        paint('dark', 'odd', '#ffffff')(document);
      },
      file: theme,
      line: '"reddish"',
      pointer: '/semantic/light/color/odd/$value',
      says: /"reddish" is no colour, and color\.odd must be one/,
    },
    {
      mistake: 'a misspelt colour of the core scale, at its own line',
      theme: (document) => {
        Object.assign(document.core['color'] as object, { odd: { $value: '#12345g' } });
        paint('light', 'muted', '{core.color.odd}')(document);
      },
      file: theme,
      line: '"#12345g"',
      pointer: '/core/color/odd/$value',
      says: /"#12345g" is no colour, and core\.color\.odd must be one/,
      also: ['TOKEN_UNUSED'],
    },
    {
      mistake: 'a colour that refers to a length',
      theme: paint('light', 'muted', '{core.space.gap}'),
      file: theme,
      line: '"{core.space.gap}"',
      pointer: '/semantic/light/color/muted/$value',
      says: /is no colour, and color\.muted must be one/,
      also: ['TOKEN_UNUSED'],
    },
    {
      mistake: 'a pair of a colour and a length',
      theme: (document) => {
        document.pairs = [['space.gap', 'color.bg', 3]];
      },
      file: theme,
      line: '"{core.space.gap}"',
      pointer: '/semantic/dark/space/gap/$value',
      says: /space\.gap is no colour in the dark scheme/,
      also: ['TOKEN_NOT_COLOUR'],
    },
  ],
  TOKEN_UNUSED: [
    {
      mistake: 'a brand colour that nothing refers to',
      mended: {
        theme: (document) => {
          Object.assign(document.core['color'] as object, { brand: { first: { $value: '#0b6e4f' } } });
          paint('dark', 'trim1', '{core.color.brand.first}')(document);
        },
      },
      theme: (document) => {
        Object.assign(document.core['color'] as object, { brand: { first: { $value: '#0b6e4f' } } });
      },
      file: theme,
      line: '"#0b6e4f"',
      pointer: '/core/color/brand/first/$value',
      says: /Nothing uses core\.color\.brand\.first/,
    },
    {
      mistake: 'a misspelt token of one scheme',
      theme: paint('dark', 'acent', '#000000'),
      file: theme,
      line: '"#000000"',
      pointer: '/semantic/dark/color/acent/$value',
      nearest: 'color.accent',
      says: /Nothing uses color\.acent/,
    },
  ],
  TOKEN_LEFT_BEHIND: [
    {
      mistake: 'a brand colour that was changed by hand in a painted theme',
      mended: { theme: paintOwn },
      shown: {
        wrong:
          'In a theme that `livery theme` painted, one colour of the brand is changed by hand:\n\n```json\n{ "core": { "color": { "brand": { "first": { "$value": "oklch(0.52 0.1 150)" } } } } }\n```',
        mended: 'The theme is painted anew: `livery theme colours <brand> "#2f6f4f,#1b2a49"`.',
      },
      theme: (document) => {
        paintOwn(document);
        for (const name of ['link', 'focus']) {
          paint('dark', name, 'oklch(0.75 0.1 40)')(document);
          paint('light', name, 'oklch(0.4 0.1 40)')(document);
        }
        const { brand } = document.core['color'] as { brand: { first: { $value: string } } };
        brand.first.$value = 'oklch(0.52 0.1 150)';
      },
      file: theme,
      line: '"oklch(0.52 0.1 150)"',
      pointer: '/core/color/brand/first/$value',
      says: /is #\w{6}, but color\.link, color\.focus were painted from another and do not follow; livery theme colours soda\d+ "#\w{6},#\w{6}" paints all\.$/,
    },
  ],
  CONTRAST_LOW: [
    {
      mistake: 'grey on black, with the nearest passing colour',
      mended: {
        theme: (document) => {
          document.pairs = [['color.odd', 'color.bg', 4.5]];
          paint('dark', 'odd', '#bbbbbb')(document);
          paint('light', 'odd', '#000000')(document);
        },
      },
      theme: (document) => {
        document.pairs = [['color.odd', 'color.bg', 4.5]];
        paint('dark', 'odd', '#3a3a3a')(document);
        paint('light', 'odd', '#000000')(document);
      },
      file: theme,
      line: '"#3a3a3a"',
      pointer: '/semantic/dark/color/odd/$value',
      says: /^color\.odd on color\.bg \(dark\) has \d\.\d\d:1; 4\.5:1 is needed\. oklch\(.+\) passes\.$/,
    },
    {
      mistake: 'text that nobody can read, in a theme that names no pairs',
      theme: (document) => {
        document.pairs = [];
        paint('light', 'text', '#dddddd')(document);
      },
      also: ['CONTRAST_LOW'],
      file: theme,
      line: '"#dddddd"',
      pointer: '/semantic/light/color/text/$value',
      says: /^color\.text on color\.\w+ \(light\) has 1\.\d\d:1; 4\.5:1 is needed\./,
    },
  ],
  FONT_INVALID: [
    {
      mistake: 'a font that is a web page',
      mended: { fonts: { 'fake.woff2': 'wOF2' } },
      theme: (document) => {
        document.fonts = [{ family: 'Fake', weight: '400', file: 'fake.woff2' }];
      },
      fonts: { 'fake.woff2': '<html>' },
      file: theme,
      line: 'fake.woff2',
      pointer: '/fonts/0/file',
      says: /fonts\/fake\.woff2 is no WOFF2 font/,
    },
  ],
  ASSET_MISSING: [
    {
      mistake: 'a misspelt logo',
      mended: { merchant: { logo: 'logo.svg' } },
      merchant: { logo: 'lgoo.svg' },
      file: 'merchant.json',
      line: '"logo"',
      pointer: '/logo',
      nearest: 'logo.svg',
      says: /assets\/lgoo\.svg does not exist/,
    },
  ],
  ASSET_INVALID: [
    {
      mistake: 'a web page that is called a PNG',
      mended: { raw: { 'assets/banner.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>' } },
      raw: { 'assets/banner.png': '<html><script>1</script></html>' },
      file: 'assets/banner.png',
      says: /is not image\/png/,
    },
    { mistake: 'a program', raw: { 'assets/setup.exe': 'MZ' }, file: 'assets/setup.exe', says: /is not a picture/ },
  ],
  ASSET_ACTIVE: [
    {
      mistake: 'script in an SVG',
      mended: { raw: svg('<path d="M0 0h8v8z"/>') },
      raw: svg('<script>steal()</script>'),
      file: 'assets/logo.svg',
      line: '<script>',
      says: /contains a script/,
    },
    {
      mistake: 'an event handler in an SVG',
      raw: svg('<path d="M0 0"\nonload="steal()"/>'),
      file: 'assets/logo.svg',
      line: 'onload',
      says: /an event handler/,
    },
    {
      mistake: 'a script address in disguise',
      raw: svg('<a href="&#106;avascript:steal()"/>'),
      file: 'assets/logo.svg',
      line: 'steal',
      says: /an address that runs code/,
    },
    {
      mistake: 'a picture from elsewhere',
      raw: svg('<image href="https://evil.example/seen.png"/>'),
      file: 'assets/logo.svg',
      line: 'evil.example',
      says: /a link to something outside/,
    },
    {
      mistake: 'an entity that grows',
      raw: { 'assets/logo.svg': '<!DOCTYPE svg [<!ENTITY a "lol">]>\n<svg>&a;</svg>' },
      file: 'assets/logo.svg',
      says: /entities/,
    },
  ],
};
