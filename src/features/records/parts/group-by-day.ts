import { type DateForm, formatDate } from '../../../client/index.ts';

/** Entries of one day of the player's own clock. */
export interface Day<T> {
  /** Year, month and day, for example `2026-06-01`. */
  readonly id: string;
  readonly date: string;
  readonly entries: readonly T[];
}

/** Groups entries by the day of the device, in the order in which they come; `form` is how the brand writes dates. */
export function groupByDay<T>(entries: readonly T[], at: (entry: T) => string, form: DateForm): readonly Day<T>[] {
  const days = new Map<string, T[]>();
  for (const entry of entries) {
    const id = dayOf(at(entry));
    days.set(id, [...(days.get(id) ?? []), entry]);
  }
  return [...days].map(([id, list]) => ({ id, date: formatDate(id, form), entries: list }));
}

/** Hours and minutes of the device for an ISO time, for example `08:05`. */
export function timeOf(iso: string): string {
  const date = new Date(iso);
  return `${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;
}

/** Decimal text of the platform in hundredths, so that sums are exact. */
export function hundredths(amount: string): number {
  return Math.round(Number(amount) * 100);
}

/** Hundredths as decimal text again. */
export function decimalText(amount: number): string {
  return (amount / 100).toFixed(2);
}

function dayOf(iso: string): string {
  const date = new Date(iso);
  return `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
