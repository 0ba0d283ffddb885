import type { SettingValues } from '../contracts/generated/setting-values.ts';

/** The date forms that a merchant may choose from (rows G-159, G-166). */
export type DateForm = SettingValues['dates.list'];

/** A date of the platform (ISO text or milliseconds) in one of these forms; nothing for an unreadable one. */
export function formatDate(value: string | number, form: DateForm): string {
  const written = /^(\d{4})-(\d{2})-(\d{2})/.exec(String(value));
  const [year, month, day] = written ? [written[1], written[2], written[3]] : partsOf(new Date(Number(value)));
  if (year === undefined || month === undefined || day === undefined) return '';
  return form.replace('YYYY', year).replace('MM', month).replace('DD', day);
}

function partsOf(date: Date): readonly string[] {
  if (Number.isNaN(date.getTime())) return [];
  return date.toISOString().slice(0, 10).split('-');
}
