import { describe, expect, it } from 'vitest';
import { stateOf } from './use-bets.ts';

describe('stateOf', () => {
  it.each([
    ['5.00', '0.00', 'lost'],
    ['5.00', '4.99', 'returned'],
    ['5.00', '5.00', 'returned'],
    ['5.00', '5.01', 'won'],
    ['9.50', '10.00', 'won'],
  ])('calls a bet of %s that paid %s %s', (stake, win, state) => {
    expect(stateOf({ stake, win })).toBe(state);
  });
});
