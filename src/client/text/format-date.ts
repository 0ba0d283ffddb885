import type { SettingValues } from '../../contracts/generated/setting-values.ts';
import { dayOf } from './day-of.ts';

/** The date forms that a merchant may choose from (rows G-159, G-166). */
export type DateForm = SettingValues['dates.list'];

const day = /^(\d{4})-(\d{2})-(\d{2})/;
/** A text that names its distance from UTC is a moment; any other is a day, and keeps it wherever it is read. */
const isMoment = /T.*(?:Z|[+-]\d{2}:?\d{2})$/i;

/**
 * A date of the platform in one of these forms: a day as it is written, a moment (ISO text with its zone, or milliseconds)
 * by the day that it is in the site's time zone (row A-021). Nothing for an unreadable one.
 */
export function formatDate(value: string | number, form: DateForm, timeZone: string): string {
  const text = String(value);
  const isDay = day.test(text) && !isMoment.test(text);
  const moment = isMoment.test(text) ? Date.parse(text) : Number(value);
  const written = isDay ? text : Number.isNaN(new Date(moment).getTime()) ? '' : dayOf(moment, timeZone);
  const [, year, month, dayOfMonth] = day.exec(written) ?? [];
  if (year === undefined || month === undefined || dayOfMonth === undefined) return '';
  return form.replace('YYYY', year).replace('MM', month).replace('DD', dayOfMonth);
}
