import type { Moments } from '../../../client/index.ts';

/** Entries of one day. */
export interface Day<T> {
  /** The day as the brand writes it, which is its identity too. */
  readonly date: string;
  readonly entries: readonly T[];
}

/** Groups entries by the days of the brand's clock, in the order in which they come; `at` gives an entry's ISO time. */
export function groupByDay<T>(entries: readonly T[], at: (entry: T) => string, moments: Moments): readonly Day<T>[] {
  const days = new Map<string, T[]>();
  for (const entry of entries) {
    const date = moments.day(at(entry));
    days.set(date, [...(days.get(date) ?? []), entry]);
  }
  return [...days].map(([date, list]) => ({ date, entries: list }));
}
