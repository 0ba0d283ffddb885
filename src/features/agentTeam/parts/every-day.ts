const dayMs = 86_400_000;

/** A day and what it came to. */
export interface DayNet {
  readonly day: string;
  readonly netProfit: string;
}

/** Each day from one to another, both included, as `YYYY-MM-DD`; one on which nothing happened comes to 0. */
export function everyDay(
  days: readonly DayNet[],
  { startDate, endDate }: { readonly startDate: string; readonly endDate: string },
): readonly DayNet[] {
  const known = new Map(days.map(({ day, netProfit }) => [day, netProfit]));
  // Calendar days have no zone: they are counted in UTC, which has no summer time.
  const first = Date.parse(`${startDate}T00:00:00Z`);
  const count = Math.round((Date.parse(`${endDate}T00:00:00Z`) - first) / dayMs) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => {
    const day = new Date(first + index * dayMs).toISOString().slice(0, 10);
    return { day, netProfit: known.get(day) ?? '0.00' };
  });
}
