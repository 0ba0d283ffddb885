import { sql, type Transaction } from 'kysely';
import { unitsOf } from '../../engine/minor-units.ts';
import type { Tables } from '../database/tables.ts';
import type { Sandbox } from '../sandbox.ts';
import { amountText } from '../wallet/currency.ts';
import type { Period } from './periods.ts';

type Connection = Sandbox['db'] | Transaction<Tables>;
type Span = Pick<Period, 'startsAt' | 'endsAt'>;

/** What one account moved in a span of time, by kind of movement, in smallest units; what left the account is negative. */
export type Moved = Readonly<Record<string, bigint>>;

/** Sums of the ledger of a merchant's accounts between two moments. */
export async function readMoved(
  db: Connection,
  merchant: string,
  { startsAt, endsAt, decimals }: Span & { readonly decimals: number },
): Promise<ReadonlyMap<number, Moved>> {
  const { rows } = await sql<{ account: number; kind: string; amount: string }>`
    select ledger.account, movement.kind, ${amountText(sql`sum(entry.amount)`, decimals)} as amount
    from movement join entry on entry.movement = movement.id join ledger on ledger.id = entry.ledger
    where movement.merchant = ${merchant} and ledger.account is not null
      and movement.created_at >= ${startsAt} and movement.created_at < ${endsAt}
    group by ledger.account, movement.kind`.execute(db);
  const accounts = Map.groupBy(rows, ({ account }) => account);
  return new Map(
    [...accounts].map(([account, sums]) => [
      account,
      Object.fromEntries(sums.map(({ kind, amount }) => [kind, unitsOf(amount, decimals)])),
    ]),
  );
}

/** Every bet of a merchant between two moments. */
export async function readBets(db: Connection, merchant: string, { startsAt, endsAt }: Span) {
  return db
    .selectFrom('bet')
    .select(['account', 'node_id', 'stake', 'payout', 'created_at'])
    .where('merchant', '=', merchant)
    .where('created_at', '>=', startsAt)
    .where('created_at', '<', endsAt)
    .execute();
}

const quarterMs = 15 * 60_000;

/** Those of the periods in which somebody bet: every zone's hours begin at a quarter of an hour of Greenwich. */
export async function withBets(
  db: Connection,
  merchant: string,
  periods: readonly Period[],
): Promise<readonly Period[]> {
  const from = new Date(Math.min(...periods.map(({ startsAt }) => startsAt.getTime())));
  const to = new Date(Math.max(...periods.map(({ endsAt }) => endsAt.getTime())));
  const { rows } = await sql<{ quarter: number }>`
    select distinct floor(extract(epoch from created_at) / 900)::int as quarter from bet
    where merchant = ${merchant} and created_at >= ${from} and created_at < ${to}`.execute(db);
  const moments = rows.map(({ quarter }) => quarter * quarterMs);
  return periods.filter(({ startsAt, endsAt }) =>
    moments.some((moment) => moment >= startsAt.getTime() && moment < endsAt.getTime()),
  );
}
