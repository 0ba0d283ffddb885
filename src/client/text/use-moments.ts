import { useMemo } from 'react';
import { type DateForm, formatDate } from './format-date.ts';
import { useSetting } from '../hooks.ts';

/** How this site writes what happened when. */
export interface Moments {
  /** The calendar day of a written day, of an ISO text or of milliseconds, in the site's form of dates; nothing for an unreadable one. */
  day(value: string | number): string;
  /** Hours and minutes of it. */
  time(value: string | number): string;
  /** When the day of a moment began, in milliseconds. */
  startOfDay(moment: number): number;
}

/** Days in the brand's one form and in its time zone, or another one (settings `dates.list` and `dates.timeZone`). */
export function useMoments(ownZone?: string): Moments {
  const form = useSetting('dates.list');
  const written = useSetting('dates.timeZone');
  const zone = ownZone ?? written;
  return useMemo(() => momentsIn(zone, form), [zone, form]);
}

function momentsIn(zone: string, form: DateForm): Moments {
  const at = (value: string | number) => new Date(value).getTime();
  return {
    day: (value) => formatDate(value, form, zone),
    time: (value) => (Number.isNaN(at(value)) ? '' : clockIn(zone).format(at(value))),
    startOfDay: (moment) => {
      const [hours = 0, minutes = 0] = clockIn(zone).format(moment).split(':').map(Number);
      return moment - (hours * 60 + minutes) * 60_000 - (moment % 60_000);
    },
  };
}

/** Clocks that were made: a new one for each of a hundred lines would take longer than the lines. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockIn(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known) return known;
  const place = zone === 'device' ? {} : { timeZone: zone };
  const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', ...place });
  clocks.set(zone, clock);
  return clock;
}
