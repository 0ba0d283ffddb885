import { describe, expect, it } from 'vitest';
import { creditOf, stateOf } from './payment-state.ts';

const facts = { direction: 'deposit', amount: 5000, fee: 15, received: 0, hasFailed: false } as const;

describe('creditOf', () => {
  it.each([
    [{ received: 1239 }, 3, 1220],
    [{ received: 19 }, 3, 0],
    [{ received: 1239 }, 2, 1224],
    [{ received: 9000 }, 3, 5000],
    [{ received: 10 }, 3, 0],
    [{ direction: 'withdraw', received: 1234 }, 3, 0],
    [{ direction: 'withdraw', received: 0, hasFailed: true }, 3, 5000],
    [{ direction: 'withdraw', received: 1234, hasFailed: true }, 3, 3750],
    [{ direction: 'withdraw', received: 4985, hasFailed: true }, 3, 0],
  ] as const)('gives of %j with %i decimals %i, of which the ledger holds every part', (known, decimals, credit) => {
    expect(creditOf({ ...facts, ...known }, decimals)).toBe(credit);
  });
});

describe('stateOf', () => {
  it('calls a withdrawal that failed paid once all of it was sent', () => {
    const failed = { ...facts, direction: 'withdraw', hasFailed: true } as const;
    expect(stateOf({ ...failed, received: 4984 }, new Date())).toBe('failed');
    expect(stateOf({ ...failed, received: 4985 }, new Date())).toBe('paid');
  });
});
