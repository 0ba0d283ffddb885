import { describe, expect, it } from 'vitest';
import { nearestName } from './nearest-name.ts';

describe('nearestName', () => {
  it('finds what a misspelt name means: a letter more, fewer, another, two swapped, another case', () => {
    const known = ['deposit', 'referral', 'promotions'];
    expect(nearestName('deposits', known)).toBe('deposit');
    expect(nearestName('refferal', known)).toBe('referral');
    expect(nearestName('promotoins', known)).toBe('promotions');
    expect(nearestName('DEPOSIT', known)).toBe('deposit');
  });

  it('is silent when no name is near, and when only the letters are the same', () => {
    expect(nearestName('cashier', ['deposit', 'promotions'])).toBeUndefined();
    expect(nearestName('tisoped', ['deposit'])).toBeUndefined();
    expect(nearestName('سلام', ['deposit', 'referral'])).toBeUndefined();
  });

  it.each<[string, string, string | undefined]>([
    ['two letters of a short name', 'txxb', 'tab'],
    ['no more than two of it', 'xxxab', undefined],
    ['a third of the letters of a long one', 'xxpromotixns', 'promotions'],
    ['no more than a third of it', 'xxxpromotixxs', undefined],
  ])('lets %s be wrong', (_what, name, meant) => {
    expect(nearestName(name, ['tab', 'promotions'])).toBe(meant);
  });

  it('takes the nearest, and of equally near ones the first', () => {
    expect(nearestName('colour', ['colours.b', 'colours', 'colous'])).toBe('colours');
    expect(nearestName('tab', ['tub', 'tap'])).toBe('tub');
  });
});
