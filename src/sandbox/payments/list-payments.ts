import { fromMinor, sumOf } from '../../engine/minor-units.ts';
import { sql } from 'kysely';
import { dayRangeOf } from '../agents/day-range.ts';
import { pageOf } from '../games/page.ts';
import { idIn } from '../http/read-value.ts';
import type { MemberCall } from '../http/route.ts';
import type { Sandbox } from '../sandbox.ts';
import { decimalsIn } from '../wallet/currency.ts';
import type { Direction } from './methods.ts';
import { stateOf } from './payment-state.ts';
import { factsOf, type PaymentRow, viewPayment } from './view-payment.ts';

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
  const decimals = await decimalsIn(sandbox, merchant);
  const sumOfAll = (way: Direction, unitsIn: (row: PaymentRow) => bigint) => {
    const all = wanted.filter((row) => row.direction === way);
    return sumOf(
      all.map((row) => fromMinor(unitsIn(row), row.decimals)),
      decimals,
    );
  };
  const totals = {
    count: wanted.length,
    paidIn: sumOfAll('deposit', ({ credited }) => BigInt(credited)),
    paidOut: sumOfAll('withdraw', ({ amount, credited }) => BigInt(amount) - BigInt(credited)),
  };
  const list = items.map((row) => viewPayment(sandbox, row, language));
  return { value: { list, totalPages: paging.totalPages, totals } };
}
