import { type RawBuilder, sql } from 'kysely';
import { fromMinor } from '../../engine/minor-units.ts';
import { openPersonal } from '../accounts/personal-data.ts';
import { requireAgent } from '../accounts/roles.ts';
import { pageOf } from '../games/page.ts';
import { textIn } from '../http/read-value.ts';
import type { MemberCall } from '../http/route.ts';
import type { Sandbox } from '../sandbox.ts';
import { amountText, decimalsIn } from '../wallet/currency.ts';
import { rolesOf } from './member-kinds.ts';
import { rateLines, ratesAt } from './rates.ts';
import { balancesOf, requireTeamMember, pathTo, type TeamAccount, teamOf } from './team.ts';

/** Who stands directly below the caller or a member of their team, by name, a page at a time (row G-245). */
export async function teamMembers(sandbox: Sandbox, call: MemberCall) {
  await requireAgent(sandbox, call);
  const { parent, name = '', page, pageSize } = call.query;
  const above = parent ? await requireTeamMember(sandbox, call, parent) : undefined;
  const wanted = name.trim().toLowerCase();
  const direct = await namesBelow(sandbox, above?.id ?? call.member.id);
  const found = direct
    .map((member) => ({ ...member, key: member.name.toLowerCase() }))
    .filter(({ key }) => key.includes(wanted))
    // Names are of Latin letters and digits; comparing them as a language does costs ten times as much.
    .toSorted((left, right) => (left.key < right.key ? -1 : Number(left.key > right.key)));
  const { items, paging } = pageOf(found, page, pageSize ?? '35');
  const list = await describe(sandbox, call, await readMembers(sandbox, items));
  const path = above ? await pathTo(sandbox, call.member.id, above.id) : [];
  return { value: { list, totalPages: paging.totalPages, sums: { count: found.length }, path } };
}

/** One member with what their own team and money come to (row G-246). */
export async function teamMember(sandbox: Sandbox, call: MemberCall) {
  await requireAgent(sandbox, call);
  const { db } = sandbox;
  const decimals = await decimalsIn(sandbox, call.merchant);
  const sum = (amount: RawBuilder<unknown>) => amountText(sql`sum(${amount})`, decimals);
  const member = await requireTeamMember(sandbox, call, call.query['member']);
  const [line] = await describe(sandbox, call, [member]);
  const { rows } = await sql<Record<'deposit' | 'withdrawal' | 'bets' | 'wins', string> & { team: number }>`
    select
      (select ${sum(sql`entry.amount`)}
        from entry join movement on movement.id = entry.movement join ledger on ledger.id = entry.ledger
        where ledger.account = ${member.id} and movement.kind = 'deposit') as deposit,
      (select ${sum(sql`-entry.amount`)}
        from entry join movement on movement.id = entry.movement join ledger on ledger.id = entry.ledger
        where ledger.account = ${member.id} and movement.kind = 'withdraw') as withdrawal,
      (select ${sum(sql`stake`)} from bet where account = ${member.id}) as bets,
      (select ${sum(sql`payout`)} from bet where account = ${member.id}) as wins,
      (select count(*)::int from account where id in ${teamOf(member.id)}) as team`.execute(db);
  const { team = 0, ...totals } = rows[0] ?? {};
  const path = await pathTo(sandbox, call.member.id, member.id);
  return { value: { ...line, path, team, totals } };
}

/** Who stands directly below an account. Names lie encrypted: they are sorted and searched here, not in SQL. */
async function namesBelow({ db, cipher }: Sandbox, account: number) {
  const rows = await db
    .selectFrom('account')
    .select(['id', 'name'])
    .where('upline', '=', account)
    .where('erased_at', 'is', null)
    .execute();
  return rows.map((row) => openPersonal(cipher, row));
}

/** The rest of what is shown of some members, in their order. */
async function readMembers(
  { db }: Sandbox,
  named: readonly { readonly id: number; readonly name: string }[],
): Promise<readonly TeamAccount[]> {
  if (named.length === 0) return [];
  const rows = await db
    .selectFrom('account')
    .select(['id', 'type', 'upline', 'created_at', 'signed_in_at'])
    .where(
      'id',
      'in',
      named.map(({ id }) => id),
    )
    .execute();
  const found = new Map(rows.map((row) => [row.id, row]));
  return named.flatMap(({ id, name }) => {
    const row = found.get(id);
    return row ? [{ ...row, name }] : [];
  });
}

/** Members as calls say them. */
async function describe(sandbox: Sandbox, { merchant, member: agent }: MemberCall, members: readonly TeamAccount[]) {
  const { db, now } = sandbox;
  const ids = members.map(({ id }) => id);
  const types = members.map(({ type }) => type);
  const decimals = await decimalsIn(sandbox, merchant);
  const [balances, rates, downlines, isAgent] = await Promise.all([
    balancesOf(db, ids, decimals),
    ratesAt(db, ids, now()),
    countsBelow(sandbox, ids),
    rolesOf(sandbox, merchant, types),
  ]);
  return members.map(({ id, name, type, upline, created_at, signed_in_at }) => ({
    userName: name,
    kind: isAgent(type) ? 'agent' : 'player',
    balance: balances.get(id) ?? fromMinor(0, decimals),
    rates: rateLines(rates.get(id) ?? {}),
    registeredAt: created_at.toISOString(),
    ...(signed_in_at ? { lastLoginAt: signed_in_at.toISOString() } : {}),
    members: downlines.get(id) ?? 0,
    isDirect: upline === agent.id,
  }));
}

async function countsBelow({ db }: Sandbox, accounts: readonly number[]): Promise<ReadonlyMap<number, number>> {
  if (accounts.length === 0) return new Map();
  const rows = await db
    .selectFrom('account')
    .select(['upline', sql<number>`count(*)::int`.as('count')])
    .where('upline', 'in', [...accounts])
    .where('erased_at', 'is', null)
    .groupBy('upline')
    .execute();
  return new Map(rows.map(({ upline, count }) => [upline ?? 0, count]));
}

/** The direct member whom a call names; one further down is the business of the agent in between. */
export async function requireDirectMember(sandbox: Sandbox, call: MemberCall, name: unknown): Promise<TeamAccount> {
  const member = await requireTeamMember(sandbox, call, textIn(name));
  return member.upline === call.member.id ? member : requireTeamMember(sandbox, call, '');
}
