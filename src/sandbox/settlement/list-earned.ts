import type { SettlementKind, SettlementTable } from '../database/settlement-tables.ts';
import type { Selectable } from 'kysely';
import { pageOf } from '../games/page.ts';
import type { MemberCall } from '../http/route.ts';
import type { Sandbox } from '../sandbox.ts';
import { sumOf, unitsOf } from '../../engine/minor-units.ts';
import { decimalsIn } from '../wallet/currency.ts';
import { percentText } from './percent.ts';
import { dayAt } from './periods.ts';
import { namesOf, readTeam } from './team-names.ts';
import { zoneOf } from './zone.ts';

type Row = Selectable<SettlementTable>;

interface EarnedQuery {
  readonly kind: SettlementKind;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** Whose rows: those of the caller, of the team, or those that the caller pays by hand. */
  readonly of: 'self' | 'team' | 'payer';
}

/** A page of what was settled in a span of time, newest first, with what all of it comes to (rows G-251…G-255). */
export async function listEarned(sandbox: Sandbox, call: MemberCall, { kind, startsAt, endsAt, of }: EarnedQuery) {
  const { merchant, member, query } = call;
  const accounts = of === 'team' ? [0, ...(await readTeam(sandbox, call)).keys()] : [member.id];
  const rows = await sandbox.db
    .selectFrom('settlement')
    .selectAll()
    .where('merchant', '=', merchant)
    .where('kind', '=', kind)
    .where(of === 'payer' ? 'payer' : 'account', 'in', accounts)
    .where('starts_at', '>=', startsAt)
    .where('starts_at', '<', endsAt)
    .orderBy('starts_at', 'desc')
    .orderBy('id')
    .execute();
  const decimals = await decimalsIn(sandbox, merchant);
  const lines = kind === 'rebate' ? byDayAndMember(rows, decimals) : rows;
  const { items, paging } = pageOf(lines, query['page'], query['pageSize'] ?? '20');
  const names = await namesOf(sandbox, [...new Set(items.map(({ source }) => source))]);
  const zone = await zoneOf(sandbox, merchant);
  const list = items.map(({ id, source, starts_at, ends_at, base, rate, amount, state, payer }) => ({
    ...{ id, userName: names.get(source) ?? '', base, rate, amount, state },
    startDate: dayAt(starts_at, zone),
    endDate: dayAt(new Date(ends_at.getTime() - 1), zone),
    startsAt: starts_at.toISOString(),
    canPay: state === 'pending' && payer === member.id,
  }));
  const sums = {
    count: lines.length,
    amount: sumOfAmounts(lines, decimals),
    pending: sumOfAmounts(
      lines.filter(({ state }) => state === 'pending'),
      decimals,
    ),
  };
  return { value: { list, totalPages: paging.totalPages, sums } };
}

/** One line for each day and member: bases and amounts of all game types, and the rate that comes of them. */
function byDayAndMember(rows: readonly Row[], decimals: number): readonly Row[] {
  const groups = Map.groupBy(rows, ({ period, source }) => `${period} ${source}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const base = sumOf(
      group.map((row) => row.base),
      decimals,
    );
    const amount = sumOfAmounts(group, decimals);
    const share = () => percentText((unitsOf(amount, decimals) * 10_000n) / unitsOf(base, decimals));
    return [{ ...first, base, amount, rate: group.length === 1 ? first.rate : share() }];
  });
}

function sumOfAmounts(rows: readonly Row[], decimals: number): string {
  return sumOf(
    rows.map(({ amount }) => amount),
    decimals,
  );
}
