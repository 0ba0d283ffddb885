import { describe, expect, it } from 'vitest';
import { daysOf } from './use-day-range.ts';

describe('daysOf', () => {
  it.each([
    ['today', '2026-03-01', '2026-03-01'],
    ['yesterday', '2026-02-28', '2026-02-28'],
    ['week', '2026-02-23', '2026-03-01'],
    ['month', '2026-03-01', '2026-03-01'],
    ['custom', '2026-03-01', '2026-03-01'],
  ] as const)('%s on the first of March', (name, startDate, endDate) => {
    expect(daysOf(name, '2026-03-01')).toEqual({ startDate, endDate });
  });

  it('begins the month on its first day', () => {
    expect(daysOf('month', '2026-12-31')).toEqual({ startDate: '2026-12-01', endDate: '2026-12-31' });
  });
});
