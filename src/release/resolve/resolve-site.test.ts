import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
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

const shop: FeatureManifest = {
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

interface Options {
  readonly site?: Partial<SiteConfiguration>;
  readonly settings?: ValidSource['merchant']['value']['settings'];
  readonly fields?: RegistrationRules['fields'];
  readonly tabs?: readonly (string | NavigationItem)[];
  readonly lobby?: Pick<LobbyDocument, 'games' | 'vendors'>;
  readonly overrides?: readonly Pick<Override, 'name' | 'value'>[];
  readonly features?: readonly FeatureManifest[];
  readonly extraRoutes?: Readonly<Record<string, string>>;
  /** Code of the currency. */
  readonly currency?: string;
}

function document<T>(file: string, value: T): Valid<T> {
  return { file: `merchants/test/${file}`, text: JSON.stringify(value, null, 2), value };
}

function resolve({
  site,
  settings = {},
  fields = {},
  tabs,
  lobby,
  overrides = [],
  features = [shop],
  extraRoutes = {},
  currency = 'GBP',
}: Options = {}) {
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
    }),
    site: document('site.json', { $schema: '', ...site }),
    lobby: document('lobby.json', { $schema: '', ...lobby }),
    navigation: document('navigation.json', { $schema: '', slots: tabs ? { 'footer.tab': [...tabs] } : {} }),
    registration: document('registration.json', { $schema: '', fields }),
    strings: {},
    assets: new Map(),
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

const codes = (options: Options) => resolve(options).problems.map(({ code, nearest }) => [code, nearest]);

describe('resolveSite', () => {
  it.each([
    ['GBP', {}],
    ['JPY', { decimals: 0 }],
    ['KWD', { decimals: 3 }],
  ])('tells the decimals of %s where they are not two', (currency, told) => {
    expect(resolve({ currency }).site.identity.currency).toEqual({ code: currency, symbol: '£', ...told });
  });

  it('lets each layer win over the one below and remembers which it was', () => {
    const { site, origins } = resolve({
      site: { flags: { CBS3: 'Y', FREEPLAY3: 'yes' } },
      settings: { 'login.remember': 'off' },
      overrides: [{ name: 'flags.FREEPLAY3', value: true }],
    });
    expect(site.flags).toMatchObject({ CBS3: true, FREEPLAY3: true, DEPOSIT: false });
    expect(site.settings).toMatchObject({ 'theme.scheme': 'light', 'login.remember': 'off', 'activity.apply': false });
    const layers = [
      'flags.DEPOSIT',
      'settings.theme.scheme',
      'settings.login.remember',
      'flags.CBS3',
      'flags.FREEPLAY3',
    ];
    expect(layers.map((path) => origins.values[path]?.layer)).toEqual([
      'engine',
      'theme',
      'merchant',
      'site',
      'override',
    ]);
    expect(origins.values['flags.FREEPLAY3']).toMatchObject({ by: 'sana', reason: 'test' });
    expect(origins.values['flags.CBS3']).toMatchObject({ file: 'merchants/test/site.json', pointer: '/flags/CBS3' });
  });

  it('reads a flag under the name that the merchant’s server gives it', () => {
    const { site } = resolve({ site: { flagKeys: { vipBenefit: 'VIP9' }, flags: { VIP9: 1 } } });
    expect(site.flags['vipBenefit']).toBe(true);
  });

  it('merges rules property by property into rules and forms alike', () => {
    const { site, forms, origins } = resolve({
      fields: { email: { enabled: true, min: 7 } },
      site: { register: { email: { required: true } } },
      overrides: [{ name: 'register.email.max', value: 40 }],
    });
    expect(site.rules['email']).toMatchObject({ enabled: true, required: true, min: 7, max: 40, patternId: 'email' });
    expect(forms['registrationUsername']?.schema['required']).toContain('email');
    expect(site.forms['registrationUsername']).toBe(forms['registrationUsername']?.$id);
    expect(origins.values['rules.email.required']?.layer).toBe('site');
  });

  it('has role lists from the site configuration, the rest from the engine', () => {
    expect(resolve({ site: { roles: { deposit: [0, 41] } } }).site.roles).toMatchObject({
      deposit: [0, 41],
      nonAgent: [0, 4, 40],
    });
  });

  it('has what players read while it is closed: messages, and the end of the last override to end @C-602', () => {
    const notice = (...own: readonly { readonly value: unknown; readonly until?: string }[]) =>
      resolve({ overrides: own.map((one) => ({ name: 'maintenance', ...one })) }).site;
    const messages = { en: 'New games', ur: 'نئی گیمز' };
    const [soon, later] = ['2030-01-01T10:00:00.000Z', '2030-01-01T12:00:00.000Z'];
    expect(notice({ value: { messages }, until: soon })).toMatchObject({
      maintenance: true,
      maintenanceNotice: { messages, until: soon },
    });
    expect(notice({ value: true, until: later }, { value: true, until: soon }).maintenanceNotice).toEqual({
      until: later,
    });
    // Nobody knows the end of what lies below, and what lies below an opening counts no more.
    expect(notice({ value: true }, { value: true, until: soon })).not.toHaveProperty('maintenanceNotice');
    expect(
      notice({ value: true }, { value: false, until: later }, { value: true, until: soon }).maintenanceNotice,
    ).toEqual({
      until: soon,
    });
    const { problems } = resolve({
      overrides: [{ name: 'maintenance', value: { messages: { en: 'x'.repeat(301) } } }],
    });
    expect(problems.map(({ code }) => code)).toEqual(['SCHEMA_TYPE']);
  });

  it('takes every kind of live change, and reports one that names or gives nonsense', () => {
    const changes = [
      { name: 'maintenance', value: true },
      { name: 'settings.recovery.phone', value: true },
      { name: 'roles.deposit', value: [0] },
    ];
    const { site, problems } = resolve({ overrides: changes });
    expect([problems, site.maintenance, site.settings['recovery.phone'], site.roles.deposit]).toEqual([
      [],
      true,
      true,
      [0],
    ]);
    const wrong = [
      { name: 'flags.CSB3', value: true },
      { name: 'settings.toast.longMs', value: 1 },
      { name: 'settings.login.remember', value: 'plain' },
      { name: 'register.emial.min', value: 1 },
      { name: 'register.email.min', value: '1' },
      { name: 'roles.deposit', value: 'all' },
      { name: 'flag.CBS3', value: true },
    ];
    expect(codes({ overrides: wrong })).toEqual([
      ['FLAG_UNKNOWN', 'CBS3'],
      ['SCHEMA_TYPE', undefined],
      ['SCHEMA_TYPE', undefined],
      ['FIELD_UNKNOWN', 'email'],
      ['SCHEMA_TYPE', undefined],
      ['SCHEMA_TYPE', undefined],
      ['SCHEMA_UNKNOWN_KEY', 'flags'],
    ]);
  });
});

