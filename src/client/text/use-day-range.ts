import { useState } from 'react';
import { askedZone } from './asked-zone.ts';
import { dayOf } from './day-of.ts';
import { useClock, useSetting } from '../hooks.ts';

/** Ranges of days that a list offers (row G-242). */
export type DayRangeName = 'today' | 'yesterday' | 'week' | 'month' | 'custom';

/** Days that a list covers, both included, as `YYYY-MM-DD` in the site's time zone (setting `dates.timeZone`). */
export interface DayRange {
  readonly name: DayRangeName;
  readonly startDate: string;
  readonly endDate: string;
}

const dayMs = 86_400_000;

/**
 * The range that a list covers and its setter: `week` is today and the six days before it, `month` the current one so far.
 * `timeZone` goes to the platform with the days. They are those of the site, or of a zone of the list's own.
 */
export function useDayRange(first: Exclude<DayRangeName, 'custom'> = 'today', ownZone?: string) {
  const clock = useClock();
  const written = useSetting('dates.timeZone');
  const zone = ownZone ?? written;
  const today = dayOf(clock.now(), zone);
  const [chosen, setChosen] = useState<Pick<DayRange, 'name'> & Partial<DayRange>>({ name: first });
  const range: DayRange = { ...daysOf(chosen.name, today), ...chosen };
  return { range, today, timeZone: askedZone(zone), setRange: setChosen };
}

/** The days of a named range that ends with or before `today`; a custom one begins as today alone. */
export function daysOf(name: DayRangeName, today: string): Omit<DayRange, 'name'> {
  if (name === 'yesterday') return { startDate: daysBefore(today, 1), endDate: daysBefore(today, 1) };
  if (name === 'week') return { startDate: daysBefore(today, 6), endDate: today };
  return { startDate: name === 'month' ? `${today.slice(0, 8)}01` : today, endDate: today };
}

/** Calendar days have no zone: they are counted in UTC, which has no summer time. */
function daysBefore(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - count * dayMs).toISOString().slice(0, 10);
}
