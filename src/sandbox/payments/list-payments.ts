import { decimalsOf, fromMinor } from '../../engine/minor-units.ts';
import { sql } from 'kysely';
import { dayRangeOf } from '../agents/day-range.ts';
import { pageOf } from '../games/page.ts';
import { idIn } from '../http/read-value.ts';
import type { MemberCall } from '../http/route.ts';
import type { Sandbox } from '../sandbox.ts';
import { currencyOf } from './methods.ts';
import { stateOf } from './payment-state.ts';
import { factsOf, viewPayment } from './view-payment.ts';

/** A page of the player's payments, newest first, and what all that were asked for come to. */
export async function listPayments(sandbox: Sandbox, call: MemberCall) {
  const { merchant, member, query, language } = call;
  const { db, now } = sandbox;
  const { id, direction, state = '', page, pageSize = '35' } = query;
  const range = query['startDate'] ? await dayRangeOf(sandbox, call) : undefined;
  const rows = await db
    .selectFrom('payment')
    .selectAll()
    .where('account', '=', member.id)
    .$if(id !== undefined, (found) => found.where('id', '=', idIn(id)))
    .$if(direction === 'deposit' || direction === 'withdraw', (found) =>
      found.where('direction', '=', direction === 'withdraw' ? 'withdraw' : 'deposit'),
    )
    .$if(range !== undefined, (found) => found.where((where) => range?.has(sql`payment.created_at`) ?? where.lit(true)))
    .orderBy('id', 'desc')
    .execute();
  const wanted = rows.filter((row) => state === '' || stateOf(factsOf(row), now()) === state);
  const { items, paging } = pageOf(wanted, page, pageSize);
  const decimals = decimalsOf(await currencyOf(sandbox, merchant));
  const sum = (units: readonly number[]) =>
    fromMinor(
      units.reduce((total, next) => total + next, 0),
      decimals,
    );
  const totals = {
    count: wanted.length,
    paidIn: sum(wanted.map((row) => (row.direction === 'deposit' ? Number(row.credited) : 0))),
    paidOut: sum(wanted.map((row) => (row.direction === 'withdraw' ? Number(row.amount) - Number(row.credited) : 0))),
  };
  const list = items.map((row) => viewPayment(sandbox, row, language));
  return { value: { list, totalPages: paging.totalPages, totals } };
}
