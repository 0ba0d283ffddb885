import { UsageError } from './verb.ts';

const forms = '+30m, +2h, +3d, 18:00, "tomorrow 9:00", "2031-01-31 18:00" or 2031-01-31T18:00:00Z';
const unitMs = { m: 60_000, h: 3_600_000, d: 86_400_000 } as const;

/**
 * The moment that `--until` names, ISO 8601. Times without a zone are those of this machine's clock.
 * @throws UsageError that lists the forms, or says that the moment is over.
 */
export function readUntil(text: string, now: Date = new Date()): string {
  const moment = afterNow(text, now) ?? timeOfDay(text, now) ?? wholeMoment(text);
  if (moment === undefined) throw new UsageError(`--until does not understand "${text}". Write ${forms}.`);
  if (moment.getTime() > now.getTime()) return moment.toISOString();
  const hint = /^\d/.test(text) && text.length <= 5 ? ` For the next day write "tomorrow ${text}".` : '';
  throw new UsageError(`--until names a moment that is over: ${text}.${hint}`);
}

function afterNow(text: string, now: Date): Date | undefined {
  const [, count, unit] = /^\+(\d{1,5})\s?([mhd])$/.exec(text) ?? [];
  if (count === undefined || (unit !== 'm' && unit !== 'h' && unit !== 'd')) return undefined;
  return new Date(now.getTime() + Number(count) * unitMs[unit]);
}

function timeOfDay(text: string, now: Date): Date | undefined {
  const [, day, hour, minute] = /^(?:(today|tomorrow)\s+)?(\d{1,2}):(\d{2})$/i.exec(text) ?? [];
  if (hour === undefined || Number(hour) > 23 || Number(minute) > 59) return undefined;
  const later = day?.toLowerCase() === 'tomorrow' ? 1 : 0;
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + later, Number(hour), Number(minute));
}

/** A date with a time, as ISO 8601 writes it or with a space between; a day that no month has is none. */
function wholeMoment(text: string): Date | undefined {
  const parts = /^(\d{4}-\d{2}-(\d{2}))[T ](\d{1,2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?)(Z|[+-]\d{2}:\d{2})?$/.exec(text);
  const [, date = '', day, time = '', zone = ''] = parts ?? [];
  const moment = new Date(`${date}T${time.padStart(time.indexOf(':') === 1 ? time.length + 1 : 0, '0')}${zone}`);
  const isRealDay = new Date(`${date}T00:00:00Z`).getUTCDate() === Number(day);
  return parts && isRealDay && !Number.isNaN(moment.getTime()) ? moment : undefined;
}
