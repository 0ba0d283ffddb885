import { describe, expect, it } from 'vitest';
import { canMatch } from './can-match.ts';

describe('canMatch', () => {
  it.each<[string, number, number, string]>([
    ['^[A-Z]{2}[0-9]{6}$', 1, 12, 'yes'],
    ['^[A-Z]{2}[0-9]{6}$', 9, 12, 'no'],
    [String.raw`^[\p{L}\p{M}]+$`, 2, Infinity, 'yes'],
    ['a.*b', 1, 1, 'no'],
    ['a.*b', 2, 2, 'yes'],
    ['ab', 5, 5, 'yes'],
    ['^(?:[0-9]{4}-)+$', 4, 4, 'no'],
    ['^(?:[0-9]{4}-)+$', 1, 10, 'yes'],
    ['^a$|^bb$', 3, 4, 'no'],
    ['^a$|^bb$', 2, 4, 'yes'],
    ['^😀{2}$', 2, 2, 'yes'],
    ['^😀{2}$', 3, 9, 'no'],
    ['^(?<=x)y$', 1, 10, 'no'],
    ['^(?<!x)y$', 1, 10, 'yes'],
    ['^(?=.*[A-Z])[a-z]{3,}$', 1, 5, 'no'],
    ['^(?=.*[A-Z])(?=.*[0-9]).{8,}$', 1, 20, 'yes'],
    ['^(?=.*[A-Z])(?=.*[0-9]).{8,}$', 1, 7, 'no'],
    ['^(?!.*--)[a-z-]+$', 1, 5, 'yes'],
    ['^(?!a)(?=[ab]$)a$', 1, 5, 'no'],
    ['(?:^a|b)c', 2, 2, 'yes'],
  ])('knows whether %s can have %d to %d characters: %s', (pattern, min, max, can) => {
    expect(canMatch(pattern, { min, max })).toBe(can);
  });

  it('finds a text where the expression looks around in the middle or refers back', () => {
    expect(canMatch('^[a-z]+(?=1)[0-9a-z]{3,}$', { min: 1, max: 8 })).toBe('yes');
    expect(canMatch(String.raw`^(ab|c)\1$`, { min: 4, max: 4 })).toBe('yes');
    expect(canMatch(String.raw`\b[a-z]{3}\b`, { min: 1, max: 10 })).toBe('yes');
  });

  it('says that it does not know where it finds none', () => {
    expect(canMatch('^a(?=b)c$', { min: 1, max: 5 })).toBe('unknown');
    expect(canMatch('^(', { min: 1, max: 1 })).toBe('unknown');
  });
});
