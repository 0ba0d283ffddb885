import { describe, expect, it } from 'vitest';
import { differingLetters, distancesFrom } from './edit-distance.ts';

describe('distancesFrom', () => {
  it.each<[string, string, number]>([
    ['flag', 'flag', 0],
    ['', '', 0],
    ['', 'flag', 4],
    ['flag', '', 4],
    ['flag', 'flags', 1],
    ['flag', 'lag', 1],
    ['flag', 'slag', 1],
    ['flag', 'falg', 1],
    ['flag', 'lfag', 1],
    ['flag', 'flga', 1],
    ['flag', 'lfga', 2],
    ['flag', 'galf', 3],
    ['abcd', 'badc', 2],
    ['abcd', 'cbad', 2],
    ['aab', 'aba', 1],
    ['xab', 'bay', 2],
    ['kitten', 'sitting', 3],
    ['referral', 'refferal', 2],
    ['deposit', 'xdepsoit', 2],
  ])('from %s to %s are %d changes, and as many back', (from, to, changes) => {
    expect([distancesFrom(from)(to, 99), distancesFrom(to)(from, 99)]).toEqual([changes, changes]);
  });

  it('is the limit where it is that much or more', () => {
    const limits = [1, 2, 3, 4, 5];
    expect(limits.map((limit) => distancesFrom('abcd')('dcba', limit))).toEqual([1, 2, 3, 3, 3]);
    expect(limits.map((limit) => distancesFrom('aaaa')('bbbb', limit))).toEqual([1, 2, 3, 4, 4]);
    expect(limits.map((limit) => distancesFrom('ab')('abcd', limit))).toEqual([1, 2, 2, 2, 2]);
  });
});

describe('differingLetters', () => {
  it.each<[string, string, number]>([
    ['flag', 'galf', 0],
    ['', '', 0],
    ['flag', 'flags', 1],
    ['flags', 'flag', 1],
    ['flag', 'slag', 1],
    ['aab', 'abb', 1],
    ['aaab', 'b', 3],
    ['b', 'aaab', 3],
    ['flag', '', 4],
    ['abc', 'xyzw', 4],
    // Letters whose numbers are the same up to a multiple of 128 are taken for one.
    ['a', String.fromCharCode(97 + 128), 0],
    ['سلام', 'flag', 4],
  ])('of %s and %s are %d, whatever their order', (word, other, letters) => {
    expect([differingLetters(word)(other), differingLetters(other)(word)]).toEqual([letters, letters]);
  });

  it('are counted anew for each word', () => {
    const from = differingLetters('flag');
    expect(['flag', 'lag', 'slag', 'flag', ''].map(from)).toEqual([0, 1, 1, 0, 4]);
  });
});
