import { describe, expect, it } from 'vitest';
import { flagsCatalogue, settingsCatalogue } from '../../contracts/generated/catalogues.ts';
import type { StringsPart } from '../../contracts/release.ts';
import type { SitePart } from '../../contracts/site.ts';
import type { Impact, TextChange } from '../../engine/index.ts';
import { aSitePart } from '../../engine/site.fixture.ts';
import { type ComparedState, differenceBetween, differenceLines } from './difference.ts';

const impact: Impact = {
  ...{ merchant: 'a', values: [], items: [], routes: [], orders: [], fields: [], fieldOrders: [], slots: [] },
  ...{ texts: [], screens: [], everyScreen: false },
};
const valuesOf = (...values: Impact['values']) => differenceLines({ impact: { ...impact, values }, texts: [] }).values;
const wordsOf = (...texts: readonly TextChange[]) => differenceLines({ impact, texts }).words;
/** An effect as it stands behind a value: without its full stop. */
const behind = (effect: string | undefined) => ` (${effect?.slice(0, -1)})`;

describe('the lines of a difference', () => {
  it('say a switch as on and off, with its effect', () => {
    const { flags } = flagsCatalogue;
    expect(valuesOf({ name: 'flags.MAILCEN', from: true, to: false })).toEqual([
      `flags.MAILCEN: on → off${behind(flags['MAILCEN']?.effect)}`,
    ]);
    expect(valuesOf({ name: 'flags.NOBODYS', from: undefined, to: true })).toEqual(['flags.NOBODYS: off → on']);
    const [promotion = ''] = Object.keys(flagsCatalogue.promotions);
    const [template = ''] = Object.keys(flagsCatalogue.template);
    expect(
      valuesOf(
        { name: `promotions.${promotion}`, from: false, to: true },
        { name: `template.${template}`, from: true, to: undefined },
        { name: 'identity.features.help', from: true, to: false },
        { name: 'maintenance', from: false, to: true },
      ),
    ).toEqual([
      `promotions.${promotion}: off → on${behind(flagsCatalogue.promotions[promotion]?.effect)}`,
      `template.${template}: on → off${behind(flagsCatalogue.template[template]?.effect)}`,
      'identity.features.help: on → off',
      'maintenance: false → true',
    ]);
  });

  it('say any other value as it is written, and none as nothing', () => {
    const description = settingsCatalogue.settings['ages.gate']?.description;
    expect(
      valuesOf(
        { name: 'settings.ages.gate', from: 18, to: 21 },
        { name: 'identity.name', from: undefined, to: 'Soda' },
        { name: 'roles.trial', from: [4], to: undefined },
      ),
    ).toEqual([
      `settings.ages.gate: 18 → 21${behind(description)}`,
      'identity.name: nothing → "Soda"',
      'roles.trial: [4] → nothing',
    ]);
  });

  it('quote words in their language, count those beyond twenty, and notice nothing where nothing changed', () => {
    expect(
      wordsOf(
        { language: 'en', key: 'home:title', from: 'Hello', to: 'Hi' },
        { language: 'ur', key: 'home:new', to: 'نیا' },
        { language: 'en', key: 'home:old', from: 'Old' },
      ),
    ).toEqual([
      'home:title in en: “Hello” → “Hi”',
      'home:new in ur: nothing → “نیا”',
      'home:old in en: “Old” → nothing',
    ]);
    const many = Array.from({ length: 22 }, (_, index) => ({ language: 'en', key: `home:${index}`, to: 'x' }));
    expect(wordsOf(...many.slice(0, 20))).toHaveLength(20);
    expect(wordsOf(...many).slice(19)).toEqual(['home:19 in en: nothing → “x”', 'and 2 more words.']);
    expect(differenceLines({ impact, texts: [] })).toEqual({ noticed: [], values: [], words: [] });
  });
});

/** A site as compiled, with its texts. */
function stateOf(site: SitePart, words: Readonly<Record<string, StringsPart>>): ComparedState {
  const parts = Object.entries(words).map(([language, texts]) => ({
    ...{ kind: 'json', hash: `of-${language}`, bytes: Buffer.from(JSON.stringify(texts)) },
  }));
  const strings = Object.fromEntries(Object.keys(words).map((language) => [language, `of-${language}`]));
  return {
    compiled: { parts, manifest: { parts: { strings } } },
    proof: { site, origins: { values: {}, dropped: [] }, features: [], texts: words, patterns: {}, policies: {} },
  } as unknown as ComparedState;
}

describe('differenceBetween', () => {
  const before = stateOf(aSitePart(), { en: { home: { title: 'Hello' } }, ur: { home: { title: 'سلام' } } });

  it('is nothing between a site and itself', () => {
    const { impact: found, texts } = differenceBetween(before, before);
    expect(differenceLines({ impact: found, texts })).toEqual({ noticed: [], values: [], words: [] });
  });

  it('tells the values and the words of every language that changed', () => {
    const after = stateOf(aSitePart({ maintenance: true }), {
      en: { home: { title: 'Hi' } },
      ur: { home: { title: 'سلام', more: 'مزید' } },
    });
    const { impact: found, texts } = differenceBetween(before, after);
    expect(texts).toEqual([
      { language: 'en', key: 'home:title', from: 'Hello', to: 'Hi' },
      { language: 'ur', key: 'home:more', from: undefined, to: 'مزید' },
    ]);
    expect(found.values).toEqual([{ name: 'maintenance', from: false, to: true }]);
  });
});
