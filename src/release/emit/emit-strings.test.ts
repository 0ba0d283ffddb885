import { describe, expect, it } from 'vitest';
import type { StringsPart } from '../../contracts/release.ts';
import { mergeStrings } from './emit-strings.ts';

describe('mergeStrings', () => {
  const engine = { en: { app: { yes: 'Yes', no: 'No' }, shop: { title: 'Shop' } }, ur: { app: { yes: 'ہاں' } } };
  const merge = (language: string, merchant: Readonly<Record<string, StringsPart>> = {}, defaultLanguage = 'en') => {
    const documents = Object.entries(merchant).map(([tag, value]) => [tag, { file: '', text: '', value }] as const);
    return mergeStrings(language, { engine, merchant: Object.fromEntries(documents), defaultLanguage });
  };

  it('lays the words of a merchant over those of the engine', () => {
    expect(merge('en', { en: { app: { yes: 'Sure' }, merchant: { own: 'Own' } } })).toEqual({
      app: { yes: 'Sure', no: 'No' },
      shop: { title: 'Shop' },
      merchant: { own: 'Own' },
    });
  });

  it('takes what a language lacks from the default language, then from English', () => {
    expect(merge('fr', { ur: { merchant: { own: 'اپنا' } }, fr: { app: { no: 'Non' } } }, 'ur')).toEqual({
      app: { yes: 'ہاں', no: 'Non' },
      shop: { title: 'Shop' },
      merchant: { own: 'اپنا' },
    });
  });

  it('prefers the engine’s words of a language to a merchant’s words of another one', () => {
    expect(merge('ur', { en: { app: { yes: 'Sure' } } })).toMatchObject({ app: { yes: 'ہاں', no: 'No' } });
  });
});
