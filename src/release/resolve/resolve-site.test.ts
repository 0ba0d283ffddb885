import { describe, expect, it } from 'vitest';
import type { FeatureManifest } from '../../contracts/feature.ts';
import { codes, resolve, shop } from './resolve-sources.fixture.ts';

const row = { id: 'odd.row', order: 10, label: 'odd:row', icon: 'home', target: { route: 'odd.screen' } } as const;

describe('resolveSite', () => {
  it.each([
    ['GBP', {}],
    ['JPY', { decimals: 0 }],
    ['KWD', { decimals: 3 }],
  ])('tells the decimals of %s where they are not two', (currency, decimals) => {
    expect(resolve({ currency }).site.identity.currency).toEqual({ code: currency, symbol: '£', ...decimals });
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

  it('may be vendors alone', () => {
    const { site, origins } = resolve({ lobby: { vendors: ['PG'] } });
    expect(site.lobby).toEqual({ games: [], vendors: ['PG'] });
    const own = Object.entries(origins.values).filter(([path]) => path.startsWith('lobby.'));
    expect(own).toEqual([
      ['lobby.vendors', { layer: 'merchant', file: 'merchants/test/lobby.json', pointer: '/vendors' }],
    ]);
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

  it('hears of a flag that does not exist from every condition of a feature', () => {
    const when = { flag: 'CBS33' };
    const odd: FeatureManifest = {
      id: 'odd',
      owner: 'platform',
      flags: ['CBS3'],
      routes: [
        { id: 'odd.screen', path: '/m/odd', title: 'odd:title', guards: [{ when, to: 'shop.screen' }] },
        { id: 'odd.other', path: '/m/other', title: 'odd:title', aliases: ['/m/odd'] },
      ],
      contributes: {
        'settings.row': [
          { ...row, visible: when },
          {
            ...row,
            id: 'odd.second',
            refuses: [{ when: { setting: 'ageGat', is: 'off' }, answer: { text: 'odd:no' } }],
          },
        ],
      },
    };
    const found = resolve({ features: [shop, odd] }).problems.map(({ code, file, message, nearest }) =>
      [code, file, message, nearest].join(' | '),
    );
    const strange = 'FEATURE_INVALID | src/features/odd/feature.ts | ';
    expect(found).toEqual([
      `${strange}A condition asks about the flag CBS33, which does not exist. | CBS3`,
      `${strange}A condition asks about the setting ageGat, which does not exist. | ageGate`,
      `${strange}A condition asks about the flag CBS33, which does not exist. | CBS3`,
      `${strange}The path /m/odd belongs to odd already. | `,
    ]);
  });

  it('warns about strange patterns in both files that may name one, and knows those of the brand', () => {
    const found = resolve({
      merchant: { patterns: { own: '^a+$' } },
      fields: { email: { patternId: 'own' }, password: { patternId: 'pasword' } },
      site: { register: { password: { patternId: 'ownn' } } },
    }).problems;
    expect(
      found.map(({ code, severity, file, pointer, message, nearest }) => ({
        code,
        severity,
        file,
        pointer,
        message,
        nearest,
      })),
    ).toEqual([
      {
        ...{ code: 'PATTERN_UNKNOWN', severity: 'warning', file: 'merchants/test/registration.json' },
        ...{ pointer: '/fields/password/patternId', nearest: 'password' },
        message: '"pasword" is no pattern; only the lengths of password are checked.',
      },
      {
        ...{ code: 'PATTERN_UNKNOWN', severity: 'warning', file: 'merchants/test/site.json' },
        ...{ pointer: '/register/password/patternId', nearest: 'own' },
        message: '"ownn" is no pattern; only the lengths of password are checked.',
      },
    ]);
  });

  it('has the patterns of the brand in its forms', () => {
    const { forms } = resolve({
      merchant: { patterns: { own: '^a+$' } },
      fields: { username: { patternId: 'own' } },
    });
    expect(forms['registrationUsername']?.schema['properties']).toMatchObject({ username: { pattern: '^a+$' } });
  });

  it('refuses to have a second person asked about a switch that does not exist', () => {
    const approval = ['flags.CBS3', 'promotions.LOGIN', 'template.mem_cen', 'flags.CSB3'];
    const { problems } = resolve({ merchant: { approval } });
    expect(problems.map(({ code, pointer, message, nearest }) => [code, pointer, message, nearest])).toEqual([
      ['FLAG_UNKNOWN', '/approval/3', '"flags.CSB3" is no switch.', 'flags.CBS3'],
    ]);
  });
});
