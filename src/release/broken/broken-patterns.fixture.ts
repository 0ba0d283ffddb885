import type { contentProblems } from '../../contracts/problems/content-problems.ts';
import type { BrokenFolders } from './broken-folder.fixture.ts';

type PatternCode = Extract<keyof typeof contentProblems, `PATTERN_${string}`>;

/** Folders with regular expressions that cannot be used. */
export const brokenPatterns: BrokenFolders<PatternCode> = {
  PATTERN_UNKNOWN: [
    {
      mistake: 'a misspelt pattern',
      mended: { registration: { fields: { email: { patternId: 'email' } } } },
      registration: { fields: { email: { patternId: 'emial' } } },
      file: 'registration.json',
      line: '"patternId"',
      pointer: '/fields/email/patternId',
      nearest: 'email',
      says: /"emial" is no pattern/,
    },
  ],
  PATTERN_INVALID: [
    {
      mistake: 'a pattern that is no regular expression',
      mended: { merchant: { patterns: { odd: '([a-z])' } } },
      merchant: { patterns: { odd: '([a-z' } },
      file: 'merchant.json',
      line: '"odd"',
      pointer: '/patterns/odd',
      says: /Invalid regular expression/,
    },
  ],
  PATTERN_SLOW: [
    {
      mistake: 'a pattern that takes exponential time',
      mended: { merchant: { patterns: { odd: '^a+$' } } },
      merchant: { patterns: { odd: '^(a+)+$' } },
      file: 'merchant.json',
      line: '"odd"',
      pointer: '/patterns/odd',
      says: /needs exponential time/,
    },
    {
      mistake: 'a pattern that takes quadratic time',
      merchant: { patterns: { odd: '^\\d*\\d*$' } },
      file: 'merchant.json',
      line: '"odd"',
      pointer: '/patterns/odd',
      says: /needs 2nd degree polynomial time/,
    },
    {
      mistake: 'a slow pattern behind a lookahead',
      merchant: { patterns: { odd: '^(?=a)(a+)+$' } },
      file: 'merchant.json',
      line: '"odd"',
      pointer: '/patterns/odd',
      says: /needs more than 200000 steps/,
    },
    {
      mistake: 'counted repetitions that can be taken apart in many ways',
      merchant: { patterns: { odd: '^(?:\\d{1,10}-?){1,10}$' } },
      file: 'merchant.json',
      line: '"odd"',
      pointer: '/patterns/odd',
      says: /needs more than 200000 steps on "1+…"/,
    },
  ],
  PATTERN_UNDECIDED: [
    {
      mistake: 'a pattern that refers to what it has found',
      mended: { merchant: { patterns: { odd: '^[a-z]{1,9}-[a-z]{1,9}$' } } },
      merchant: { patterns: { odd: '^([a-z]{1,9})-\\1$' } },
      file: 'merchant.json',
      line: '"odd"',
      pointer: '/patterns/odd',
      says: /cannot be known/,
    },
  ],
};
