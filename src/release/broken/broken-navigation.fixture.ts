import type { FeatureManifest } from '../../contracts/feature.ts';
import type { navigationProblems } from '../../contracts/problems/navigation-problems.ts';
import { features } from '../../features/index.ts';
import { brokenFlags } from './broken-flags.fixture.ts';
import type { BrokenFolders } from './broken-folder.fixture.ts';

const tabs = (...items: unknown[]) => ({ slots: { 'footer.tab': ['home.tab', ...items] } });
const withFeature = (change: Partial<FeatureManifest>): readonly FeatureManifest[] => [
  ...features,
  { id: 'odd', owner: 'platform', ...change },
];

/** Folders that show what is not there, or lead where nothing is. */
export const brokenNavigation: BrokenFolders<keyof typeof navigationProblems> = {
  LINK_UNKNOWN: [
    {
      mistake: 'a dead link',
      mended: { merchant: { extraRoutes: { '/m/vip': 'benefits.screen' } } },
      merchant: { extraRoutes: { '/m/vip': 'benefits.scren' } },
      file: 'merchant.json',
      line: '"/m/vip"',
      pointer: '/extraRoutes/~1m~1vip',
      nearest: 'benefits.screen',
      says: /leads to benefits\.scren, which does not exist/,
    },
    {
      mistake: 'a further address that leads to a path that no page has',
      merchant: { extraRoutes: { '/m/vip': '/m/benefitts' } },
      file: 'merchant.json',
      line: '"/m/vip"',
      pointer: '/extraRoutes/~1m~1vip',
      says: /leads to \/m\/benefitts, which does not exist/,
    },
    {
      mistake: 'a feature whose row leads to no route',
      features: withFeature({
        contributes: {
          'settings.row': [
            { id: 'odd.row', order: 1, label: 'app:login', icon: 'gift', target: { route: 'home.screeen' } },
          ],
        },
      }),
      file: 'src/features/odd/feature.ts',
      nearest: 'home.screen',
      says: /odd\.row leads to home\.screeen/,
    },
  ],
  ROUTE_TAKEN: [
    {
      mistake: 'a further address that a feature has',
      mended: { merchant: { extraRoutes: { '/m/enter': '/m/home' } } },
      merchant: { extraRoutes: { '/m/login': '/m/home' } },
      file: 'merchant.json',
      line: '"/m/login"',
      pointer: '/extraRoutes/~1m~1login',
      says: /never reached/,
    },
    {
      mistake: 'a further address that a feature has in other letters',
      merchant: { extraRoutes: { '/M/Login': '/m/home' } },
      file: 'merchant.json',
      line: '"/M/Login"',
      pointer: '/extraRoutes/~1M~1Login',
      says: /never reached/,
    },
    {
      mistake: 'the same address twice',
      merchant: { extraRoutes: { '/m/vip': '/m/home', '/m/VIP': 'benefits.screen' } },
      file: 'merchant.json',
      line: '"/m/vip"',
      pointer: '/extraRoutes/~1m~1vip',
      says: /\/m\/vip is the same address as \/m\/VIP/,
    },
  ],
  ROUTE_SLASHED: [
    {
      mistake: 'a further address that ends in a slash',
      mended: { merchant: { extraRoutes: { '/m/vip': 'benefits.screen' } } },
      merchant: { extraRoutes: { '/m/vip/': 'benefits.screen' } },
      file: 'merchant.json',
      line: '"/m/vip/"',
      pointer: '/extraRoutes/~1m~1vip~1',
      nearest: '/m/vip',
      says: /a slash too many/,
    },
    {
      mistake: 'a target that ends in a slash',
      merchant: { extraRoutes: { '/m/vip': '/m//activity/?from=vip' } },
      file: 'merchant.json',
      line: '"/m/vip"',
      pointer: '/extraRoutes/~1m~1vip',
      nearest: '/m/activity?from=vip',
      says: /a slash too many/,
    },
  ],
  ROUTE_OFF: [
    {
      mistake: 'a further address of a feature that is switched off',
      mended: { merchant: { features: { lottery: false }, extraRoutes: { '/m/luck': 'games.all' } } },
      merchant: { features: { lottery: false }, extraRoutes: { '/m/luck': 'lottery.screen' } },
      file: 'merchant.json',
      line: '"/m/luck"',
      pointer: '/extraRoutes/~1m~1luck',
      says: /leads to lottery\.screen, and features switches lottery off/,
    },
    {
      mistake: 'a further address that leads to the path of a feature that is switched off',
      merchant: { features: { lottery: false }, extraRoutes: { '/m/luck': '/m/LOTTERY?x=1' } },
      file: 'merchant.json',
      line: '"/m/luck"',
      pointer: '/extraRoutes/~1m~1luck',
      says: /features switches lottery off/,
    },
  ],
  ROUTE_CHAINED: [
    {
      mistake: 'a further address that leads to another one',
      mended: { merchant: { extraRoutes: { '/m/a': 'benefits.screen', '/m/b': 'benefits.screen' } } },
      merchant: { extraRoutes: { '/m/a': '/m/B', '/m/b': 'benefits.screen' } },
      file: 'merchant.json',
      line: '"/m/a"',
      pointer: '/extraRoutes/~1m~1a',
      says: /^\/m\/a → \/m\/b → benefits\.screen takes more than one step/,
    },
  ],
  ROUTE_LOOP: [
    {
      mistake: 'two further addresses that lead to each other',
      mended: { merchant: { extraRoutes: { '/m/a': '/m/home', '/m/b': '/m/home' } } },
      merchant: { extraRoutes: { '/m/a': '/m/b', '/m/b': '/m/a' } },
      file: 'merchant.json',
      line: '"/m/a"',
      pointer: '/extraRoutes/~1m~1a',
      says: /^\/m\/a → \/m\/b → \/m\/a never ends/,
      also: ['ROUTE_LOOP'],
    },
    {
      mistake: 'a further address that leads to itself',
      merchant: { extraRoutes: { '/m/a': '/m/A?again' } },
      file: 'merchant.json',
      line: '"/m/a"',
      pointer: '/extraRoutes/~1m~1a',
      says: /never ends/,
    },
  ],
  CONTRIBUTION_UNKNOWN: [
    {
      mistake: 'a misspelt shelf of the lobby',
      mended: { navigation: { slots: { 'home.section': ['home.games', 'home.topTen'] } } },
      navigation: { slots: { 'home.section': ['home.games', 'home.topten'] } },
      file: 'navigation.json',
      line: '"home.topten"',
      pointer: '/slots/home.section/1',
      nearest: 'home.topTen',
      says: /No feature offers "home\.topten" to home\.section/,
    },
    {
      mistake: 'a misspelt tab',
      navigation: tabs('promotion.tab'),
      file: 'navigation.json',
      line: '"promotion.tab"',
      pointer: '/slots/footer.tab/1',
      nearest: 'promotions.tab',
      says: /No feature offers "promotion\.tab" to footer\.tab/,
    },
  ],
  CONTRIBUTION_MISPLACED: [
    {
      mistake: 'a menu row among the tabs',
      mended: { navigation: tabs('promotions.tab') },
      navigation: tabs('promotions.menu'),
      file: 'navigation.json',
      line: '"promotions.menu"',
      pointer: '/slots/footer.tab/1',
      nearest: 'promotions.tab',
      says: /belongs to sideMenu\.item, not to footer\.tab/,
    },
  ],
  CONTRIBUTION_REPEATED: [
    {
      mistake: 'one tab twice',
      mended: { navigation: tabs({ id: 'promotions.tab' }) },
      navigation: tabs('home.tab'),
      file: 'navigation.json',
      line: '"home.tab"',
      pointer: '/slots/footer.tab/1',
      says: /listed twice; give each copy a name with "as"/,
    },
  ],
  SLOT_EMPTY: [
    {
      mistake: 'a lobby without a section',
      mended: { navigation: { slots: { 'home.section': ['home.games'] } } },
      navigation: { slots: { 'home.section': [] } },
      file: 'navigation.json',
      line: '"home.section"',
      pointer: '/slots/home.section',
      says: /home\.section needs at least one item/,
    },
  ],
  SLOT_FULL: [
    {
      mistake: 'two tabs in the raised middle',
      mended: { navigation: tabs({ id: 'promotions.tab', emphasis: 'centre' }, 'messages.tab') },
      navigation: tabs({ id: 'promotions.tab', emphasis: 'centre' }, { id: 'messages.tab', emphasis: 'centre' }),
      file: 'navigation.json',
      line: '{',
      pointer: '/slots/footer.tab/2',
      says: /The middle of footer\.tab takes one item, not 2/,
    },
  ],
  ICON_UNKNOWN: [
    {
      mistake: 'a misspelt icon',
      mended: { navigation: tabs({ id: 'promotions.tab', icon: 'gift' }) },
      navigation: tabs({ id: 'promotions.tab', icon: 'gfit' }),
      file: 'navigation.json',
      line: '"icon"',
      pointer: '/slots/footer.tab/1/icon',
      nearest: 'gift',
      says: /no icon "gfit"/,
    },
  ],
  CONDITION_WIDER: [
    {
      mistake: 'a condition that would show chat without its flag',
      mended: { navigation: { slots: { 'messageCentre.row': [{ id: 'liveChat.row', when: { session: true } }] } } },
      navigation: {
        slots: { 'messageCentre.row': [{ id: 'liveChat.row', when: { any: [{ flag: 'CBS3' }, { session: true }] } }] },
      },
      file: 'navigation.json',
      line: '"when"',
      pointer: '/slots/messageCentre.row/0/when',
      says: /narrower already/,
    },
  ],
  CONDITION_NEVER: [
    {
      mistake: 'a guest who is signed in',
      mended: { navigation: tabs({ id: 'promotions.tab', when: { session: true } }) },
      navigation: tabs({ id: 'promotions.tab', when: { all: [{ role: 'guest' }, { session: true }] } }),
      file: 'navigation.json',
      line: '"when"',
      pointer: '/slots/footer.tab/1/when',
      says: /never holds/,
    },
  ],
  PROMISE_BROKEN: [
    {
      mistake: 'no way to log in',
      mended: { navigation: { slots: { 'login.method': ['login.username'] } } },
      navigation: { slots: { 'login.method': [] } },
      file: 'navigation.json',
      line: '"login.method"',
      pointer: '/slots/login.method',
      says: /way to log in.* breaks at login\.method, for a guest/,
    },
    {
      mistake: 'the only way to log in hangs on a flag that is off',
      navigation: { slots: { 'login.method': ['login.mobile'] } },
      site: { flags: { MOBILEVERCODELOGIN3: false } },
      file: 'navigation.json',
      line: '"login.mobile"',
      pointer: '/slots/login.method/0',
      says: /way to log in.* breaks at login\.method, for a guest, as the site stands\. .*it is off, from the site/,
    },
    {
      mistake: 'a live change that takes the only way to log in away',
      navigation: { slots: { 'login.method': ['login.mobile'] } },
      site: { flags: { MOBILEVERCODELOGIN3: true } },
      overrides: [{ name: 'flags.MOBILEVERCODELOGIN3', value: false }],
      file: 'override flags.MOBILEVERCODELOGIN3',
      says: /it is off, from an override by a at 2030/,
    },
  ],
  FEATURE_REMAINS: [
    {
      mistake: 'no promotions, to which the pages of benefits and of rewards lead',
      mended: { merchant: { features: { lottery: false } } },
      merchant: { features: { promotions: false } },
      file: 'merchant.json',
      line: '"promotions"',
      pointer: '/features/promotions',
      also: ['FEATURE_REMAINS'],
      says: /promotions is switched off, and the screens of benefits still lead to promotions\.list/,
    },
  ],
  FEATURE_INVALID: [
    {
      mistake: 'a feature that reads an unknown flag',
      mended: { features: withFeature({ flags: ['CBS3'] }) },
      shown: {
        wrong:
          "In `src/features/odd/feature.ts`, which is code of the engine:\n\n```ts\nexport const odd = defineFeature({ id: 'odd', owner: 'platform', flags: ['CBS33'] });\n```",
        mended: "```ts\nexport const odd = defineFeature({ id: 'odd', owner: 'platform', flags: ['CBS3'] });\n```",
      },
      features: withFeature({ flags: ['CBS33'] }),
      file: 'src/features/odd/feature.ts',
      nearest: 'CBS3',
      says: /The flag CBS33 is not in the catalogue/,
    },
  ],
  ...brokenFlags,
};
