/** The calendar day of a moment as YYYY-MM-DD, by the device's clock or in an IANA time zone (setting `dates.timeZone`). */
export function dayOf(moment: number, timeZone: string): string {
  const zone = timeZone === 'device' ? {} : { timeZone };
  const parts = new Intl.DateTimeFormat('en', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    ...zone,
  }).formatToParts(moment);
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}
