import { sql } from 'kysely';
import { openPersonal } from '../accounts/personal-data.ts';
import { hasRole } from '../accounts/roles.ts';
import { dayRangeOf } from '../agents/day-range.ts';
import { demandTeamMember, teamOf } from '../agents/team.ts';
import { pageOf } from '../games/page.ts';
import type { MemberCall } from '../http/route.ts';
import type { Sandbox } from '../sandbox.ts';

/** Movements of the player; with `types=A` those of an agent's team. For who is no agent the field has no meaning. */
export async function readTransactions(sandbox: Sandbox, call: MemberCall) {
  const isTeam = call.query['types'] === 'A' && (await hasRole(sandbox, call.merchant, call.member.type, 'agent'));
  return isTeam ? teamTransactions(sandbox, call) : ownTransactions(sandbox, call);
}

async function ownTransactions({ db }: Sandbox, { member, query }: MemberCall) {
  const rows = await movements(db, query['kind']).where('ledger.account', '=', member.id).execute();
  const { items, paging } = pageOf(rows, query['page'], query['pageSize'] ?? '35');
  const list = items.map(({ id, kind, note, amount, created_at }) => ({
    ...{ id, kind, note, amount },
    at: created_at.toISOString(),
  }));
  return { value: { list, totalPages: paging.totalPages } };
}

/** A page of what the members below an agent paid, played and got, each with the name of its member (row G-244). */
async function teamTransactions(sandbox: Sandbox, call: MemberCall) {
  const { db, cipher } = sandbox;
  const { query, member: agent } = call;
  const named = query['member'] ? await demandTeamMember(sandbox, call, query['member']) : undefined;
  const range = query['startDate'] ? await dayRangeOf(sandbox, call) : undefined;
  const found = await movements(db, query['kind'])
    .innerJoin('account', 'account.id', 'ledger.account')
    .select('account.name')
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

/** Movements of players' ledgers, newest first; of one kind when it is named. */
function movements(db: Sandbox['db'], kind: string | undefined) {
  return db
    .selectFrom('movement')
    .innerJoin('entry', 'entry.movement', 'movement.id')
    .innerJoin('ledger', 'ledger.id', 'entry.ledger')
    .select(['movement.id', 'movement.kind', 'movement.note', 'movement.created_at'])
    .select(sql<string>`entry.amount::text`.as('amount'))
    .$if(Boolean(kind), (found) => found.where('movement.kind', '=', kind ?? ''))
    .orderBy('movement.created_at', 'desc')
    .orderBy('movement.id', 'desc');
}
