import { fromMinor, sumOf, unitsOf } from '../../engine/minor-units.ts';
import { pageOf } from '../games/page.ts';
import type { MemberCall } from '../http/route.ts';
import type { Sandbox } from '../sandbox.ts';
import { decimalsIn } from '../wallet/currency.ts';
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
  const decimals = await decimalsIn(sandbox, merchant);
  const moved = await readMoved(sandbox.db, merchant, { ...(await askedSpan(sandbox, call)), decimals });
  const wanted = query['search']?.trim().toLowerCase() ?? '';
  const compare = (left: string, right: string) => Number(unitsOf(left, decimals) - unitsOf(right, decimals));
  const rows = [...team]
    .map(([id, level]) => ({ userName: names.get(id) ?? '', level, ...figuresOf(moved.get(id) ?? {}, decimals) }))
    .filter(({ userName }) => userName.toLowerCase().includes(wanted))
    .toSorted((left, right) => compare(right.bets, left.bets) || left.userName.localeCompare(right.userName));
  const { items, paging } = pageOf(rows, query['page'], query['pageSize'] ?? '20');
  const sumOfAll = (figure: keyof Figures) =>
    sumOf(
      rows.map((row) => row[figure]),
      decimals,
    );
  const sums = Object.fromEntries(figures.map((figure) => [figure, sumOfAll(figure)]));
  return { value: { list: items, totalPages: paging.totalPages, sums: { count: rows.length, ...sums } } };
}

/** A member's figures from the member's side: what they lost is negative. */
function figuresOf(moved: Moved, decimals: number): Figures {
  const money = (units: bigint) => fromMinor(units, decimals);
  const of = (kind: string) => moved[kind] ?? 0n;
  const [bets, wins] = [-of('stake'), of('payout')];
  const [rebates, bonuses] = [of('rebate') + of('teamRebate'), of('bonus') + of('reward')];
  return {
    deposits: money(of('deposit')),
    withdrawals: money(-of('withdraw')),
    bets: money(bets),
    wins: money(wins),
    rebates: money(rebates),
    bonuses: money(bonuses),
    net: money(wins + rebates + bonuses - bets),
  };
}
