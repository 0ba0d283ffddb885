type Text = (key: string, values?: Readonly<Record<string, unknown>>) => string;

/** A time-out in the largest unit that it fills: `24 hours`, `3 days`, `6 weeks`. */
export function hoursWords(hours: number, text: Text): string {
  if (hours % 168 === 0) return text('safePlay:weeks', { count: hours / 168 });
  if (hours > 24 && hours % 24 === 0) return text('safePlay:days', { count: hours / 24 });
  return text('safePlay:hours', { count: hours });
}

/** A self-exclusion in months, in years where it fills them, or without an end. */
export function monthsWords(months: number, text: Text): string {
  if (!Number.isFinite(months)) return text('safePlay:forGood');
  return months % 12 === 0
    ? text('safePlay:years', { count: months / 12 })
    : text('safePlay:months', { count: months });
}
