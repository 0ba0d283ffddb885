import { describe, expect, it } from 'vitest';
import { decimalsOf, floorToMinor, fromMinor, toMinor } from './minor-units.ts';

describe('decimalsOf', () => {
  it.each([
    ['GBP', 2],
    ['PKR', 2],
    ['JPY', 0],
    ['KWD', 3],
    ['USDT', 2],
    ['CRD', 2],
  ])('gives %s %i', (currency, decimals) => {
    expect(decimalsOf(currency)).toBe(decimals);
  });
});

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

describe('floorToMinor', () => {
  it.each([
    ['1000.50', 0, 1000],
    ['1000', 0, 1000],
    ['12.34', 3, 12_340],
    ['12.349', 2, 1234],
    ['-5.00', 2, 0],
    ['', 2, 0],
  ])('finds of %j with %i decimals %i units', (text, decimals, units) => {
    expect(floorToMinor(text, decimals)).toBe(units);
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
