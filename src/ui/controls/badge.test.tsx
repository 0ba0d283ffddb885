import { describe, expect, it } from 'vitest';
import { badgeText } from './badge.tsx';

describe('badgeText', () => {
  it('gives the count up to 99 and 99+ above', () => {
    expect([1, 99, 100, 5000].map(badgeText)).toEqual(['1', '99', '99+', '99+']);
  });

  it('gives nothing at 0, below it, and for what is not a number', () => {
    expect([0, -3, Number.NaN, undefined].map(badgeText)).toEqual([undefined, undefined, undefined, undefined]);
  });
});
