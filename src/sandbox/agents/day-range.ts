import { type RawBuilder, sql } from 'kysely';
import { failure } from '../errors.ts';
import { askedZone } from '../http/asked-zone.ts';
import { readDay } from '../http/read-day.ts';
import type { Call } from '../http/route.ts';
import type { Sandbox } from '../sandbox.ts';

/** The days that a call asks for, both included, in the zone of the site; in the caller's own where the site leaves it to devices. */
export interface DayRange {
  /** Whether a moment of the table lies in them, to stand in a query. */
  has(column: RawBuilder<unknown>): RawBuilder<boolean>;
  /** The day of a moment of the table, as YYYY-MM-DD. */
  dayOf(column: RawBuilder<unknown>): RawBuilder<string>;
}

/** Reads `startDate` and `endDate`. Throws for anything but days, and for an end before the start. */
export async function dayRangeOf(sandbox: Sandbox, call: Call): Promise<DayRange> {
  const { startDate, endDate } = call.query;
  if (readDay(startDate) > readDay(endDate)) throw failure('body.invalid');
  const zone = await askedZone(sandbox, call);
  const from = sql`(${startDate}::date::timestamp at time zone ${zone})`;
  const to = sql`((${endDate}::date + 1)::timestamp at time zone ${zone})`;
  return {
    has: (column) => sql<boolean>`(${column} >= ${from} and ${column} < ${to})`,
    dayOf: (column) => sql<string>`to_char(${column} at time zone ${zone}, 'YYYY-MM-DD')`,
  };
}
