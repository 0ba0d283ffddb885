/** The calendar day of a moment as YYYY-MM-DD, by the device's clock or in an IANA time zone (setting `dates.timeZone`). */
export function dayOf(moment: number, timeZone: string): string {
  const parts = calendarIn(timeZone).formatToParts(moment);
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}

/** Calendars that were made: a new one for each of a hundred lines would take as long as the lines. */
const calendars = new Map<string, Intl.DateTimeFormat>();

function calendarIn(timeZone: string): Intl.DateTimeFormat {
  const known = calendars.get(timeZone);
  if (known) return known;
  const zone = timeZone === 'device' ? {} : { timeZone };
  const calendar = new Intl.DateTimeFormat('en', { year: 'numeric', month: '2-digit', day: '2-digit', ...zone });
  calendars.set(timeZone, calendar);
  return calendar;
}
