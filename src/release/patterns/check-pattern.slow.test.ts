import { describe, expect, it } from 'vitest';
import { createPatternCheck } from './check-pattern.ts';

const cases = { flags: 'u', length: 40 } as const;

describe('createPatternCheck', () => {
  const check = createPatternCheck();

  it.each([
    [String.raw`^(?:\d{1,10}-?){1,10}$`, 'PATTERN_SLOW'],
    ['^(?:[a-z]{1,20}[ .-]?){1,20}$', 'PATTERN_SLOW'],
    ['^(a+)+$', 'PATTERN_SLOW'],
    [String.raw`^\d*\d*$`, 'PATTERN_SLOW'],
    [String.raw`^([a-z]{1,9})-\1$`, 'PATTERN_UNDECIDED'],
    ['([a-z', 'PATTERN_INVALID'],
  ])('refuses %s: %s', async (pattern, code) => {
    expect(await check({ ...cases, pattern })).toMatchObject({ code });
  });

  it.each(['^[0-9]{5}-[0-9]{7}-[0-9]$', '^(?=.*[A-Z])(?=.*[0-9]).{8,}$', '^(?:[0-9]{1,3}-?){1,3}$'])(
    'takes %s',
    async (pattern) => {
      expect(await check({ ...cases, pattern, length: 12 })).toBeUndefined();
    },
  );
});
