import { describe, expect, it } from 'vitest';
import { resolve, shop, type SiteOptions } from '../resolve/resolve-sources.fixture.ts';
import { describeSite } from './describe-site.ts';
import { textOf, wordsOf } from './described-site.ts';

const strings = {
  en: { shop: { title: 'The shop', soldOut: 'Sold out' }, help: { rows_other: '{{count}} rows' } },
  ur: { shop: { title: 'دکان' } },
};
const inWords = (options: SiteOptions) => describeSite({ ...resolve(options), strings });

describe('describeSite', () => {
  it('says of a site that is as silent as can be what it is all the same', () => {
    expect(inWords({})).toEqual([
      'Test (test)',
      'theme plain · currency GBP £ before · phone +44',
      'languages en, first en',
      'domains none',
      'maintenance off',
      '',
      'SWITCHES',
      'flags on: none',
      'promotions on: none',
      'template flags on: none',
      'role member: 0, 1, 2',
      'role trial: 4',
      'role nonAgent: 0, 4, 40',
      'role deposit: 0, 1, 2',
      'role withdraw: 0, 1, 2',
      'setting theme.scheme = light',
      '',
      'ROUTES AND TITLES',
      '/m/shop  shop.screen  "The shop"',
      '',
    ]);
  });

  it('says everything that a site may have, each on its line', () => {
    const features = [
      {
        ...shop,
        routes: [
          { id: 'shop.screen', path: '/m/shop', aliases: ['/m/buy', '/m/market'], title: 'shop:title' },
          { id: 'shop.other', path: '/m/other', title: 'shop:other' },
        ],
      },
    ];
    const lines = inWords({
      features,
      site: {
        flags: { USERNAMEREG3: true, CBS3: 'Y', WITHDRAW: false },
        promotions: { REFERRAL: true },
        template: { mem_cen: 1 },
        roles: { deposit: [] },
        maintenance: true,
        resources: [{ resourceType: 'TELEGRAM', url: 'https://t.me/x' }],
        customerService: [
          { type: 'LIVECHAT', title: 'Chat' },
          { type: 'MAIL', title: 'Mail', url: 'mailto:a@b.example' },
        ],
        imageCDNs: ['https://img.example'],
        paths: { login: '/api/login' },
        errorCodes: { 'E-1': 'MSG0012' },
      },
      settings: { 'login.remember': 'off', 'ages.birthday': 25 },
      lobby: { games: [], vendors: ['PG', 'JILI'] },
      extraRoutes: { '/m/buy-now': 'shop.screen' },
      merchant: {
        domains: ['a.example', 'b.example'],
        languages: { default: 'ur', offered: ['en', 'ur'] },
        currency: { code: 'PKR', symbol: 'Rs', position: 'after' },
        policy: 'uk',
        approval: ['flags.CBS3', 'flags.DEPOSIT'],
        errorTexts: { MSG0012: 'shop:soldOut' },
      },
    });
    const settings = lines.filter((line) => line.startsWith('setting '));
    expect(settings).toEqual([...settings].sort());
    expect(settings).toEqual(
      expect.arrayContaining([
        'setting login.remember = off',
        'setting ages.birthday = 25',
        'setting theme.scheme = light',
      ]),
    );
    expect(lines.filter((line) => !line.startsWith('setting '))).toEqual([
      'Test (test)',
      'theme plain · currency PKR Rs after · phone +44',
      'languages en, ur, first ur',
      'domains a.example, b.example',
      'maintenance on',
      'policy pack uk',
      'a second person approves flags.CBS3, flags.DEPOSIT',
      '',
      'SWITCHES',
      'flags on: CBS3, USERNAMEREG3',
      'promotions on: REFERRAL',
      'template flags on: mem_cen',
      'role member: 0, 1, 2',
      'role trial: 4',
      'role nonAgent: 0, 4, 40',
      'role deposit: nobody',
      'role withdraw: 0, 1, 2',
      'first vendors: PG, JILI',
      'resource TELEGRAM: https://t.me/x',
      'customer service LIVECHAT: "Chat"',
      'customer service MAIL: "Mail" mailto:a@b.example',
      'pictures from https://img.example',
      'call login: /api/login',
      'error MSG0012: "Sold out" · "shop:soldOut"',
      'error E-1 is our MSG0012',
      '',
      'ROUTES AND TITLES',
      '/m/shop (also /m/buy, /m/market)  shop.screen  "The shop" · "دکان"',
      '/m/other  shop.other  "shop:other" · "shop:other"',
      '/m/buy-now  leads to shop.screen',
      '',
    ]);
  });
});

describe('wordsOf', () => {
  it('has the words of a key in every language that the site offers, in that order', () => {
    const { site, forms } = resolve({ merchant: { languages: { default: 'en', offered: ['ur', 'en'] } } });
    expect(wordsOf({ site, forms, strings }, 'shop:title')).toBe('"دکان" · "The shop"');
  });
});

describe('textOf', () => {
  it.each([
    ['shop:title', 'The shop'],
    ['help:rows', '{{count}} rows'],
    ['help:rows_other', '{{count}} rows'],
    ['help:none', 'help:none'],
    ['none:title', 'none:title'],
    ['title', 'title'],
  ])('reads %s as %s', (key, text) => {
    expect(textOf(strings.en, key)).toBe(text);
  });

  it('keeps a colon in the name of a text, and gives the key in a language without texts', () => {
    expect(textOf({ shop: { 'a:b': 'Both' } }, 'shop:a:b')).toBe('Both');
    expect(textOf(undefined, 'shop:title')).toBe('shop:title');
  });
});
