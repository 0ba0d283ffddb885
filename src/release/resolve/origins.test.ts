import { describe, expect, it } from 'vitest';
import { flagsCatalogue, settingsCatalogue } from '../../contracts/generated/catalogues.ts';
import { resolve, type SiteOptions } from './resolve-sources.fixture.ts';

const by = { layer: 'override', by: 'sana', at: '2026-11-21T00:00:00Z', reason: 'test' };
const engine = { layer: 'engine' };
const inFile = (layer: string, file: string, pointer: string) => ({ layer, file: `merchants/test/${file}`, pointer });

/** A value of a site with its origin, by the dotted name of the origin. */
function valueAndOrigin(options: SiteOptions, section: 'flags' | 'promotions' | 'template' | 'settings' | 'roles') {
  const { site, origins } = resolve(options);
  const values: Readonly<Record<string, unknown>> = { ...site[section] };
  return (name: string) => [values[name], origins.values[`${section}.${name}`]];
}

describe('where a setting comes from', () => {
  it('is each layer in turn, from the catalogue to a live change', () => {
    const of = valueAndOrigin(
      {
        settings: { 'login.remember': 'off' },
        site: { settings: { 'recovery.phone': true } },
        overrides: [
          { name: 'settings.activity.apply', value: true },
          { name: 'settings.ages.birthday', value: 25 },
          { name: 'settings.ages.gate', value: ['18'] },
          { name: 'settingsOfOld.login.remember', value: 'none' },
        ],
      },
      'settings',
    );
    expect(of('theme.scheme')).toEqual(['light', inFile('theme', 'theme.json', '/settings/theme.scheme')]);
    expect(of('login.remember')).toEqual(['off', inFile('merchant', 'merchant.json', '/settings/login.remember')]);
    expect(of('recovery.phone')).toEqual([true, inFile('site', 'site.json', '/settings/recovery.phone')]);
    expect(of('activity.apply')).toEqual([true, by]);
    expect(of('ages.birthday')).toEqual([25, by]);
    expect(Object.keys(resolve({ overrides: [{ name: 'settingsOfOld.x', value: 1 }] }).site.settings)).toEqual(
      Object.keys(settingsCatalogue.settings),
    );
    // What is neither a number nor a switch is a text; `checkOverrides` judges it.
    expect(of('ages.gate')).toEqual(['18', by]);
  });

  it('is the engine for every setting that nobody gives', () => {
    const { site, origins } = resolve();
    const settings: Readonly<Record<string, unknown>> = { ...site.settings };
    const { 'theme.scheme': _theme, ...others } = settingsCatalogue.settings;
    for (const [name, entry] of Object.entries(others)) {
      expect([name, settings[name], origins.values[`settings.${name}`]]).toEqual([name, entry.default, engine]);
    }
  });
});

describe('where a switch comes from', () => {
  it.each(['flags', 'promotions', 'template'] as const)(
    'is the catalogue, the site configuration or a live change: %s',
    (section) => {
      const [quiet = '', given = '', live = ''] = Object.keys(flagsCatalogue[section]);
      const of = valueAndOrigin(
        {
          site: { [section]: { [given]: 'Y', [live]: 'N' } },
          overrides: [{ name: `${section}.${live}`, value: '1' }],
        },
        section,
      );
      const defaults: Readonly<Record<string, { readonly default: boolean }>> = flagsCatalogue[section];
      expect(of(quiet)).toEqual([defaults[quiet]?.default, engine]);
      expect(of(given)).toEqual([true, inFile('site', 'site.json', `/${section}/${given}`)]);
      expect(of(live)).toEqual([true, by]);
    },
  );

  it('is the name under which the platform sends a flag, where it sends it', () => {
    const flagKeys = { vipBenefit: 'VIP/9', CBS3: 'CHAT' };
    const of = valueAndOrigin({ site: { flagKeys, flags: { 'VIP/9': 1, CBS3: true } } }, 'flags');
    expect(of('vipBenefit')).toEqual([true, inFile('site', 'site.json', '/flags/VIP~19')]);
    expect(of('CBS3')).toEqual([true, inFile('site', 'site.json', '/flags/CBS3')]);
    const off = valueAndOrigin({ site: { flagKeys, flags: { CHAT: 'N', CBS3: true } } }, 'flags');
    expect(off('CBS3')).toEqual([false, inFile('site', 'site.json', '/flags/CHAT')]);
  });

  it('has other names for flags alone', () => {
    const flagKeys = { LOGIN: 'ENTER' };
    expect(resolve({ site: { flagKeys, promotions: { ENTER: true } } }).site.promotions['LOGIN']).toBe(
      flagsCatalogue.promotions['LOGIN']?.default,
    );
  });
});