describe('navigation', () => {
  it('keeps the features’ order where a slot is not listed', () => {
    expect(resolve().site.slots['footer.tab'].map(({ id }) => id)).toEqual(['shop.early', 'shop.late']);
  });

  it('chooses, orders, renames and narrows, and remembers what it left out', () => {
    const tab = { id: 'shop.late', label: 'merchant:last', icon: 'star', params: { id: '7' }, when: { session: true } };
    const { site, origins } = resolve({ tabs: [tab] });
    expect(site.slots['footer.tab']).toEqual([
      {
        id: 'shop.late',
        order: 10,
        label: 'merchant:last',
        icon: 'star',
        target: { route: 'shop.screen', params: { id: '7' } },
        visible: { all: [{ flag: 'CBS3' }, { session: true }] },
      },
    ]);
    expect(origins.dropped).toMatchObject([{ id: 'shop.early', slot: 'footer.tab', pointer: '/slots/footer.tab' }]);
  });

  it('takes a contribution twice when each copy has a name', () => {
    const copies = [
      { id: 'shop.late', as: 'one' },
      { id: 'shop.late', as: 'two' },
    ];
    const { site, problems } = resolve({ tabs: copies });
    expect(site.slots['footer.tab'].map(({ id }) => id)).toEqual(['shop.late:one', 'shop.late:two']);
    expect(problems).toEqual([]);
    expect(codes({ tabs: ['shop.late', 'shop.late'] })).toEqual([['CONTRIBUTION_REPEATED', undefined]]);
  });

  it('places an unknown id in the file and names the nearest one', () => {
    const [problem] = resolve({ tabs: ['shop.early', 'shop.lat'] }).problems;
    expect(problem).toMatchObject({
      code: 'CONTRIBUTION_UNKNOWN',
      file: 'merchants/test/navigation.json',
      pointer: '/slots/footer.tab/1',
      line: 6,
      nearest: 'shop.late',
    });
  });

  it('reports an empty slot that needs an item, and a condition on a flag that does not exist', () => {
    expect(codes({ tabs: [] })).toEqual([['SLOT_EMPTY', undefined]]);
    expect(codes({ tabs: [{ id: 'shop.late', when: { flag: 'CBS33' } }] })).toEqual([['FLAG_UNKNOWN', 'CBS3']]);
  });
});

describe('the first games and vendors', () => {
  it('come from lobby.json, with their place', () => {
    const { site, origins } = resolve({ lobby: { games: ['crown-reserve'] } });
    expect(site.lobby).toEqual({ games: ['crown-reserve'], vendors: [] });
    expect(origins.values['lobby.games']).toMatchObject({
      layer: 'merchant',
      file: 'merchants/test/lobby.json',
      pointer: '/games',
    });
    expect(origins.values['lobby.vendors']).toBeUndefined();
  });

  it('leave the site of a brand that names none as it was', () => {
    expect(resolve().site).not.toHaveProperty('lobby');
    expect(resolve({ lobby: { games: [], vendors: [] } }).site).not.toHaveProperty('lobby');
  });
});

describe('checks while resolving', () => {
  it('keeps names that the catalogues lack', () => {
    expect(resolve({ site: { promotions: { REFERAL: true } } }).site.promotions['REFERAL']).toBe(true);
  });

  it('warns about a pattern id that nobody registered', () => {
    expect(codes({ fields: { email: { patternId: 'emial' } } })).toEqual([['PATTERN_UNKNOWN', 'email']]);
  });

  it('refuses a further address that leads nowhere or can never be reached', () => {
    const extraRoutes = { '/m/buy': 'shop.screen', '/m/old': '/m/shop', '/m/x': 'shop.scren', '/m/shop': '/m/home' };
    expect(codes({ extraRoutes })).toEqual([
      ['LINK_UNKNOWN', 'shop.screen'],
      ['ROUTE_TAKEN', undefined],
    ]);
    expect(resolve({ extraRoutes }).site.extraRoutes).toEqual(extraRoutes);
  });

  it('refuses a feature that asks for an unknown flag or takes another’s path', () => {
    const other: FeatureManifest = {
      id: 'other',
      owner: 'platform',
      flags: ['CBS33'],
      routes: [{ id: 'other.screen', path: '/m/shop', title: 'other:title' }],
    };
    expect(codes({ features: [shop, other] })).toEqual([
      ['FEATURE_INVALID', 'CBS3'],
      ['FEATURE_INVALID', undefined],
    ]);
  });
});
