import { sql } from 'kysely';
import { openPersonal } from '../accounts/personal-data.ts';
import { hasRole } from '../accounts/roles.ts';
import { dayRangeOf } from '../agents/day-range.ts';
import { requireTeamMember, teamOf } from '../agents/team.ts';
import { pageOf } from '../games/page.ts';
import type { MemberCall } from '../http/route.ts';
import { stateOf } from '../payments/payment-state.ts';
import { type FactColumn, factsOf, type PaymentRow } from '../payments/view-payment.ts';
import type { Sandbox } from '../sandbox.ts';
import { numbersOf } from './numbers-of.ts';

/** Money that changes its wallet, and stays the player's. */
const innerKinds = ['transfer', 'collect'];

/** Movements of the player; with `types=A` those of an agent's team. For who is no agent the field has no meaning. */
export async function readTransactions(sandbox: Sandbox, call: MemberCall) {
  const isTeam = call.query['types'] === 'A' && (await hasRole(sandbox, call.merchant, call.member.type, 'agent'));
  return isTeam ? teamTransactions(sandbox, call) : ownTransactions(sandbox, call);
}

async function ownTransactions({ db, now }: Sandbox, { member, query }: MemberCall) {
  const rows = await movements(db)
    .leftJoin('payment', 'payment.id', 'movement.payment')
    .select(['payment.id as payment', 'reference', 'direction', 'payment.amount as ordered', 'fee', 'received'])
    .select(['failed_at', 'expires_at'])
    .where('ledger.account', '=', member.id)
    // What goes from one wallet to another is one line: what arrived.
    .where((where) => where.or([where('movement.kind', 'not in', innerKinds), where('entry.amount', '>', '0')]))
    .execute();
  const numbers = numbersOf(rows);
  const wanted = query['kind'] ? rows.filter(({ kind }) => kind === query['kind']) : rows;
  const { items, paging } = pageOf(wanted, query['page'], query['pageSize'] ?? '35');
  const list = items.map(({ id, kind, note, amount, created_at, ...row }) => ({
    ...{ id: numbers.get(id) ?? id, kind, note, amount },
    at: created_at.toISOString(),
    ...markOf(row, now()),
  }));
  return { value: { list, totalPages: paging.totalPages } };
}

/** The payment that a movement belongs to, and how it stands. */
function markOf(row: Nullable<PaymentColumns & { payment: number; reference: string }>, now: Date) {
  const { payment, reference, direction, ordered, fee, received } = row;
  if (payment === null || reference === null || direction === null) return {};
  const { failed_at, expires_at } = row;
  const facts = factsOf({
    direction,
    amount: ordered ?? 0,
    fee: fee ?? 0,
    received: received ?? 0,
    failed_at,
    expires_at,
  });
  return { payment: { id: payment, reference, state: stateOf(facts, now) } };
}

type PaymentColumns = Omit<Pick<PaymentRow, FactColumn>, 'amount'> & { ordered: PaymentRow['amount'] };
type Nullable<T> = { readonly [K in keyof T]: T[K] | null };

/** A page of what the members below an agent paid, played and got, each with the name of its member (row G-244). */
async function teamTransactions(sandbox: Sandbox, call: MemberCall) {
  const { db, cipher } = sandbox;
  const { query, member: agent } = call;
  const named = query['member'] ? await requireTeamMember(sandbox, call, query['member']) : undefined;
  const range = query['startDate'] ? await dayRangeOf(sandbox, call) : undefined;
  const found = await movements(db)
    .innerJoin('account', 'account.id', 'ledger.account')
    .select('account.name')
    .$if(Boolean(query['kind']), (rows) => rows.where('movement.kind', '=', query['kind'] ?? ''))
    // Which wallet members keep their money in is not their agent's business.
    .where('movement.kind', 'not in', innerKinds)
    .$if(named !== undefined, (rows) => rows.where('ledger.account', '=', named?.id ?? 0))
    .$if(named === undefined, (rows) => rows.where(sql<boolean>`ledger.account in ${teamOf(agent.id)}`))
    .$if(range !== undefined, (rows) => rows.where((where) => range?.has(sql`movement.created_at`) ?? where.lit(true)))
    .execute();
  const { items, paging } = pageOf(found, query['page'], query['pageSize'] ?? '35');
  const list = items.map(({ id, kind, amount, created_at, name }) => ({
    ...{ id, kind, amount, member: openPersonal(cipher, { name }).name },
    at: created_at.toISOString(),
  }));
  return { value: { list, totalPages: paging.totalPages } };
}

/** Movements of players' ledgers, newest first. */
function movements(db: Sandbox['db']) {
  return db
    .selectFrom('movement')
    .innerJoin('entry', 'entry.movement', 'movement.id')
    .innerJoin('ledger', 'ledger.id', 'entry.ledger')
    .select(['movement.id', 'movement.kind', 'movement.note', 'movement.created_at'])
    .select(sql<string>`entry.amount::text`.as('amount'))
    .orderBy('movement.created_at', 'desc')
    .orderBy('movement.id', 'desc');
}
