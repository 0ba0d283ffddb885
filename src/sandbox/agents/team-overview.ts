import { sql } from 'kysely';
import { requireAgent } from '../accounts/roles.ts';
import type { MemberCall } from '../http/route.ts';
import type { Sandbox } from '../sandbox.ts';
import { type DayRange, dayRangeOf } from './day-range.ts';
import { rolesOf } from './member-kinds.ts';
import { teamOf } from './team.ts';

/** Minutes since the last act for which a player counts as online. */
const onlineMinutes = 15;

/** What the caller's whole team did in a range of days, who belongs to it, and what they have (rows G-242, G-243). */
export async function teamOverview(sandbox: Sandbox, call: MemberCall) {
  await requireAgent(sandbox, call);
  const range = await dayRangeOf(sandbox, call);
  const [days, members, balance] = await Promise.all([
    dailyTotals(sandbox, call.member.id, range),
    memberCounts(sandbox, call, range),
    teamBalance(sandbox, call.member.id),
  ]);
  const totals = Object.fromEntries(fields.map((field) => [field, decimalOf(sumOf(days, field))]));
  const list = days.map(({ day, ...sums }) => ({ day, netProfit: decimalOf(netOf(sums)) }));
  return { value: { totals: { ...totals, netProfit: decimalOf(sumOfNets(days)) }, members, balance, days: list } };
}

const fields = ['deposit', 'withdrawal', 'bets', 'wins', 'rebate', 'bonus', 'wages'] as const;
type Sums = Readonly<Record<(typeof fields)[number], number>>;

interface DayTotals extends Sums {
  readonly day: string;
}

/** Sums in hundredths for each day on which something happened, oldest first. */
async function dailyTotals({ db }: Sandbox, agent: number, range: DayRange): Promise<readonly DayTotals[]> {
  const moved = sql`movement.created_at`;
  const placed = sql`bet.created_at`;
  const kinds = (...names: readonly string[]) =>
    sql`coalesce(sum(entry.amount * 100) filter (where movement.kind in (${sql.join([...names])})), 0)`;
  const { rows } = await sql<Record<keyof DayTotals, string>>`
    select day, sum(deposit)::text as deposit, sum(withdrawal)::text as withdrawal, sum(bets)::text as bets,
      sum(wins)::text as wins, sum(rebate)::text as rebate, sum(bonus)::text as bonus, sum(wages)::text as wages
    from (
      select ${range.dayOf(moved)} as day, ${kinds('deposit')} as deposit, -${kinds('withdraw')} as withdrawal,
        0 as bets, 0 as wins, ${kinds('rebate', 'teamRebate')} as rebate, ${kinds('bonus', 'reward')} as bonus,
        ${kinds('wage', 'dividend')} as wages
      from ledger join entry on entry.ledger = ledger.id join movement on movement.id = entry.movement
      where ledger.account in ${teamOf(agent)} and ${range.has(moved)} group by 1
      union all
      select ${range.dayOf(placed)}, 0, 0, sum(stake * 100), sum(payout * 100), 0, 0, 0
      from bet where account in ${teamOf(agent)} and ${range.has(placed)} group by 1
    ) as parts group by day order by day`.execute(db);
  return rows.map(({ day, ...sums }) => ({ day, ...numbersOf(sums) }));
}

function numbersOf(sums: Readonly<Record<keyof Sums, string>>): Sums {
  const numberOf = (field: keyof Sums) => Math.round(Number(sums[field]));
  return {
    ...{ deposit: numberOf('deposit'), withdrawal: numberOf('withdrawal') },
    ...{ bets: numberOf('bets'), wins: numberOf('wins') },
    ...{ rebate: numberOf('rebate'), bonus: numberOf('bonus'), wages: numberOf('wages') },
  };
}

/** What the team won: returns less stakes, and what the house gave besides. */
function netOf({ bets, wins, rebate, bonus, wages }: Sums): number {
  return wins - bets + rebate + bonus + wages;
}

function sumOfNets(days: readonly DayTotals[]): number {
  return days.reduce((sum, day) => sum + netOf(day), 0);
}

function sumOf(days: readonly DayTotals[], field: keyof Sums): number {
  return days.reduce((sum, day) => sum + day[field], 0);
}

function decimalOf(hundredths: number): string {
  return (hundredths / 100).toFixed(2);
}

/** Members by kind, and those who registered or played in the range, or are here now. */
async function memberCounts(sandbox: Sandbox, { merchant, member }: MemberCall, range: DayRange) {
  const { db, now } = sandbox;
  const team = teamOf(member.id);
  const seenAfter = new Date(now().getTime() - onlineMinutes * 60_000);
  const { rows } = await sql<{ type: number; total: number; fresh: number }>`
    select type, count(*)::int as total, count(*) filter (where ${range.has(sql`created_at`)})::int as fresh
    from account where id in ${team} and erased_at is null group by type`.execute(db);
  const { rows: doing } = await sql<{ active: number; online: number }>`
    select
      (select count(distinct account)::int from bet
        where account in ${team} and ${range.has(sql`created_at`)}) as active,
      (select count(distinct account)::int from session where account in ${team}
        and revoked_at is null and expires_at > ${now()} and acted_at > ${seenAfter}) as online`.execute(db);
  const isAgent = await rolesOf(
    sandbox,
    merchant,
    rows.map(({ type }) => type),
  );
  const total = rows.reduce((sum, row) => sum + row.total, 0);
  const agents = rows.reduce((sum, row) => sum + (isAgent(row.type) ? row.total : 0), 0);
  return {
    ...{ total, agents, players: total - agents },
    newMembers: rows.reduce((sum, row) => sum + row.fresh, 0),
    active: doing[0]?.active ?? 0,
    online: doing[0]?.online ?? 0,
  };
}

async function teamBalance({ db }: Sandbox, agent: number): Promise<string> {
  const { rows } = await sql<{ balance: string }>`
    select coalesce(sum(entry.amount), 0)::numeric(18, 2)::text as balance
    from ledger join entry on entry.ledger = ledger.id where ledger.account in ${teamOf(agent)}`.execute(db);
  return rows[0]?.balance ?? '0.00';
}
