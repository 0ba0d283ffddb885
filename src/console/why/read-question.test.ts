import { describe, expect, it } from 'vitest';
import { isReference, readQuestion } from './read-question.ts';

const merchants = [
  { code: 'soda', name: 'Soda' },
  { code: 'karat', name: 'Karat' },
  { code: 'karat-gold', name: 'Karat Gold' },
];

describe('readQuestion', () => {
  it('finds the merchant that a question names, whatever its case and place', () => {
    expect(readQuestion('no deposit button on Soda', merchants)).toEqual({ at: 'soda', about: 'no deposit button' });
    expect(readQuestion('soda deposit', merchants)).toEqual({ at: 'soda', about: 'deposit' });
    expect(readQuestion('Why is Karat Gold’s chat gone?', merchants)).toEqual({
      at: 'karat-gold',
      about: 'Why is chat gone?',
    });
  });

  it('takes no part of a word for a name', () => {
    expect(readQuestion('sodas in karats', merchants)).toEqual({ about: 'sodas in karats' });
  });
});

describe('isReference', () => {
  it('knows a reference from other words', () => {
    expect(['K7Q2MD', 'k7q2md ', 'banner'].map(isReference)).toEqual([true, true, true]);
    expect(['K7Q2M', 'K7Q2M0', 'deposit'].map(isReference)).toEqual([false, false, false]);
  });
});