describe('where a role list comes from', () => {
  it('is the engine, the site configuration or a live change', () => {
    const of = valueAndOrigin(
      { site: { roles: { deposit: [0, 41] } }, overrides: [{ name: 'roles.withdraw', value: [0] }] },
      'roles',
    );
    expect(of('deposit')).toEqual([[0, 41], inFile('site', 'site.json', '/roles/deposit')]);
    expect(of('withdraw')).toEqual([[0], by]);
    for (const name of ['member', 'trial', 'nonAgent'] as const) {
      expect(of(name)).toEqual([flagsCatalogue.roles[name]?.default, engine]);
    }
  });

  it.each([['all'], [[0, -1]], [[1.5]], [['0']], [{ 0: 0 }], [null]])(
    'lets nobody in where a live change gives %j, which is no list of customer types',
    (value) => {
      const of = valueAndOrigin({ overrides: [{ name: 'roles.deposit', value }] }, 'roles');
      expect(of('deposit')).toEqual([[], by]);
    },
  );
});

describe('where maintenance comes from', () => {
  const maintenance = (options: SiteOptions) => {
    const { site, origins } = resolve(options);
    return [site.maintenance, origins.values['maintenance']];
  };

  it('is the engine, the site configuration or a live change', () => {
    expect(maintenance({})).toEqual([false, engine]);
    const site = { maintenance: true };
    expect(maintenance({ site })).toEqual([true, inFile('site', 'site.json', '/maintenance')]);
    expect(maintenance({ site, overrides: [{ name: 'maintenance', value: false }] })).toEqual([false, by]);
  });
});

describe('where links and rules come from', () => {
  it('is the site configuration for links, and each layer for a rule', () => {
    const { origins } = resolve({
      fields: { email: { min: 7 } },
      site: { register: { email: { required: true } } },
      overrides: [{ name: 'register.email.max', value: 40 }],
    });
    const { values } = origins;
    expect(values['resources']).toEqual(inFile('site', 'site.json', '/resources'));
    expect(values['rules.email.min']).toEqual(inFile('merchant', 'registration.json', '/fields/email/min'));
    expect(values['rules.email.required']).toEqual(inFile('site', 'site.json', '/register/email/required'));
    expect(values['rules.email.max']).toEqual(by);
  });
});

describe('lists and tables of a site', () => {
  const of = (options: SiteOptions) => {
    const { resources, customerService, imageHosts, paths, errorTexts, errorCodes, extraRoutes, hosts } =
      resolve(options).site;
    return { resources, customerService, imageHosts, paths, errorTexts, errorCodes, extraRoutes, images: hosts.image };
  };

  it('are empty where nobody fills them', () => {
    expect(of({})).toEqual({
      ...{ resources: [], customerService: [], imageHosts: [], paths: {} },
      ...{ errorTexts: {}, errorCodes: {}, extraRoutes: {}, images: [] },
    });
  });

  it('are as the files give them', () => {
    const given = {
      resources: [{ resourceType: 'TELEGRAM', url: 'https://t.me/x' }],
      customerService: [{ type: 'LIVECHAT', title: 'Chat' }],
      paths: { login: '/api/login' },
      errorCodes: { 'E-1': 'MSG0012' },
    };
    const imageCDNs = ['https://img.example'];
    const errorTexts = { MSG0012: 'shop:soldOut' };
    const extraRoutes = { '/m/buy': 'shop.screen' };
    expect(of({ site: { ...given, imageCDNs }, merchant: { errorTexts }, extraRoutes })).toEqual({
      ...{ ...given, errorTexts, extraRoutes },
      ...{ imageHosts: imageCDNs, images: imageCDNs },
    });
  });
});
