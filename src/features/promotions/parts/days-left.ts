import type { Announcement } from '../../../client/index.ts';

const dayMs = 86_400_000;

/** Whole days from `today` (YYYY-MM-DD) to the last day of a promotion, 0 on that day; nothing for one that has no end, or has ended. */
export function daysLeft({ startDate, endDate, noExpiry }: Announcement, today: string): number | undefined {
  if (noExpiry === 1 || !endDate || startDate.slice(0, 10) > today) return undefined;
  const days = Math.round((Date.parse(endDate.slice(0, 10)) - Date.parse(today)) / dayMs);
  return days >= 0 ? days : undefined;
}
