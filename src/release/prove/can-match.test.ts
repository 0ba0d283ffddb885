import { describe, expect, it } from 'vitest';
import { canMatch } from './can-match.ts';

describe('canMatch', () => {
  it.each<[string, number, number, boolean]>([
    ['^[A-Z]{2}[0-9]{6}$', 1, 12, true],
    ['^[A-Z]{2}[0-9]{6}$', 9, 12, false],
    [String.raw`^[\p{L}\p{M}]+$`, 2, Infinity, true],
    ['a.*b', 1, 1, false],
    ['a.*b', 2, 2, true],
    ['ab', 5, 5, true],
    ['^(?:[0-9]{4}-)+$', 4, 4, false],
    ['^(?:[0-9]{4}-)+$', 1, 10, true],
    ['^a$|^bb$', 3, 4, false],
    ['^a$|^bb$', 2, 4, true],
    ['^😀{2}$', 2, 2, true],
    ['^😀{2}$', 3, 9, false],
  ])('knows whether %s can have %d to %d characters: %s', (pattern, min, max, can) => {
    expect(canMatch(pattern, { min, max })).toBe(can);
  });

  it('takes look-aheads and back-references for satisfiable', () => {
    expect(canMatch('^(?=.*[A-Z])[a-z]{3,}$', { min: 1, max: 5 })).toBe(true);
    expect(canMatch(String.raw`^(a+)\1$`, { min: 3, max: 3 })).toBe(true);
    expect(canMatch('^(', { min: 1, max: 1 })).toBe(true);
  });
});
