import type { BootDocument } from '../../contracts/release.ts';
import type { SitePart } from '../../contracts/site.ts';
import { slotIds } from '../../engine/index.ts';
import { type SettingOptions, someSettings } from '../../engine/site.fixture.ts';

/** What a test says of its site. */
export interface SiteOptions extends Partial<Omit<SitePart, 'settings'>> {
  readonly settings?: SettingOptions;
}

/** A site with nothing but its identity and the page of the login; tests name what they are about. */
export function aSitePart({ settings, ...over }: SiteOptions = {}): SitePart {
  return {
    engineFormat: 2,
    identity: {
      code: 'acme',
      name: 'Acme',
      domains: [],
      theme: 'karat',
      languages: { default: 'en', offered: ['en', 'ur'] },
      currency: { code: 'EUR', symbol: '€' },
      logo: 'logo.svg',
      dialingCode: '+1',
    },
    flags: {},
    promotions: {},
    template: {},
    roles: { member: [0, 1, 2], trial: [4], nonAgent: [0, 4, 40], deposit: [0, 1, 2], withdraw: [0, 1, 2] },
    resources: [],
    customerService: [],
    imageHosts: [],
    paths: {},
    maintenance: false,
    settings: someSettings(settings),
    slots: Object.fromEntries(slotIds.map((slot) => [slot, []])) as unknown as SitePart['slots'],
    routes: [{ id: 'login.screen', path: '/m/login', title: 'login:title' }],
    forms: {},
    rules: {},
    extraRoutes: {},
    errorTexts: {},
    errorCodes: {},
    hosts: { connect: [], image: [] },
    ...over,
  };
}

/** A boot document around a site. */
export function aBoot(over: Partial<BootDocument> = {}): BootDocument {
  return {
    pointer: { seq: 1, release: 'r1' },
    manifest: {
      engineFormat: 2,
      merchant: 'acme',
      parts: {
        site: 'site1',
        forms: 'forms1',
        validators: 'validators1',
        theme: 'theme1',
        origins: 'origins1',
        strings: { en: 'en1', ur: 'ur1' },
        assets: {},
      },
    },
    site: aSitePart(),
    theme: {
      id: 'karat',
      variants: {
        header: 'rule',
        categoryNav: 'text',
        tabBar: 'rule',
        tile: 'mat',
        card: 'mat',
        sheet: 'hairline',
        lobby: 'salon',
        iconSet: 'fine',
        backdrop: 'fans',
        motion: 'fade',
      },
      stylesheet: 'css1',
      preload: {},
      themeColor: { dark: 'black', light: 'white' },
    },
    language: 'en',
    strings: {
      app: { hello: 'Hello' },
      errors: {
        unknown: 'Unknown error',
        notLoggedIn: 'Please login first',
        loggedOut: 'The account has been logged out, please log in again',
      },
    },
    status: { status: 0, ip: '' },
    ...over,
  };
}
