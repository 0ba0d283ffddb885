import { pageOf } from '../games/page.ts';
import type { MemberCall } from '../http/route.ts';
import type { Sandbox } from '../sandbox.ts';
import { decimalOf, sumOf } from './cents.ts';
import { type Moved, readMoved } from './figures.ts';
import { askedSpan } from './span-of-days.ts';
import { namesOf, readTeam } from './team-names.ts';

const figures = ['deposits', 'withdrawals', 'bets', 'wins', 'rebates', 'bonuses', 'net'] as const;
type Figures = Readonly<Record<(typeof figures)[number], string>>;

/** What every member of the team moved in some days, and what all of them come to (row G-248). */
export async function teamPnl(sandbox: Sandbox, call: MemberCall) {
  const { query, merchant } = call;
  const team = await readTeam(sandbox, call);
  const names = await namesOf(sandbox, [...team.keys()]);
  const moved = await readMoved(sandbox.db, merchant, await askedSpan(sandbox, call));
  const wanted = query['search']?.trim().toLowerCase() ?? '';
  const rows = [...team]
    .map(([id, level]) => ({ userName: names.get(id) ?? '', level, ...figuresOf(moved.get(id) ?? {}) }))
    .filter(({ userName }) => userName.toLowerCase().includes(wanted))
    .toSorted((left, right) => Number(right.bets) - Number(left.bets) || left.userName.localeCompare(right.userName));
  const { items, paging } = pageOf(rows, query['page'], query['pageSize'] ?? '20');
  const sums = Object.fromEntries(figures.map((figure) => [figure, sumOf(rows.map((row) => row[figure]))]));
  return { value: { list: items, totalPages: paging.totalPages, sums: { count: rows.length, ...sums } } };
}

/** A member's figures from the member's side: what they lost is negative. */
function figuresOf(moved: Moved): Figures {
  const of = (kind: string) => moved[kind] ?? 0n;
  const [bets, wins] = [-of('stake'), of('payout')];
  const [rebates, bonuses] = [of('rebate') + of('teamRebate'), of('bonus') + of('reward')];
  return {
    deposits: decimalOf(of('deposit')),
    withdrawals: decimalOf(-of('withdraw')),
    bets: decimalOf(bets),
    wins: decimalOf(wins),
    rebates: decimalOf(rebates),
    bonuses: decimalOf(bonuses),
    net: decimalOf(wins + rebates + bonuses - bets),
  };
}
