import { describe, expect, it } from 'vitest';
import { amountFault } from './amount-fault.ts';

const limits = { min: '10.00', max: '500.00' };

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
  ])('finds %j to be %s', (typed, fault) => {
    expect(amountFault(typed, limits)).toBe(fault);
  });
});
