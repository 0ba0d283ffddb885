import { describe, expect, it } from 'vitest';
import { costOf } from './fee-of.ts';

const fee = { fixed: '1.00', percent: '1.50' };

describe('costOf', () => {
  it.each([
    ['40', 'deposit', '1.60', '41.60'],
    ['40', 'withdraw', '1.60', '38.40'],
    ['0.01', 'deposit', '1.01', '1.02'],
    ['33.33', 'deposit', '1.50', '34.83'],
  ] as const)('of %s by %s is %s, %s in all', (amount, direction, cost, total) => {
    expect(costOf(amount, { fee }, { direction, decimals: 2 })).toEqual({ fee: cost, total, isFree: false });
  });

  it('is nothing for what is no amount, and says what is free', () => {
    expect(costOf('ten', { fee }, { direction: 'deposit', decimals: 2 })).toBeUndefined();
    const free = { fee: { fixed: '0.00', percent: '0.00' } };
    expect(costOf('500', free, { direction: 'deposit', decimals: 0 })).toEqual({
      fee: '0',
      total: '500',
      isFree: true,
    });
  });
});
