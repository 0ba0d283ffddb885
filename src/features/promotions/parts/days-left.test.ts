import { expect, test } from 'vitest';
import type { Announcement } from '../../../client/index.ts';
import { daysLeft } from './days-left.ts';

const offer = (dates: Partial<Announcement>) => ({ startDate: '2026-03-01', ...dates }) as Announcement;

test.each([
  ['2026-03-23 23:59:59', '2026-03-10', 13],
  ['2026-03-11', '2026-03-10', 1],
  ['2026-03-10', '2026-03-10', 0],
  ['2026-03-30', '2026-03-28', 2],
])('an offer until %s has on %s %i days left', (endDate, today, days) => {
  expect(daysLeft(offer({ endDate }), today)).toBe(days);
});

test('days are not counted of an offer without an end, after it, or before it begins', () => {
  expect(daysLeft(offer({}), '2026-03-10')).toBeUndefined();
  expect(daysLeft(offer({ endDate: '2026-03-23', noExpiry: 1 }), '2026-03-10')).toBeUndefined();
  expect(daysLeft(offer({ endDate: '2026-03-09' }), '2026-03-10')).toBeUndefined();
  expect(daysLeft(offer({ endDate: '2026-03-23' }), '2026-02-28')).toBeUndefined();
});
