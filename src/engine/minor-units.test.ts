import { describe, expect, it } from 'vitest';
import { exactText, feeShare, fromMinor, sumOf, toMinor, unitsOf } from './minor-units.ts';

describe('toMinor', () => {
  it.each([
    ['12', 2, 1200],
    ['12.5', 2, 1250],
    [' 0.29 ', 2, 29],
    ['1.005', 3, 1005],
    ['500', 0, 500],
    ['500.00', 0, 500],
    ['999999999999.999', 3, 999_999_999_999_999],
  ])('reads %j with %i decimals', (text, decimals, units) => {
    expect(toMinor(text, decimals)).toBe(units);
  });

  it.each([
    ['1.005', 2],
    ['0.5', 0],
    ['-1', 2],
    ['1e3', 2],
    ['', 2],
    ['1,5', 2],
  ])('knows no amount in %j with %i decimals', (text, decimals) => {
    expect(toMinor(text, decimals)).toBeUndefined();
  });
});

describe('unitsOf', () => {
  it.each([
    ['1000.50', 0, 1000n],
    ['1000', 0, 1000n],
    ['12.34', 3, 12_340n],
    ['12.349', 2, 1234n],
    ['-5.00', 2, -500n],
    ['-0.005', 3, -5n],
    [' 7.5 ', 2, 750n],
    ['', 2, 0n],
    ['1e3', 2, 0n],
  ])('finds of %j with %i decimals %i units', (text, decimals, units) => {
    expect(unitsOf(text, decimals)).toBe(units);
  });
});

/** Amounts whose units no float holds, and those of every day, each the sum of what came before: the same in every run. */
function amounts(decimals: number): readonly bigint[] {
  let state = 20_261_125n + BigInt(decimals);
  return Array.from({ length: 500 }, (_, place) => {
    state = (state * 6_364_136_223_846_793_005n + 1_442_695_040_888_963_407n) % 2n ** 64n;
    return (state >> BigInt(place % 60)) * (place % 3 === 0 ? -1n : 1n);
  });
}

describe.each([0, 2, 3])('amounts with %i decimals', (decimals) => {
  const all = amounts(decimals);

  it('are read as they were written, however large', () => {
    expect(all.some((units) => units > BigInt(Number.MAX_SAFE_INTEGER))).toBe(true);
    for (const units of all) {
      const text = fromMinor(units, decimals);
      expect(text.split('.')[1]?.length ?? 0).toBe(decimals);
      expect(unitsOf(text, decimals)).toBe(units);
      expect(exactText(text, decimals)).toBe(text);
    }
  });

  it('are summed without a loss in whatever order', () => {
    const sum = fromMinor(
      all.reduce((total, units) => total + units, 0n),
      decimals,
    );
    const texts = all.map((units) => fromMinor(units, decimals));
    expect(sumOf(texts, decimals)).toBe(sum);
    expect(sumOf(texts.toReversed(), decimals)).toBe(sum);
    const opposites = texts.map((text) => (text.startsWith('-') ? text.slice(1) : `-${text}`));
    expect(sumOf([...texts, ...opposites], decimals)).toBe(fromMinor(0, decimals));
  });
});

describe('feeShare', () => {
  it.each([
    [10_000, '1.50', 150],
    [9_999, '1.50', 150],
    [1, '0.01', 1],
    [1000, '0.00', 0],
    [Number.MAX_SAFE_INTEGER, '100.00', Number.MAX_SAFE_INTEGER],
  ])('takes of %i at %s percent %i, rounded up', (amount, percent, fee) => {
    expect(feeShare(amount, percent)).toBe(fee);
  });
});

describe('fromMinor', () => {
  it('writes what toMinor reads, for every number of decimals', () => {
    for (const decimals of [0, 2, 3])
      for (const units of [0, 1, 9, 10, 99, 100, 1005, 123_456_789])
        expect(toMinor(fromMinor(units, decimals), decimals)).toBe(units);
    expect(fromMinor(-5, 2)).toBe('-0.05');
  });
});
