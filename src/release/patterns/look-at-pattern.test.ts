import { describe, expect, it } from 'vitest';
import type { PatternCase } from './judge-pattern.ts';
import { lookAtPattern, type PatternWord } from './look-at-pattern.ts';

function wordsAbout(asked: PatternCase): readonly PatternWord[] {
  const words: PatternWord[] = [];
  lookAtPattern(asked, (word) => words.push(word));
  return words;
}

describe('lookAtPattern', () => {
  it('says when it begins to match and when it has matched', () => {
    expect(wordsAbout({ pattern: '^[a-z]+$', flags: 'u', length: 12 })).toEqual([
      { kind: 'matching' },
      { kind: 'end' },
    ]);
  });

  it('says at once what is wrong with a pattern, and matches nothing', () => {
    const message = 'Invalid regular expression: /[a-z/u: Unterminated character class.';
    expect(wordsAbout({ pattern: '[a-z', flags: 'u', length: 12 })).toEqual([
      { kind: 'end', fault: { code: 'PATTERN_INVALID', message } },
    ]);
  });
});
