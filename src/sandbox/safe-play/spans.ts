import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import { type CalendarSpan, calendarSpans } from '../database/safe-play-tables.ts';
import type { Tables } from '../database/tables.ts';
import type { Database } from '../database/open-database.ts';

/** Where a span of the calendar begins, and where the next one does. */
export interface Bounds {
  readonly from: Date;
  readonly until: Date;
}

export type Spans = Readonly<Record<CalendarSpan, Bounds>>;

/** The day, the week and the month in which a moment lies by the clock of a zone. */
export async function spansAt(db: Database | Transaction<Tables>, at: Date, zone: string): Promise<Spans> {
  const begin = (span: CalendarSpan) => sql`date_trunc(${sql.lit(span)}, ${at}::timestamptz at time zone ${zone})`;
  const parts = calendarSpans.flatMap((span) => [
    sql`${begin(span)} at time zone ${zone} as ${sql.ref(`${span}_from`)}`,
    sql`(${begin(span)} + interval ${sql.lit(`1 ${span}`)}) at time zone ${zone} as ${sql.ref(`${span}_until`)}`,
  ]);
  const { rows } = await sql<Readonly<Record<string, Date>>>`select ${sql.join(parts)}`.execute(db);
  const bounds = (span: CalendarSpan): Bounds => {
    const [from, until] = [rows[0]?.[`${span}_from`], rows[0]?.[`${span}_until`]];
    if (!from || !until) throw new Error(`The database knows no ${span} in ${zone}.`);
    return { from, until };
  };
  return { day: bounds('day'), week: bounds('week'), month: bounds('month') };
}
