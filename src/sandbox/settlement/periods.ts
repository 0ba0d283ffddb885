import { failure } from '../errors.ts';
import { readDay } from '../http/read-day.ts';

/** A span of time that is settled as one; the end is the first moment after it. */
export interface Period {
  /** Unique among the periods of a kind. */
  readonly key: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

const [hourMs, dayMs] = [3_600_000, 86_400_000];
/** The longest range of days that a call may name. */
const mostDays = 93;

/** The days from one to another, both included, as a call names them. Throws for anything else. */
export function daysBetween(first: string | undefined, last: string | undefined): readonly string[] {
  const [from, to] = [readDay(first).getTime(), readDay(last).getTime()];
  const count = Math.round((to - from) / dayMs) + 1;
  if (count < 1 || count > mostDays) throw failure('body.invalid');
  return Array.from({ length: count }, (_, index) => nameOf(from + index * dayMs));
}

/** A day by the clock of a zone. */
export function dayPeriod(day: string, zone: string): Period {
  return { key: day, startsAt: startOfDay(day, zone), endsAt: startOfDay(dayAfter(day), zone) };
}

/** The hours of a day by the clock of a zone: 23 or 25 of them where the clock is changed. */
export function hourPeriods(day: string, zone: string): readonly Period[] {
  const { startsAt, endsAt } = dayPeriod(day, zone);
  const count = Math.round((endsAt.getTime() - startsAt.getTime()) / hourMs);
  return Array.from({ length: count }, (_, index) => {
    const start = new Date(startsAt.getTime() + index * hourMs);
    return { key: start.toISOString(), startsAt: start, endsAt: new Date(start.getTime() + hourMs) };
  });
}

/** How often a dividend may be settled. */
export const dividendLengths = ['week', 'halfMonth', 'month'] as const;
export type DividendLength = (typeof dividendLengths)[number];

/** The dividend period of a length in which a day lies. Weeks begin on Monday, halves of a month on the 1st and 16th. */
export function dividendPeriod(length: DividendLength, day: string, zone: string): Period {
  const [first, last] = spanOf(length, day);
  return { key: `${first}/${last}`, startsAt: startOfDay(first, zone), endsAt: startOfDay(dayAfter(last), zone) };
}

function spanOf(length: DividendLength, day: string): readonly [first: string, last: string] {
  const at = readDay(day);
  if (length === 'week') {
    const monday = at.getTime() - ((at.getUTCDay() + 6) % 7) * dayMs;
    return [nameOf(monday), nameOf(monday + 6 * dayMs)];
  }
  const month = day.slice(0, 8);
  const lastOfMonth = nameOf(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 0));
  if (length === 'month') return [`${month}01`, lastOfMonth];
  return at.getUTCDate() < 16 ? [`${month}01`, `${month}15`] : [`${month}16`, lastOfMonth];
}

/** The days of a period of days. */
export function daysIn({ key }: Period): readonly string[] {
  const [first = '', last = first] = key.split('/');
  return daysBetween(first, last);
}

/** The day after a day. */
export function dayAfter(day: string, count = 1): string {
  return nameOf(readDay(day).getTime() + count * dayMs);
}

/** The calendar day of a moment by the clock of a zone. */
export function dayAt(moment: Date, zone: string): string {
  return nameOf(moment.getTime() + offsetOf(moment.getTime(), zone));
}

/** The first moment of a day by the clock of a zone. */
export function startOfDay(day: string, zone: string): Date {
  const midnight = readDay(day).getTime();
  // The offset at midnight of Greenwich may be another than the one at midnight there.
  const near = midnight - offsetOf(midnight, zone);
  return new Date(midnight - offsetOf(near, zone));
}

function nameOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}

/** How far the clock of a zone is ahead of Greenwich at a moment, in milliseconds. */
function offsetOf(ms: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en', {
    ...{ timeZone, hourCycle: 'h23', year: 'numeric', month: 'numeric', day: 'numeric' },
    ...{ hour: 'numeric', minute: 'numeric', second: 'numeric' },
  }).formatToParts(ms);
  const part = (type: string) => Number(parts.find((candidate) => candidate.type === type)?.value ?? 0);
  const shown = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
  return shown - Math.floor(ms / 1000) * 1000;
}
