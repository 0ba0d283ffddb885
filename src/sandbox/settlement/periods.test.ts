import { describe, expect, it } from 'vitest';
import { dayAt, dayPeriod, daysBetween, dividendPeriod, hourPeriods } from './periods.ts';

describe('periods', () => {
  it('begin and end by the clock of the zone', () => {
    const day = dayPeriod('2026-11-24', 'Asia/Karachi');
    expect([day.startsAt, day.endsAt].map((at) => at.toISOString())).toEqual([
      '2026-11-23T19:00:00.000Z',
      '2026-11-24T19:00:00.000Z',
    ]);
    expect(dayAt(new Date('2026-11-23T19:00:00Z'), 'Asia/Karachi')).toBe('2026-11-24');
    expect(dayAt(new Date('2026-11-23T18:59:59Z'), 'Asia/Karachi')).toBe('2026-11-23');
  });

  it('have 23 or 25 hours where the clock is changed', () => {
    expect(hourPeriods('2026-03-29', 'Europe/London')).toHaveLength(23);
    expect(new Set(hourPeriods('2026-10-25', 'Europe/London').map(({ key }) => key)).size).toBe(25);
    expect(hourPeriods('2026-11-24', 'Asia/Kathmandu')[0]?.key).toBe('2026-11-23T18:15:00.000Z');
  });

  it.each([
    ['halfMonth', '2026-02-15', '2026-02-01/2026-02-15'],
    ['halfMonth', '2026-02-16', '2026-02-16/2026-02-28'],
    ['halfMonth', '2028-02-29', '2028-02-16/2028-02-29'],
    ['month', '2026-12-31', '2026-12-01/2026-12-31'],
    ['week', '2026-11-22', '2026-11-16/2026-11-22'],
    ['week', '2026-11-23', '2026-11-23/2026-11-29'],
  ] as const)('of a dividend: the %s of %s is %s', (length, day, key) => {
    expect(dividendPeriod(length, day, 'UTC').key).toBe(key);
  });

  it.each([
    ['2026-11-24', '2026-11-23'],
    ['2026-01-01', '2026-04-04'],
    ['2026-02-30', '2026-03-01'],
    [undefined, '2026-03-01'],
  ])('of days are refused from %s to %s', (first, last) => {
    expect(() => daysBetween(first, last)).toThrow();
  });
});
