import { describe, expect, it } from 'vitest';
import { createPatternCheck } from './check-pattern.ts';

const asked = { pattern: '^[a-z]+$', flags: 'u', length: 12 };
const invalid = { ...asked, pattern: '[a-z' };

describe('createPatternCheck', () => {
  it('looks in a thread at each case once, and says what is wrong', async () => {
    const check = createPatternCheck();
    const [fine, faulty] = [check(asked), check(invalid)];
    expect(check({ ...asked })).toBe(fine);
    expect(check({ ...invalid })).toBe(faulty);
    expect(await fine).toBeUndefined();
    expect(await faulty).toEqual({
      code: 'PATTERN_INVALID',
      message: 'Invalid regular expression: /[a-z/u: Unterminated character class.',
    });
    // What is known stays known.
    expect(check(asked)).toBe(fine);
    expect(check(invalid)).toBe(faulty);
    const other = check({ ...invalid, flags: 'i' });
    expect(other).not.toBe(faulty);
    expect(await other).toMatchObject({ message: expect.stringContaining('/[a-z/i:') });
  });

  it('believes a clock once', async () => {
    const limits = { look: 1, match: 60_000 };
    const check = createPatternCheck(limits);
    const first = check(asked);
    expect(await first).toEqual({
      code: 'PATTERN_UNDECIDED',
      message: 'How long /^[a-z]+$/ can take was not known after 0.001 s.',
      isByClock: true,
    });
    limits.look = 60_000;
    expect(await check(asked)).toBeUndefined();
  });
});
