import { sql } from 'kysely';
import { fromMinor, unitsOf } from '../../engine/minor-units.ts';
import { requireAgent } from '../accounts/roles.ts';
import type { MemberCall } from '../http/route.ts';
import type { Sandbox } from '../sandbox.ts';
import { amountText, decimalsIn } from '../wallet/currency.ts';
import { type DayRange, dayRangeOf } from './day-range.ts';
import { rolesOf } from './member-kinds.ts';
import { teamOf } from './team.ts';

/** Minutes since the last act for which a player counts as online. */
const onlineMinutes = 15;

/** What the caller's whole team did in a range of days, who belongs to it, and what they have (rows G-242, G-243). */
export async function teamOverview(sandbox: Sandbox, call: MemberCall) {
  await requireAgent(sandbox, call);
  const range = await dayRangeOf(sandbox, call);
  const decimals = await decimalsIn(sandbox, call.merchant);
  const money = (units: bigint) => fromMinor(units, decimals);
  const [days, members, balance] = await Promise.all([
    dailyTotals(sandbox, call.member.id, { range, decimals }),
    memberCounts(sandbox, call, range),
    teamBalance(sandbox, call.member.id, decimals),
  ]);
  const totals = Object.fromEntries(fields.map((field) => [field, money(sumOf(days, field))]));
  const list = days.map(({ day, ...sums }) => ({ day, netProfit: money(netOf(sums)) }));
  return { value: { totals: { ...totals, netProfit: money(sumOfNets(days)) }, members, balance, days: list } };
}

const fields = ['deposit', 'withdrawal', 'bets', 'wins', 'rebate', 'bonus', 'wages'] as const;
type Sums = Readonly<Record<(typeof fields)[number], bigint>>;

interface DayTotals extends Sums {
  readonly day: string;
}

/** Sums in smallest units for each day on which something happened, oldest first. */
async function dailyTotals(
  { db }: Sandbox,
  agent: number,
  { range, decimals }: { readonly range: DayRange; readonly decimals: number },
): Promise<readonly DayTotals[]> {
  const moved = sql`movement.created_at`;
  const placed = sql`bet.created_at`;
  const kinds = (...names: readonly string[]) =>
    sql`coalesce(sum(entry.amount) filter (where movement.kind in (${sql.join([...names])})), 0)`;
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
      select ${range.dayOf(placed)}, 0, 0, sum(stake), sum(payout), 0, 0, 0
      from bet where account in ${teamOf(agent)} and ${range.has(placed)} group by 1
    ) as parts group by day order by day`.execute(db);
  return rows.map(({ day, ...sums }) => ({ day, ...unitsIn(sums, decimals) }));
}

function unitsIn(sums: Readonly<Record<keyof Sums, string>>, decimals: number): Sums {
  const of = (field: keyof Sums) => unitsOf(sums[field], decimals);
  return {
    ...{ deposit: of('deposit'), withdrawal: of('withdrawal'), bets: of('bets'), wins: of('wins') },
    ...{ rebate: of('rebate'), bonus: of('bonus'), wages: of('wages') },
  };
}

/** What the team won: returns less stakes, and what the house gave besides. */
function netOf({ bets, wins, rebate, bonus, wages }: Sums): bigint {
  return wins - bets + rebate + bonus + wages;
}

function sumOfNets(days: readonly DayTotals[]): bigint {
  return days.reduce((sum, day) => sum + netOf(day), 0n);
}

function sumOf(days: readonly DayTotals[], field: keyof Sums): bigint {
  return days.reduce((sum, day) => sum + day[field], 0n);
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

async function teamBalance({ db }: Sandbox, agent: number, decimals: number): Promise<string> {
  const { rows } = await sql<{ balance: string }>`
    select ${amountText(sql`sum(entry.amount)`, decimals)} as balance
    from ledger join entry on entry.ledger = ledger.id where ledger.account in ${teamOf(agent)}`.execute(db);
  return rows[0]?.balance ?? fromMinor(0, decimals);
}
