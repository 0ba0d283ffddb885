import { type RawBuilder, sql } from 'kysely';
import { pageAsked } from '../games/page.ts';
import type { MemberCall } from '../http/route.ts';
import type { Sandbox } from '../sandbox.ts';
import { amountText, decimalsIn } from '../wallet/currency.ts';
import { askedSpan } from './span-of-days.ts';
import { idsByName, namesOf, readTeam } from './team-names.ts';

/** Each figure of a member as a sum over movements, from the member's side: what they lost is negative. */
const figures = {
  deposits: sumOfKinds('deposit'),
  withdrawals: sql`-${sumOfKinds('withdraw')}`,
  bets: sql`-${sumOfKinds('stake')}`,
  wins: sumOfKinds('payout'),
  rebates: sumOfKinds('rebate', 'teamRebate'),
  bonuses: sumOfKinds('bonus', 'reward'),
  net: sumOfKinds('stake', 'payout', 'rebate', 'teamRebate', 'bonus', 'reward'),
} as const;
type Figure = keyof typeof figures;

/** What every member of the team moved in some days, those who staked most first, and what all of them come to (row G-248). */
export async function teamPnl(sandbox: Sandbox, call: MemberCall) {
  const { db } = sandbox;
  const { query, merchant } = call;
  const team = await readTeam(sandbox, call);
  const decimals = await decimalsIn(sandbox, merchant);
  const { startsAt, endsAt } = await askedSpan(sandbox, call);
  const search = query['search']?.trim() ?? '';
  const ids = search === '' ? [...team.keys()] : await idsByName(sandbox, [...team.keys()], search);
  const moved = sql`
    from ledger join entry on entry.ledger = ledger.id join movement on movement.id = entry.movement
    where ledger.account = any(${ids}) and movement.merchant = ${merchant}
      and movement.created_at >= ${startsAt} and movement.created_at < ${endsAt}`;
  const { size, skip, totalPages } = pageAsked(query, ids.length);
  const page = await sql<Readonly<Record<Figure, string>> & { readonly id: number }>`
    with figure as (select ledger.account, ${columns((figure) => figures[figure])} ${moved} group by ledger.account)
    select account.id, ${columns((figure) => amountText(sql.ref(`figure.${figure}`), decimals))}
    from account left join figure on figure.account = account.id where account.id = any(${ids})
    order by coalesce(figure.bets, 0) desc, account.id limit ${size} offset ${skip}`.execute(db);
  const all = await sql<Readonly<Record<Figure, string>>>`
    select ${columns((figure) => amountText(figures[figure], decimals))} ${moved}`.execute(db);
  const names = await namesOf(
    sandbox,
    page.rows.map(({ id }) => id),
  );
  const list = page.rows.map(({ id, ...own }) => ({ userName: names.get(id) ?? '', level: team.get(id), ...own }));
  return { value: { list, totalPages, sums: { count: ids.length, ...all.rows[0] } } };
}

function sumOfKinds(...kinds: readonly string[]): RawBuilder<unknown> {
  return sql`coalesce(sum(entry.amount) filter (where movement.kind in (${sql.join(kinds.map((kind) => sql.lit(kind)))})), 0)`;
}

function columns(of: (figure: Figure) => RawBuilder<unknown>): RawBuilder<unknown> {
  const named = (['deposits', 'withdrawals', 'bets', 'wins', 'rebates', 'bonuses', 'net'] as const).map(
    (figure) => sql`${of(figure)} as ${sql.ref(figure)}`,
  );
  return sql.join(named);
}
