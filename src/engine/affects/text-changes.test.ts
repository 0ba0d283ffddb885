import { describe, expect, it } from 'vitest';
import { textChanges } from './text-changes.ts';

describe('textChanges', () => {
  it('names words that came, went and changed, in each language', () => {
    const before = { en: { login: { title: 'Log in', old: 'Gone' } }, ur: { login: { title: 'داخلہ' } } };
    const after = { en: { login: { title: 'Enter', young: 'Here' } }, ur: { login: { title: 'داخلہ' } } };
    expect(textChanges(before, after)).toEqual([
      { language: 'en', key: 'login:old', from: 'Gone' },
      { language: 'en', key: 'login:title', from: 'Log in', to: 'Enter' },
      { language: 'en', key: 'login:young', to: 'Here' },
    ]);
  });

  it('takes a language that only one side offers as a whole', () => {
    expect(textChanges({}, { ur: { login: { title: 'داخلہ' } } })).toEqual([
      { language: 'ur', key: 'login:title', to: 'داخلہ' },
    ]);
  });
});
