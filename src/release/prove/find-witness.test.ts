import { describe, expect, it } from 'vitest';
import { findWitness } from './find-witness.ts';

const find = (pattern: string, min: number, max = Infinity) => findWitness(pattern, { min, max });

describe('findWitness', () => {
  it.each<[string, number, number, string | undefined]>([
    ['^[a-z]+$', 1, 8, 'a'],
    ['^[a-z]+$', 3, 8, 'abb'],
    ['^[0-9]{2}$', 1, 8, '11'],
    ['^a{3}$', 3, 3, 'aaa'],
    ['^a{3}$', 4, 8, undefined],
    ['^a{3}$', 0, 2, undefined],
    ['^ы+$', 2, 8, 'ыы'],
    ['^[^a-zA-Z]$', 1, 1, '1'],
    ['a|b', 1, 1, 'a'],
    ['', 0, 0, ''],
    [String.raw`^\p{L}{2}$`, 2, 2, 'aA'],
  ])('finds a text of %s with %d to %d characters: %s', (pattern, min, max, text) => {
    expect(find(pattern, min, max)).toBe(text);
  });

  it('tries several writings of one shape until one passes', () => {
    expect(find('^(?=.*[0-9])(?=.*[A-Z])[a-zA-Z0-9]{4}$', 4, 4)).toBe('aA1b');
    expect(find('^(?!a)[a-z]{3}$', 3, 3)).toBe('bbx');
    expect(find(String.raw`^([ab])[ab]\1$`, 3, 3)).toBe('aba');
  });

  it('finds the shortest, within forty characters of the least length', () => {
    expect(find('^(?:ab)+$', 3)).toBe('abab');
    expect(find('^[a-z]{41}$', 0)).toHaveLength(41);
    expect(find('^[a-z]{42}$', 0)).toBeUndefined();
    expect(find('^[a-z]{60}$', 20)).toHaveLength(60);
    expect(find('^[a-z]{61}$', 20)).toBeUndefined();
  });

  it('gives up after some hundred shapes, the shortest of which it tries first', () => {
    const pattern = (length: number) => `^(?=.{${length}}$)(?:ab|[^a]c)+$`;
    expect(find(pattern(10), 1, 18)).toBe('ababababab');
    expect(find(pattern(18), 1, 18)).toBeUndefined();
  });

  it('finds nothing where no text passes, or the pattern is none', () => {
    expect(find('^a(?=b)c$', 1, 5)).toBeUndefined();
    expect(find('(', 1, 5)).toBeUndefined();
  });
});
