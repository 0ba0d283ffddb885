import { describe, expect, it } from 'vitest';
import type { Problem } from '../contracts/problems.ts';
import { aSource } from './check/a-source.fixture.ts';
import { dropRepeatedProblems } from './drop-repeated-problems.ts';
import { parseJson, problemIn } from './load/json-document.ts';
import type { ValidSource } from './validate/valid-source.ts';

const source = aSource({ merchant: { logo: 'logo.svg' }, strings: { en: { shop: { title: 'Shop' } } } });
const { merchant, navigation } = source;
const read = {
  ...merchant,
  places: parseJson(merchant.file, merchant.text).document?.places,
} as ValidSource['merchant'];

const missing = problemIn(merchant, '/logo', { code: 'ASSET_MISSING', message: 'logo.svg is missing.' });
const left = (problems: readonly Problem[], more: Partial<ValidSource> = {}) =>
  dropRepeatedProblems(problems, { ...source, ...more });

describe('dropRepeatedProblems', () => {
  it('keeps one of several that say the same of the same place', () => {
    expect(left([missing, { ...missing }, { ...missing, hint: 'Another hint.' }])).toEqual([missing]);
    const others: readonly Problem[] = [
      { ...missing, code: 'TEXT_UNKNOWN' },
      { ...missing, file: navigation.file },
      { ...missing, line: 99 },
      { ...missing, pointer: '/name' },
      { ...missing, message: 'icon.svg is missing.' },
    ];
    expect(left([missing, ...others])).toEqual([missing, ...others]);
  });

  const doubtful: readonly (readonly [string, Partial<ValidSource>])[] = [
    ['merchant.json', { merchant: { ...read, isDoubtful: true } }],
    ['the texts', { merchant: read, strings: { en: { ...source.strings['en'], isDoubtful: true } as never } }],
  ];
  it.each(doubtful)('compares nothing with %s while that is doubtful', (_what, more) => {
    const unknown = problemIn(navigation, '/slots', { code: 'TEXT_UNKNOWN', message: 'shop:sold is no text.' });
    const ofMerchant = problemIn(read, '/logo', { code: 'TEXT_UNKNOWN', message: 'shop:sold is no text.' });
    const unwritten = problemIn(read, '/dialling', { code: 'ASSET_MISSING', message: 'It is missing.' });
    expect(left([unknown, ofMerchant, unwritten], more)).toEqual([]);
  });

  it.each(doubtful)(
    'still says what does not compare, and what its author wrote, while %s is doubtful',
    (_what, more) => {
      const other = problemIn(navigation, '/slots', { code: 'SLOT_EMPTY', message: 'It is empty.' });
      const own = problemIn(read, '/logo', { code: 'ASSET_MISSING', message: 'logo.svg is missing.' });
      expect(left([other, own], more)).toEqual([other, own]);
    },
  );

  it('takes nothing for written in a file that could not be read', () => {
    expect(left([missing], { merchant: { ...merchant, isDoubtful: true } })).toEqual([]);
  });
});
