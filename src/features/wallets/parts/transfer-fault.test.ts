import { describe, expect, it } from 'vitest';
import { transferFault } from './transfer-fault.ts';

describe('transferFault', () => {
  it.each([
    ['', 2, 'empty'],
    ['0', 2, 'empty'],
    ['0.00', 2, 'empty'],
    ['all', 2, 'shape'],
    ['1.005', 2, 'shape'],
    ['1.5', 0, 'shape'],
    ['10.01', 2, 'balance'],
    ['1001', 0, 'balance'],
    ['10.00', 2, undefined],
    ['0.01', 2, undefined],
    ['1.005', 3, 'balance'],
  ] as const)('of "%s" with %i decimals and 1000 units held is %s', (typed, decimals, fault) => {
    expect(transferFault(typed, 1000n, decimals)).toBe(fault);
  });
});
