import type { Announcement } from '../../../client/index.ts';

/** Whether the last day of a promotion is before `today`, both YYYY-MM-DD; one without an end is never over. */
export function isOver({ endDate, noExpiry }: Announcement, today: string): boolean {
  return noExpiry !== 1 && typeof endDate === 'string' && endDate !== '' && endDate.slice(0, 10) < today;
}
