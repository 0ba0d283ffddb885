import { describe, expect, it } from 'vitest';
import { creditOf, stateOf } from './payment-state.ts';

const facts = { direction: 'deposit', amount: 5000, fee: 15, received: 0, hasFailed: false } as const;

describe('creditOf', () => {
  it.each([
    [{ received: 1239 }, 1224],
    [{ received: 19 }, 4],
    [{ received: 9000 }, 5000],
    [{ received: 10 }, 0],
    [{ direction: 'withdraw', received: 1234 }, 0],
    [{ direction: 'withdraw', received: 0, hasFailed: true }, 5000],
    [{ direction: 'withdraw', received: 1234, hasFailed: true }, 3751],
    [{ direction: 'withdraw', received: 4985, hasFailed: true }, 0],
  ] as const)('gives of %j %i, to the smallest unit', (known, credit) => {
    expect(creditOf({ ...facts, ...known })).toBe(credit);
  });
});

describe('stateOf', () => {
  it('calls a withdrawal that failed paid once all of it was sent', () => {
    const failed = { ...facts, direction: 'withdraw', hasFailed: true } as const;
    expect(stateOf({ ...failed, received: 4984 }, new Date())).toBe('failed');
    expect(stateOf({ ...failed, received: 4985 }, new Date())).toBe('paid');
  });
});
