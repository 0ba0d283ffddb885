import { describe, expect, it } from 'vitest';
import type { MenuItem, RouteDefinition } from '../../contracts/feature.ts';
import type { SitePart } from '../../contracts/site.ts';
import { mergeStrings } from '../emit/emit-strings.ts';
import type { EngineTexts } from '../load/engine-texts.ts';
import { aSource, inWords, type SourceOptions } from './a-source.fixture.ts';
import type { FindItem } from './check-links.ts';
import { checkTexts } from './check-texts.ts';

const shop = { title: 'Shop', buy: 'Buy', items_one: '{{count}} item', items_other: '{{count}} items' };
const complete: EngineTexts = { en: { shop } };

interface TextOptions extends Pick<SourceOptions, 'merchant' | 'strings'> {
  readonly engine?: EngineTexts;
  readonly item?: Partial<Pick<MenuItem, 'label' | 'note'>>;
  readonly route?: Partial<RouteDefinition>;
  readonly find?: FindItem;
}

/** What is said of a brand with one item and one route in its site. */
function problems({ engine = complete, item, route, find = () => undefined, ...options }: TextOptions) {
  const source = aSource(options);
  const { offered, default: defaultLanguage } = source.merchant.value.languages;
  const layers = { engine, merchant: source.strings, defaultLanguage };
  const strings = Object.fromEntries(offered.map((language) => [language, mergeStrings(language, layers)]));
  const site = {
    slots: { 'sideMenu.item': item ? [{ id: 'shop.item', ...item }] : [], 'footer.tab': [{ id: 'shop.tab' }] },
    routes: route ? [{ id: 'shop.screen', title: 'shop:title', ...route }] : [],
  } as unknown as SitePart;
  return checkTexts({ source, engine, site, strings, find });
}

const said = (options: TextOptions) => inWords(problems(options));
const languages = (...offered: [string, ...string[]]) => ({
  merchant: { languages: { default: offered[0], offered } },
});
const own = { merchant: { own: 'Own' } };

describe('texts that a site names', () => {
  it.each(['shop:title', 'shop:items', 'merchant:own'])('may be %s, which exists, in one form or several', (key) => {
    expect(
      said({
        strings: { en: own },
        merchant: { errorTexts: { 'member.frozen': key } },
        item: { label: key, note: key },
        route: { title: key },
      }),
    ).toEqual([]);
  });

  it.each([
    ['shop:titel', ' (shop:title)'],
    ['shops:title', ' (shop:title)'],
    ['shop:items_many', ' (shop:items_one)'],
    ['nothing', ''],
    ['app:anythingAtAll', ''],
  ])('are not %s', (key, nearest) => {
    expect(said({ item: { label: key } })).toEqual([
      `TEXT_UNKNOWN src/features/shop/feature.ts#: shop.item names the text ${key}, which does not exist.${nearest}`,
    ]);
  });

  it.each(['shop:toString', 'constructor:name', 'constructor:prototype'])(
    'are not %s, which every object has',
    (key) => {
      expect(said({ item: { label: key } })).toEqual([
        expect.stringMatching(`TEXT_UNKNOWN .* names the text ${key}, which does not exist.`),
      ]);
    },
  );

  it('are missed wherever they are named: labels, notes, titles of routes, texts of errors', () => {
    const unknown = 'which does not exist. (shop:title)';
    expect(
      said({
        merchant: { errorTexts: { 'member/frozen': 'shop:titel', 'member.other': 'shop:title' } },
        item: { label: 'shop:titel', note: 'shop:tite' },
        route: { title: 'shop:titl' },
      }),
    ).toEqual([
      `TEXT_UNKNOWN src/features/shop/feature.ts#: shop.item names the text shop:titel, ${unknown}`,
      `TEXT_UNKNOWN src/features/shop/feature.ts#: shop.item names the text shop:tite, ${unknown}`,
      `TEXT_UNKNOWN src/features/shop/feature.ts#: shop.screen names the text shop:titl, ${unknown}`,
      `TEXT_UNKNOWN merchant.json#/errorTexts/member~1frozen: member/frozen names the text shop:titel, ${unknown}`,
    ]);
  });

  it('are missed where the merchant placed the item', () => {
    const { navigation } = aSource({ navigation: { slots: { 'sideMenu.item': [{ id: 'shop.item', label: 'a:b' }] } } });
    const find: FindItem = (slot, id) => ({ document: navigation, pointer: `/slots/${slot}/0/${id}` });
    expect(said({ item: { label: 'shop:titel' }, find })).toEqual([
      'TEXT_UNKNOWN navigation.json#/slots/sideMenu.item/0/shop.item: shop.item names the text shop:titel, which does not exist. (shop:title)',
    ]);
  });

  it('are looked for among those of the default language', () => {
    const strings = { en: { shop: { title: 'Shop' } }, ur: own };
    expect(said({ ...languages('ur', 'en'), engine: { en: {} }, strings, item: { label: 'merchant:own' } })).toEqual([
      'warning TEXT_UNKNOWN strings/en.json#/shop/title: There is no text shop:title to replace.',
      'warning TRANSLATION_MISSING strings/en.json#/merchant/own: merchant:own has no text in "en".',
    ]);
  });

  it('are looked for in another language where the default one is not offered', () => {
    const merchant = { languages: { default: 'fr', offered: ['en'] as [string] } };
    expect(said({ merchant, item: { label: 'shop:title' } })).toEqual([]);
  });
});

