import { describe, expect, it } from 'vitest';
import { textChanges } from './text-changes.ts';

describe('textChanges', () => {
  it('names words that came, went and changed, in each language', () => {
    const before = { en: { login: { title: 'Log in', old: 'Gone' } }, ur: { login: { title: 'داخلہ' } } };
    const after = { en: { login: { title: 'Enter', young: 'Here' } }, ur: { login: { title: 'داخلہ' } } };
    expect(textChanges(before, after)).toStrictEqual([
      { language: 'en', key: 'login:old', from: 'Gone' },
      { language: 'en', key: 'login:title', from: 'Log in', to: 'Enter' },
      { language: 'en', key: 'login:young', to: 'Here' },
    ]);
  });

  it('takes a language that only one side offers as a whole', () => {
    expect(textChanges({}, { ur: { login: { title: 'داخلہ' } } })).toStrictEqual([
      { language: 'ur', key: 'login:title', to: 'داخلہ' },
    ]);
  });

  it('goes through the languages by their tags', () => {
    const offered = (...tags: readonly string[]) =>
      Object.fromEntries(tags.map((tag) => [tag, { login: { title: tag } }]));
    const languages = textChanges(offered('ur', 'en'), offered('de')).map(({ language }) => language);
    expect(languages).toEqual(['de', 'en', 'ur']);
  });
});
