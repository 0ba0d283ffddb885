import type { RawBuilder, Transaction } from 'kysely';
import { sql } from 'kysely';
import { type CalendarSpan, calendarSpans, type SummedKind } from '../database/safe-play-tables.ts';
import type { Database } from '../database/open-database.ts';
import type { Tables } from '../database/tables.ts';
import { unitsOf } from '../../engine/minor-units.ts';
import { amountText } from '../wallet/currency.ts';
import type { Spans } from './spans.ts';

/** What a player paid in, or lost, in the spans that run, in smallest units. Winning more than losing is no loss: 0. */
export async function usedOf(
  db: Database | Transaction<Tables>,
  account: number,
  { kind, spans, decimals }: { readonly kind: SummedKind; readonly spans: Spans; readonly decimals: number },
): Promise<Readonly<Record<CalendarSpan, bigint>>> {
  const [amount, at, source] = sources[kind](account);
  const sums = calendarSpans.map((span) => {
    const sum = sql`sum(${amount}) filter (where ${at} >= ${spans[span].from})`;
    return sql`${amountText(sum, decimals)} as ${sql.ref(span)}`;
  });
  const earliest = spans.week.from < spans.month.from ? spans.week.from : spans.month.from;
  const { rows } = await sql<Readonly<Record<CalendarSpan, string>>>`
    select ${sql.join(sums)} from ${source} and ${at} >= ${earliest}`.execute(db);
  const of = (span: CalendarSpan) => {
    const units = unitsOf(rows[0]?.[span] ?? '0', decimals);
    return units > 0n ? units : 0n;
  };
  return { day: of('day'), week: of('week'), month: of('month') };
}

type Source = readonly [amount: RawBuilder<unknown>, at: RawBuilder<unknown>, from: RawBuilder<unknown>];

const sources: Readonly<Record<SummedKind, (account: number) => Source>> = {
  deposit: (account) => [
    sql`entry.amount`,
    sql`movement.created_at`,
    sql`ledger join entry on entry.ledger = ledger.id join movement on movement.id = entry.movement
      where ledger.account = ${account} and movement.kind = 'deposit'`,
  ],
  loss: (account) => [sql`bet.stake - bet.payout`, sql`bet.created_at`, sql`bet where bet.account = ${account}`],
};