describe('a merchant’s other words', () => {
  it('may be in more plural forms than the engine’s', () => {
    const forms = Object.fromEntries(
      ['zero', 'one', 'two', 'few', 'many', 'other'].map((form) => [`items_${form}`, 'x']),
    );
    expect(said({ strings: { en: { shop: { ...forms, title: 'Store' }, merchant: { anything: 'x' } } } })).toEqual([]);
  });

  it('replace a text that exists', () => {
    const source = {
      shop: { titel: 'x', items_several: 'x', buy_many: 'x', items_many_x: 'x' },
      shopp: { title: 'x' },
    };
    const found = problems({ strings: { en: source } });
    expect(inWords(found)).toEqual([
      'warning TEXT_UNKNOWN strings/en.json#/shop/titel: There is no text shop:titel to replace. (title)',
      'warning TEXT_UNKNOWN strings/en.json#/shop/items_several: There is no text shop:items_several to replace.',
      'warning TEXT_UNKNOWN strings/en.json#/shop/buy_many: There is no text shop:buy_many to replace.',
      'warning TEXT_UNKNOWN strings/en.json#/shop/items_many_x: There is no text shop:items_many_x to replace.',
      'warning TEXT_UNKNOWN strings/en.json#/shopp/title: There is no text shopp:title to replace. (shop)',
    ]);
    const lines = JSON.stringify(source, null, 2).split('\n');
    expect(lines[(found[0]?.line ?? 0) - 1]?.slice((found[0]?.column ?? 0) - 1)).toBe('"titel": "x",');
  });

  it('replace nothing where the engine has no words', () => {
    expect(said({ engine: {}, strings: { en: { shop: { title: 'x' } } } })).toEqual([
      'warning TEXT_UNKNOWN strings/en.json#/shop/title: There is no text shop:title to replace.',
    ]);
  });
});

describe('a language that is offered', () => {
  const ur = { title: 'دکان', buy: 'خریدیں', items_other: '{{count}}' };

  it('has every text of the default one, each plural form or the general one', () => {
    expect(said({ ...languages('en', 'ur'), engine: { en: { shop }, ur: { shop: ur } } })).toEqual([]);
  });

  it('lacks a text of the merchant, at its file even when there is none', () => {
    const strings = { en: { merchant: { own: 'Own', toString: 'x' } } };
    const engine = { en: { shop }, ur: { shop: ur } };
    const sentences = [
      'warning TRANSLATION_MISSING strings/ur.json#/merchant/own: merchant:own has no text in "ur".',
      'warning TRANSLATION_MISSING strings/ur.json#/merchant/toString: merchant:toString has no text in "ur".',
    ];
    expect(said({ ...languages('en', 'ur'), engine, strings })).toEqual(sentences);
    expect(said({ ...languages('en', 'ur'), engine, strings: { ...strings, ur: { shop: {} } } })).toEqual(sentences);
    expect(
      said({ ...languages('en', 'ur'), engine, strings: { ...strings, ur: { merchant: { own: 'اپنا' } } } }),
    ).toEqual(sentences.slice(1));
  });

  it('lacks texts of the engine, in the files of the feature where the engine speaks it', () => {
    expect(said({ ...languages('en', 'ur'), engine: { en: { shop }, ur: { shop: { title: 'دکان' } } } })).toEqual([
      'warning TRANSLATION_MISSING src/**/shop/strings/ur.json#: 3 texts of shop have no words in "ur": buy, items_one, items_other.',
    ]);
    expect(said({ ...languages('en', 'ur'), engine: { en: { shop }, ur: {} } })).toEqual([
      'warning TRANSLATION_MISSING src/**/shop/strings/ur.json#: 4 texts of shop have no words in "ur": title, buy, items_one ….',
    ]);
  });

  it('is the merchant’s to complete where the engine does not speak it', () => {
    const french = (texts: Readonly<Record<string, string>>) =>
      said({ ...languages('en', 'fr'), strings: { fr: { shop: texts } } });
    expect(french({ title: 'Magasin', items_other: 'x' })).toEqual([
      'warning TRANSLATION_MISSING strings/fr.json#/shop: 1 texts of shop have no words in "fr": buy.',
    ]);
    expect(french({ title: 'Magasin', buy: 'Acheter', items_one: 'x' })).toEqual([
      'warning TRANSLATION_MISSING strings/fr.json#/shop: 1 texts of shop have no words in "fr": items_other.',
    ]);
    expect(french({ title: 'Magasin', buy: 'Acheter', items_other: 'x' })).toEqual([]);
    expect(said({ ...languages('en', 'fr') })).toEqual([
      'warning TRANSLATION_MISSING strings/fr.json#/shop: 4 texts of shop have no words in "fr": title, buy, items_one ….',
    ]);
  });

  it('has nothing to translate where the engine has no words', () => {
    expect(said({ ...languages('en', 'ur'), engine: {} })).toEqual([]);
  });
});

it('reads the wording of a merchant too', () => {
  expect(said({ strings: { en: { shop: { title: '<script>' } } } })).toEqual([
    'TEXT_UNSAFE strings/en.json#/shop/title: The text contains "<script".',
  ]);
});
