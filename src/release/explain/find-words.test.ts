import { describe, expect, it } from 'vitest';
import { findWords, snippetFor } from './find-words.ts';

const texts = {
  registration: { title: 'Make an account', lead: 'Make an account in a minute', greeting: 'Welcome, {{name}}!' },
  app: { login: 'Log in', back: 'Back', filled: '{{value}}', steps: 'Step {{at}} of {{all}}' },
  merchant: { offers: 'آفرز' },
  odd: { both: '{{first}} {{second}}', mirror: 'ab{{v}}ba', twice: 'x{{a}}yy{{b}}yz' },
};
const keys = (seen: string) => findWords(seen, texts).map(({ key }) => key);

describe('findWords', () => {
  it('finds the text that reads so, in any case and spacing, before those that hold it', () => {
    expect(keys('Make an account')).toEqual(['registration:title']);
    expect(keys('  MAKE  an Account ')).toEqual(['registration:title']);
    expect(keys('in a minute')).toEqual(['registration:lead']);
    expect(keys('آفرز')).toEqual(['merchant:offers']);
  });

  it('finds a text by what a player reads in it, whatever the engine filled in', () => {
    expect(keys('Welcome, Olivia!')).toEqual(['registration:greeting']);
    expect(keys('Step 2 of 3')).toEqual(['app:steps']);
    expect(keys('abba')).toEqual(['odd:mirror']);
    expect(keys('x1yy2yz')).toEqual(['odd:twice']);
  });

  it('finds nothing for what nobody reads, and for two letters', () => {
    expect(keys('Make a fortune')).toEqual([]);
    expect(keys('in')).toEqual([]);
    expect(keys('bac')).toEqual(['app:back']);
    for (const seen of ['Makeanaccount', 'Step 2 from 3', 'Step of 3', 'aba', 'xyyz']) expect(keys(seen)).toEqual([]);
    expect(keys('anything at all')).toEqual([]);
  });
});

describe('snippetFor', () => {
  it('is the nested JSON of the folder’s own file', () => {
    const text = { key: 'registration:title', words: 'Make an "account"' };
    expect(snippetFor(text, 'merchants/yours', 'en')).toBe(
      'Other words: merchants/yours/strings/en.json, "registration":{"title":"Make an \\"account\\""}',
    );
    expect(snippetFor({ key: 'app:a:b', words: 'Both' }, 'merchants/yours', 'ur')).toBe(
      'Other words: merchants/yours/strings/ur.json, "app":{"a:b":"Both"}',
    );
  });
});
