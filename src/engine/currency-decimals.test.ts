import { describe, expect, it } from 'vitest';
import { decimalsOf } from './currency-decimals.ts';

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
