import { describe, expect, it } from 'vitest';
import { isOver } from './is-over.ts';

const offer = { id: 1, title: 'Offer', content: '', startDate: '2026-03-01' };

describe('isOver', () => {
  it('is so from the day after the last one', () => {
    const last = { ...offer, endDate: '2026-03-05 23:59:59' };
    expect(isOver(last, '2026-03-05')).toBe(false);
    expect(isOver(last, '2026-03-06')).toBe(true);
  });

  it('is never so without an end, or when it does not expire', () => {
    expect(isOver(offer, '2999-01-01')).toBe(false);
    expect(isOver({ ...offer, endDate: null }, '2999-01-01')).toBe(false);
    expect(isOver({ ...offer, endDate: '2026-03-05', noExpiry: 1 }, '2999-01-01')).toBe(false);
  });
});
