import { endOfBet } from '../../engine/bet-result.ts';
import { sumOf } from '../../engine/minor-units.ts';
import { pageOf } from '../games/page.ts';
import type { MemberCall } from '../http/route.ts';
import type { Sandbox } from '../sandbox.ts';
import { decimalsIn } from '../wallet/currency.ts';
import { askedSpan } from './span-of-days.ts';
import { namesOf, readTeam } from './team-names.ts';

/** A page of the team's bets in some days, by member, game type, vendor and end, with what all of them come to (row G-249). */
export async function teamBets(sandbox: Sandbox, call: MemberCall) {
  const { db, catalogue } = sandbox;
  const { query, merchant } = call;
  const team = await readTeam(sandbox, call);
  const decimals = await decimalsIn(sandbox, merchant);
  const { startsAt, endsAt } = await askedSpan(sandbox, call);
  const rows = await db
    .selectFrom('bet')
    .selectAll()
    .where('merchant', '=', merchant)
    .where('account', 'in', [0, ...team.keys()])
    .where('created_at', '>=', startsAt)
    .where('created_at', '<', endsAt)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const bets = rows.map((row) => ({
    ...row,
    game: catalogue.byNode(row.node_id),
    end: endOfBet({ stake: row.stake, win: row.payout }),
  }));
  const isWanted = (name: string, value: string | undefined) => [undefined, '', value].includes(query[name]);
  const wanted = bets.filter(
    ({ game, end }) =>
      isWanted('gameType', game?.gameType) && isWanted('vassalage', game?.vendor.code) && isWanted('state', end),
  );
  const { items, paging } = pageOf(wanted, query['page'], query['pageSize'] ?? '20');
  const names = await namesOf(sandbox, [...new Set(items.map(({ account }) => account))]);
  const list = items.map(({ id, account, game, stake, payout, created_at }) => ({
    id,
    userName: names.get(account) ?? '',
    gameName: game?.title ?? '',
    gameType: game?.gameType ?? '',
    vassalage: game?.vendor.code ?? '',
    displayName: game?.vendor.name ?? '',
    stake,
    win: payout,
    placedAt: created_at.toISOString(),
  }));
  const sums = {
    count: wanted.length,
    stake: sumOf(
      wanted.map(({ stake }) => stake),
      decimals,
    ),
    win: sumOf(
      wanted.map(({ payout }) => payout),
      decimals,
    ),
  };
  const vendors = new Map(bets.flatMap(({ game }) => (game ? [[game.vendor.code, game.vendor.name] as const] : [])));
  const gameTypes = [...new Set(bets.flatMap(({ game }) => game?.gameType ?? []))].toSorted();
  return {
    value: {
      ...{ list, totalPages: paging.totalPages, sums, gameTypes },
      vendors: [...vendors].map(([vassalage, displayName]) => ({ vassalage, displayName })),
    },
  };
}
