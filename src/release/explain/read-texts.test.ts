import { describe, expect, it } from 'vitest';
import { readTexts } from './read-texts.ts';

const json = (value: unknown) => Buffer.from(JSON.stringify(value));
const files = {
  folder: 'merchants/test',
  files: new Map([
    ['merchant.json', json({})],
    ['site.json', json({})],
    ['strings/en.json', json({ merchant: { offers: 'Offers', 'a:b': 'Both', wins_other: '{{count}} wins' } })],
    ['strings/ur.json', json({ login: { title: 'داخلہ' } })],
  ]),
};
const engine = { en: { login: { title: 'Log in' }, help: { rows_other: '{{count}} rows' } }, ur: {} };
const texts = readTexts(files, engine, { words: {}, language: 'ur', defaultLanguage: 'en' });

describe('readTexts', () => {
  it('names the file of a merchant’s own words', () => {
    expect(texts.originOf('login:title')).toEqual({
      origin: { layer: 'merchant', file: 'merchants/test/strings/ur.json', pointer: '/login/title' },
    });
  });

  it('says which language stands in, for a merchant’s words and the engine’s', () => {
    expect(texts.originOf('merchant:offers')).toMatchObject({ origin: { layer: 'merchant' }, standsInFrom: 'en' });
    expect(texts.originOf('help:rows')).toEqual({ origin: { layer: 'engine' }, standsInFrom: 'en' });
  });

  it('knows the forms of a count, and names with a colon', () => {
    const { originOf } = readTexts(files, engine, { words: {}, language: 'en', defaultLanguage: 'en' });
    const own = (pointer: string) => ({
      origin: { layer: 'merchant', file: 'merchants/test/strings/en.json', pointer },
    });
    expect(originOf('merchant:wins')).toEqual(own('/merchant/wins_other'));
    expect(originOf('merchant:a:b')).toEqual(own('/merchant/a:b'));
    expect(originOf('login:title')).toEqual({ origin: { layer: 'engine' } });
    expect(originOf('help:rows')).toEqual({ origin: { layer: 'engine' } });
    expect(originOf('help:row')).toBeUndefined();
  });

  it('takes the engine’s English last, also where nothing else is in the language', () => {
    const { originOf } = readTexts(files, { en: engine.en }, { words: {}, language: 'fr', defaultLanguage: 'pt' });
    expect(originOf('login:title')).toEqual({ origin: { layer: 'engine' }, standsInFrom: 'en' });
  });

  it('knows nothing of a key that nobody has words for', () => {
    expect(texts.originOf('no:such')).toBeUndefined();
  });
});
