import { describe, expect, it } from 'vitest';
import { endOfBet, netOf } from './bet-result.ts';

describe('endOfBet', () => {
  it.each([
    ['10', '0', 'lost'],
    ['0.100', '0.000', 'lost'],
    ['10.00', '10.00', 'returned'],
    ['0.002', '0.001', 'returned'],
    ['0.001', '0.002', 'won'],
    ['9007199254740993.00', '9007199254740993.01', 'won'],
  ])('says of a stake of %s with a return of %s: %s', (stake, win, end) => {
    expect(endOfBet({ stake, win })).toBe(end);
  });
});

describe('netOf', () => {
  it('adds up exactly, in currencies without decimals, with two and with three', () => {
    expect(netOf([], 3)).toBe('0.000');
    expect(netOf([{ stake: '1000', win: '0' }], 0)).toBe('-1000');
    expect(
      netOf(
        Array.from({ length: 10 }, () => ({ stake: '0.100', win: '0.201' })),
        3,
      ),
    ).toBe('1.010');
    expect(netOf([{ stake: '0.01', win: '9007199254740993.03' }], 2)).toBe('9007199254740993.02');
  });
});
