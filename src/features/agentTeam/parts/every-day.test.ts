import { expect, it } from 'vitest';
import { everyDay } from './every-day.ts';

it('gives each day of a range, with 0 where nothing happened, over the end of a month', () => {
  const days = [{ day: '2026-03-01', netProfit: '-4.50' }];
  expect(everyDay(days, { startDate: '2026-02-27', endDate: '2026-03-02' })).toEqual([
    { day: '2026-02-27', netProfit: '0.00' },
    { day: '2026-02-28', netProfit: '0.00' },
    { day: '2026-03-01', netProfit: '-4.50' },
    { day: '2026-03-02', netProfit: '0.00' },
  ]);
});

it('gives nothing for an end before the start', () => {
  expect(everyDay([], { startDate: '2026-03-02', endDate: '2026-03-01' })).toEqual([]);
});
