import { describe, expect, it } from 'vitest';
import { judgePattern } from './judge-pattern.ts';

const judge = (pattern: string, length: number, flags = 'u') => judgePattern({ pattern, flags, length });

describe('judgePattern', () => {
  it('gives texts as long as the field takes that end in what few patterns take', () => {
    expect(judge('^abc$', 9)).toEqual({ attacks: ['abc\u0000', 'abc ', 'abc!', 'abcé'] });
    expect(judge('^abc$', 3)).toEqual({ attacks: ['ab\u0000', 'ab ', 'ab!', 'abé'] });
  });

  it('says what is wrong with an expression that is none', () => {
    expect(judge('(', 9)).toEqual({
      fault: { code: 'PATTERN_INVALID', message: 'Invalid regular expression: /(/u: Unterminated group.' },
    });
    // Whether it is one depends on its flags.
    expect(judge(String.raw`\-`, 9)).toMatchObject({ fault: { code: 'PATTERN_INVALID' } });
    expect(judge(String.raw`^\-$`, 9, 'i')).toHaveProperty('attacks');
  });

  it('refuses growth that shows on longer texts than the field takes', () => {
    expect(judge('^[0-9]*[0-9]*$', 3)).toEqual({
      fault: {
        code: 'PATTERN_SLOW',
        message: expect.stringMatching(
          /^\/\^\[0-9\]\*\[0-9\]\*\$\/ needs 2nd degree polynomial time on "'0'\.repeat\(\d+\) \+ .+"\.$/,
        ),
      },
    });
  });

  it('refuses many steps on the longest text, and shows the beginning of one that takes them', () => {
    const pattern = '^(?:[a-z]{1,20}[ .-]?){1,20}$';
    expect(judge(pattern, 40)).toEqual({
      fault: {
        code: 'PATTERN_SLOW',
        message: expect.stringMatching(/^\/.+\/ needs more than 200000 steps on "a{15,40}…"\.$/),
      },
    });
    expect(judge(pattern, 8)).toHaveProperty('attacks');
  });

  it('refuses what cannot be known, and says why', () => {
    const pattern = String.raw`^([a-z]{1,9})-\1$`;
    expect(judge(pattern, 40)).toEqual({
      fault: {
        code: 'PATTERN_UNDECIDED',
        message: `How long /${pattern}/ can take cannot be known. It has parts that no automaton can hold.`,
      },
    });
  });
});
