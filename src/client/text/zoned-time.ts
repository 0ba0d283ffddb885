/** A moment of the platform as ISO text by the clock of a zone (setting `dates.timeZone`), with its distance from UTC. */
export function zonedTime(moment: string, timeZone: string): string {
  const zone = timeZone === 'device' ? {} : { timeZone };
  const parts = new Intl.DateTimeFormat('en-US', {
    ...{ year: 'numeric', month: '2-digit', day: '2-digit' },
    ...{ hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23', timeZoneName: 'longOffset' },
    ...zone,
  }).formatToParts(new Date(moment));
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  const day = [of('year'), of('month'), of('day')].join('-');
  const offset = of('timeZoneName').replace('GMT', '') || '+00:00';
  return `${day}T${[of('hour'), of('minute'), of('second')].join(':')}${offset}`;
}
