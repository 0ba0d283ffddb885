import { describe, expect, it } from 'vitest';
import { amountFault } from './amount-fault.ts';

const limits = { min: '10.00', max: '500.00', decimals: 2 };

describe('amountFault', () => {
  it.each(['10', '10.00', ' 250.5 ', '500'])('passes %s', (typed) => {
    expect(amountFault(typed, limits)).toBeUndefined();
  });

  it.each([
    ['', 'empty'],
    ['9.99', 'low'],
    ['500.01', 'high'],
    ['-20', 'shape'],
    ['1e2', 'shape'],
    ['20.001', 'shape'],
    ['ten', 'shape'],
    ['100000000000', 'high'],
    ['1,000', 'shape'],
    ['100.000', 'shape'],
  ])('finds %j to be %s', (typed, fault) => {
    expect(amountFault(typed, limits)).toBe(fault);
  });

  it('knows currencies without decimals and with three', () => {
    expect(amountFault('50.5', { ...limits, decimals: 0 })).toBe('shape');
    expect(amountFault('50.00', { ...limits, decimals: 0 })).toBeUndefined();
    expect(amountFault('20.001', { ...limits, decimals: 3 })).toBeUndefined();
    expect(amountFault('100.000', { ...limits, decimals: 3 })).toBeUndefined();
  });
});
