import { describe, expect, it } from 'vitest';
import { localDay } from './local-day.ts';

describe('localDay', () => {
  it('writes year, month and day with their noughts', () => {
    expect(localDay(new Date(2026, 2, 9, 12))).toBe('2026-03-09');
    expect(localDay(new Date(2026, 11, 31, 12))).toBe('2026-12-31');
    const early = new Date(2000, 0, 1, 12);
    early.setFullYear(987);
    expect(localDay(early)).toBe('0987-01-01');
  });

  it('takes the day of the clock on the wall, from the first minute to the last', () => {
    expect(localDay(new Date(2026, 0, 1, 0, 0, 0))).toBe('2026-01-01');
    expect(localDay(new Date(2026, 0, 1, 23, 59, 59))).toBe('2026-01-01');
  });
});
