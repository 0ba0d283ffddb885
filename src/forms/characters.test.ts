import { describe, expect, it } from 'vitest';
import { countCharacters, cutText } from './characters.ts';

const family = '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}';

describe('countCharacters', () => {
  it('counts what a reader sees', () => {
    expect(countCharacters('')).toBe(0);
    expect(countCharacters('twelve chars')).toBe(12);
    expect(countCharacters(`a${family}é`)).toBe(3);
  });
});

describe('cutText', () => {
  it('keeps what fits and never half a character', () => {
    expect(cutText('abcdef', 4)).toBe('abcd');
    expect(cutText('abc', 4)).toBe('abc');
    expect(cutText(`ab${family}`, 4)).toBe('ab');
    expect([...cutText('\u{1F600}'.repeat(5), 3)]).toHaveLength(3);
  });
});
