import { createHash } from 'node:crypto';
import type { LobbyDocument } from '../../contracts/generated/lobby.ts';
import type { NavigationItem } from '../../contracts/generated/navigation.ts';
import type { RegistrationRules } from '../../contracts/generated/registration-rules.ts';
import type { SiteConfiguration } from '../../contracts/generated/site-configuration.ts';
import type { FeatureManifest } from '../../contracts/feature.ts';
import type { Override } from '../../contracts/origins.ts';
import type { Valid, ValidSource } from '../validate/valid-source.ts';
import type { ThemeSettings } from './resolve-site.ts';
import { resolveSite } from './resolve-site.ts';

const menu = (name: string, order: number) =>
  ({
    id: `shop.${name}`,
    order,
    label: `shop:${name}`,
    icon: 'home',
    target: { route: 'shop.screen' },
    visible: { flag: 'CBS3' },
  }) as const;

/** A feature with two tabs, a page and a way to log in. */
export const shop: FeatureManifest = {
  id: 'shop',
  owner: 'platform',
  routes: [{ id: 'shop.screen', path: '/m/shop', title: 'shop:title' }],
  contributes: {
    'footer.tab': [menu('late', 20), menu('early', 10)],
    'home.section': [{ id: 'shop.section', order: 10, block: 'shop.section' }],
    'login.method': [{ id: 'shop.login', order: 10, label: 'shop:login', form: 'loginUsername' }],
  },
  blocks: ['shop.section'],
};

/** What a test says about a site; everything else is as silent as can be. */
export interface SiteOptions {
  readonly site?: Partial<SiteConfiguration>;
  readonly settings?: ValidSource['merchant']['value']['settings'];
  readonly fields?: RegistrationRules['fields'];
  readonly tabs?: readonly (string | NavigationItem)[];
  /** Further slots that the navigation lists. */
  readonly slots?: ValidSource['navigation']['value']['slots'];
  readonly lobby?: Pick<LobbyDocument, 'games' | 'vendors'>;
  readonly overrides?: readonly Pick<Override, 'name' | 'value' | 'until'>[];
  readonly features?: readonly FeatureManifest[];
  readonly extraRoutes?: Readonly<Record<string, string>>;
  /** Further words of merchant.json. */
  readonly merchant?: Partial<ValidSource['merchant']['value']>;
  readonly assets?: ValidSource['assets'];
  /** Code of the currency. */
  readonly currency?: string;
}

function document<T>(file: string, value: T): Valid<T> {
  return { file: `merchants/test/${file}`, text: JSON.stringify(value, null, 2), value };
}

/** Resolves a site of the features given, of the shop alone when none are. */
export function resolve({
  site,
  settings = {},
  fields = {},
  tabs,
  slots = {},
  lobby,
  overrides = [],
  features = [shop],
  extraRoutes = {},
  currency = 'GBP',
  merchant = {},
  assets = new Map(),
}: SiteOptions = {}) {
  const source: ValidSource = {
    code: 'test',
    folder: 'merchants/test',
    merchant: document('merchant.json', {
      $schema: '',
      format: 2,
      code: 'test',
      name: 'Test',
      domains: [],
      theme: 'plain',
      languages: { default: 'en', offered: ['en'] },
      currency: { code: currency, symbol: '£' },
      logo: 'logo.svg',
      dialingCode: '+44',
      settings,
      extraRoutes: { ...extraRoutes },
      ...merchant,
    }),
    site: document('site.json', { $schema: '', ...site }),
    lobby: document('lobby.json', { $schema: '', ...lobby }),
    navigation: document('navigation.json', {
      $schema: '',
      slots: { ...slots, ...(tabs ? { 'footer.tab': [...tabs] } : {}) },
    }),
    registration: document('registration.json', { $schema: '', fields }),
    strings: {},
    assets,
  };
  const theme: ThemeSettings = document('theme.json', { settings: { 'theme.scheme': 'light' as const } });
  return resolveSite({
    source,
    theme,
    features,
    overrides: overrides.map((entry) => ({ ...entry, author: 'sana', reason: 'test', at: '2026-11-21T00:00:00Z' })),
    hash: (text) => createHash('sha256').update(text).digest('hex'),
  });
}

/** What is wrong with a site: codes, each with the nearest name. */
export const codes = (options: SiteOptions) =>
  resolve(options).problems.map(({ code, nearest }) => [code, nearest] as const);
