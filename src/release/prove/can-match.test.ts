import { describe, expect, it } from 'vitest';
import { canMatch, createMatchCheck, textsBetween } from './can-match.ts';

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
    // Looks that stand first: several in a row, nested, negated, and behind, where nothing stands.
    ['^(?=a)(?=.b)..$', 2, 2, 'yes'],
    ['^(?=a)(?=b).$', 1, 1, 'no'],
    ['^(?!ab$)ab$', 2, 2, 'no'],
    ['^(?!ab$)a[bc]$', 2, 2, 'yes'],
    ['^(?=(?=a)a$)a$', 1, 1, 'yes'],
    ['^(?=(?=b)a$)a$', 1, 1, 'no'],
    ['^(?<=)a$', 1, 1, 'yes'],
    ['^(?<!x?)a$', 1, 1, 'no'],
    ['^(?<=y)y$', 1, 1, 'no'],
    ['^(?<!x)y$', 2, 2, 'no'],
    ['^a$', 2, Infinity, 'no'],
    // What nothing can pass.
    ['^[]$', 0, 9, 'no'],
    ['^[]|a$', 1, 1, 'yes'],
    ['^(?<=x?)a$', 1, 1, 'yes'],
    ['^(?=a|b)[bc]$', 1, 1, 'yes'],
    ['^(?=a|b)[cd]$', 1, 1, 'no'],
    // What is not fixed to the ends is found anywhere; what is, there alone.
    ['^ab', 5, 5, 'yes'],
    ['ab$', 5, 5, 'yes'],
    ['^ab', 1, 1, 'no'],
    ['^ab$', 3, 5, 'no'],
    ['^$', 0, 0, 'yes'],
    ['^$', 1, 5, 'no'],
    ['', 0, 0, 'yes'],
    ['^[^]$', 1, 1, 'yes'],
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
    // A look ahead at the end is not the end.
    for (const pattern of ['^a(?!b)', '^a(?![^][^])']) {
      expect(canMatch(pattern, { min: 1, max: 1 })).toBe('yes');
      expect(canMatch(pattern, { min: 2, max: 2 })).toBe('unknown');
    }
  });
});

describe('createMatchCheck', () => {
  it('answers as `canMatch` does, for each pattern and each pair of bounds', () => {
    const check = createMatchCheck();
    const asked: readonly [string, number, number][] = [
      ['^a{3}$', 1, 5],
      ['^a{3}$', 1, 2],
      ['^a{3}$', 4, 5],
      ['^a{4}$', 4, 5],
      ['^a(?=b)c$', 1, 5],
    ];
    const answers = () => asked.map(([pattern, min, max]) => check(pattern, { min, max }));
    const expected = ['yes', 'no', 'no', 'yes', 'unknown'];
    expect([answers(), answers()]).toEqual([expected, expected]);
  });
});

describe('textsBetween', () => {
  const first = (inner: string, outer: string) => {
    for (const text of textsBetween(inner, outer)) return text;
    return undefined;
  };

  it.each<[string, string, string | undefined]>([
    ['^[a-z]+$', '^[a-z]{2,}$', 'a'],
    ['^[a-z0-9]{2}$', '^[a-z]{2}$', '1a'],
    ['^[A-Z]$', '^[a-z]$', 'A'],
    ['^[b-d]$', '^[a-z]$', undefined],
    ['^[b-d]$', '^[c-z]$', 'b'],
    ['^[0-9]{3}$', '^[0-9]+$', undefined],
    ['^[@.]x$', '^x$', '.x'],
    ['ab', 'a', undefined],
    ['^xa$', 'a', undefined],
    ['a', 'ab', 'a'],
    ['^(?=.*[0-9])[a-z0-9]{2}$', '^[a-z0-9]{2}$', undefined],
    ['^[a-z0-9]{2}$', '^(?=.*[0-9])[a-z0-9]{2}$', 'aa'],
  ])('has the shortest text that passes %s and not %s: %s', (inner, outer, text) => {
    expect(first(inner, outer)).toBe(text);
  });

  it('throws at a pattern that cannot be compared', () => {
    expect(() => first('^a(?=b)c$', 'a')).toThrow();
    expect(() => first('a', String.raw`^([a-z]+)\1$`)).toThrow();
  });
});
