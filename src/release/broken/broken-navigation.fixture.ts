import type { FeatureManifest } from '../../contracts/feature.ts';
import type { navigationProblems } from '../../contracts/problems/navigation-problems.ts';
import { features } from '../../features/index.ts';
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
      merchant: { extraRoutes: { '/m/vip': 'benefits.scren' } },
      file: 'merchant.json',
      line: '"/m/vip"',
      pointer: '/extraRoutes/~1m~1vip',
      nearest: 'benefits.screen',
      says: /leads to benefits\.scren, which does not exist/,
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
      merchant: { extraRoutes: { '/m/login': '/m/home' } },
      file: 'merchant.json',
      line: '"/m/login"',
      pointer: '/extraRoutes/~1m~1login',
      says: /never reached/,
    },
  ],
  CONTRIBUTION_UNKNOWN: [
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
      navigation: tabs('home.tab'),
      file: 'navigation.json',
      line: '"home.tab"',
      pointer: '/slots/footer.tab/1',
      says: /listed twice; give each copy a name with "as"/,
    },
  ],
  SLOT_EMPTY: [
    {
      mistake: 'no way to log in',
      navigation: { slots: { 'login.method': [] } },
      file: 'navigation.json',
      line: '"login.method"',
      pointer: '/slots/login.method',
      says: /login\.method needs at least one item/,
    },
  ],
  SLOT_FULL: [
    {
      mistake: 'two tabs in the raised middle',
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
      navigation: tabs({ id: 'promotions.tab', when: { all: [{ role: 'guest' }, { session: true }] } }),
      file: 'navigation.json',
      line: '"when"',
      pointer: '/slots/footer.tab/1/when',
      says: /never holds/,
    },
  ],
  FLAG_UNKNOWN: [
    {
      mistake: 'a misspelt flag',
      site: { flags: { CBS33: true } },
      file: 'site.json',
      line: '"CBS33"',
      pointer: '/flags/CBS33',
      nearest: 'CBS3',
      says: /"CBS33" is not in the catalogue of flags/,
    },
    {
      mistake: 'a misspelt flag in a condition',
      navigation: tabs({ id: 'promotions.tab', when: { flag: 'DEPOSITS' } }),
      file: 'navigation.json',
      line: '"when"',
      pointer: '/slots/footer.tab/1/when',
      nearest: 'DEPOSIT',
      says: /asks about the flag DEPOSITS/,
    },
    {
      mistake: 'a key for a flag that does not exist',
      site: { flagKeys: { vipBenefits: 'VIP3' } },
      file: 'site.json',
      line: '"vipBenefits"',
      pointer: '/flagKeys/vipBenefits',
      nearest: 'vipBenefit',
      says: /its key is never read/,
    },
  ],
  FLAG_VALUE: [
    {
      mistake: 'a flag that is "yes"',
      site: { flags: { CBS3: 'yes' } },
      file: 'site.json',
      line: '"CBS3"',
      pointer: '/flags/CBS3',
      says: /CBS3 is "yes", which means off/,
    },
  ],
  PROMISE_BROKEN: [
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
  FEATURE_INVALID: [
    {
      mistake: 'a feature that reads an unknown flag',
      features: withFeature({ flags: ['CBS33'] }),
      file: 'src/features/odd/feature.ts',
      nearest: 'CBS3',
      says: /The flag CBS33 is not in the catalogue/,
    },
  ],
};
