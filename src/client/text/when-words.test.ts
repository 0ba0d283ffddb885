import { describe, expect, it } from 'vitest';
import { whenWords } from './when-words.ts';

const midnight = new Date(2026, 6, 29).toISOString();
const soon = new Date(2026, 6, 28, 12).getTime();

describe('whenWords', () => {
  it.each([
    ['en', '29 July at 00:00'],
    ['ur', '29 جولائی کو 00:00'],
  ] as const)('writes midnight in %s as the first minute of its day', (language, words) => {
    expect(whenWords(midnight, language, soon)).toBe(words);
  });

  it('names the year where it is another one', () => {
    expect(whenWords(midnight, 'en', new Date(2025, 6, 1).getTime())).toBe('29 July 2026 at 00:00');
  });
});
