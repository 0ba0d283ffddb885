import { describe, expect, it } from 'vitest';
import type { EngineTexts } from '../load/engine-texts.ts';
import { aSource, inWords, type SourceOptions } from './a-source.fixture.ts';
import { checkWording } from './check-wording.ts';

const engine: EngineTexts = {
  en: {
    shop: { title: 'Shop', terms: 'I accept the <link>terms</link>.', left: '{{count}} of {{total, number}} left' },
  },
};

const said = (options: SourceOptions) => inWords(checkWording(aSource(options), engine));
const ofText = (text: string, key = 'title', group = 'shop') => said({ strings: { en: { [group]: { [key]: text } } } });
/** What was found in a text; nothing where it is only text. */
const unsafeIn = (text: string) =>
  ofText(text).map((sentence) =>
    sentence.replace(/^TEXT_UNSAFE strings\/en\.json#\/shop\/title: The text contains (.*)\.$/, '$1'),
  );

describe('words that are only text', () => {
  it.each([
    'Shop & more: 3 < 4 > 2',
    'a <b>bold</b> word<br/>',
    '<scripture>',
    '<formal>',
    'My data: text and more',
    'online = now',
    '<i data-on="x">',
    'javascript is off',
    'It costs $t.',
    '',
  ])('may be %j', (text) => {
    expect(unsafeIn(text)).toEqual([]);
  });

  it.each(
    'script iframe frame frameset html head body template noscript plaintext object embed style link meta base form input button svg math video audio img'.split(
      ' ',
    ),
  )('have no element %s', (name) => {
    expect(unsafeIn(`a<${name}>b`)).toEqual([`"<${name}"`]);
    expect(unsafeIn(`a< / ${name.toUpperCase()} x="y">b`)).toEqual([`"< / ${name.toUpperCase()}"`]);
  });

  it.each<[string, string]>([
    ['<b onclick=x>', '<b onclick='],
    ['<i class="a"\tonMouseOver  = "x">', '<i class="a"\tonMouseOver  ='],
    ['go to JavaScript:x', 'JavaScript:'],
    ['vbscript : x', 'vbscript :'],
    ['data:text/html,x', 'data:text/html'],
    ['data : text/html', 'data : text/html'],
    ['see $t(shop:title)', '$t('],
  ])('do nothing like %j', (text, found) => {
    expect(unsafeIn(text)).toEqual([JSON.stringify(found)]);
  });

  it('have a link only where the engine’s own text has its marks, and then nothing more than the marks', () => {
    expect(ofText('Our <link>rules</link>', 'terms')).toEqual([]);
    expect(ofText('Our <link href="x">rules</link>', 'terms')).toEqual([
      'TEXT_UNSAFE strings/en.json#/shop/terms: The text contains "<link".',
    ]);
    expect(ofText('Our <link>rules</link>')).toEqual([
      'TEXT_UNSAFE strings/en.json#/shop/title: The text contains "<link".',
    ]);
    expect(ofText('Our <link>rules</link>', 'terms', 'merchant')).toEqual([
      'TEXT_UNSAFE strings/en.json#/merchant/terms: The text contains "<link".',
    ]);
  });

  it('do not become another element when the marks of a link are taken out', () => {
    expect(ofText('<scr<link>ipt>x', 'terms')).toEqual([
      'TEXT_UNSAFE strings/en.json#/shop/terms: The text contains "<script".',
    ]);
    expect(ofText('<ifr</link>ame>x', 'terms')).toEqual([
      'TEXT_UNSAFE strings/en.json#/shop/terms: The text contains "<iframe".',
    ]);
  });

  it('stand in every language, and in what a brand and a site say besides', () => {
    const text = '$t(x)';
    expect(
      said({
        strings: { en: { shop: { title: text } }, ur: { shop: { title: text } } },
        merchant: {
          name: text,
          currency: { code: 'EUR', symbol: text },
          settings: { 'dates.timeZone': text, 'registration.termsOpen': false } as object,
        },
        site: {
          customerService: [
            { type: 'link', title: 'Help', url: 'https://a.example' },
            { type: 'link', title: text, url: 'https://a.example' },
          ],
        },
      }),
    ).toEqual(
      [
        'strings/en.json#/shop/title',
        'strings/ur.json#/shop/title',
        'merchant.json#/name',
        'merchant.json#/currency/symbol',
        'merchant.json#/settings/dates.timeZone',
        'site.json#/customerService/1/title',
      ].map((place) => `TEXT_UNSAFE ${place}: The text contains "$t(".`),
    );
  });
});

describe('values that a text asks for', () => {
  it.each(['none', '{{count}}', '{{ total }}', '{{total, currency}} {{count}}', '{count}', '{{}}', '{{,}}'])(
    'are those of the engine’s text in %j',
    (text) => {
      expect(ofText(text, 'left')).toEqual([]);
    },
  );

  it.each([
    ['{{cuont}}', 'cuont', ' (count)'],
    ['{{  totall, number }}', 'totall', ' (total)'],
    ['{{count}} {{player}}', 'player', ''],
    ['{{- count}}', '-', ''],
    ['{{count.left}}', 'count.left', ''],
  ])('are no others as in %j', (text, name, nearest) => {
    expect(ofText(text, 'left')).toEqual([
      `TEXT_PLACEHOLDER strings/en.json#/shop/left: Nobody fills in {{${name}}} here.${nearest}`,
    ]);
  });

  it('are not judged in texts that the engine has not', () => {
    expect(ofText('{{anything}}', 'own', 'merchant')).toEqual([]);
    expect(ofText('{{anything}}', 'own')).toEqual([]);
    expect(inWords(checkWording(aSource({ strings: { en: { shop: { title: '{{x}}' } } } }), {}))).toEqual([]);
  });
});
