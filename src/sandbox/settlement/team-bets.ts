import { type RawBuilder, sql } from 'kysely';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { pageAsked } from '../games/page.ts';
import type { MemberCall } from '../http/route.ts';
import type { Sandbox } from '../sandbox.ts';
import { amountText, decimalsIn } from '../wallet/currency.ts';
import { askedSpan } from './span-of-days.ts';
import { askedTeam, namesOf } from './team-names.ts';

interface BetRow {
  readonly id: number;
  readonly account: number;
  readonly node_id: string;
  readonly stake: string;
  readonly payout: string;
  readonly created_at: Date;
}

/** A page of the team's bets in some days, by member, game type, vendor and end, with what all of them come to (row G-249). */
export async function teamBets(sandbox: Sandbox, call: MemberCall) {
  const { db, catalogue } = sandbox;
  const { query, merchant } = call;
  const decimals = await decimalsIn(sandbox, merchant);
  const { startsAt, endsAt } = await askedSpan(sandbox, call);
  const within = sql`from bet where account in ${await askedTeam(sandbox, call)} and merchant = ${merchant}
    and created_at >= ${startsAt} and created_at < ${endsAt}`;
  const wanted = sql`${within} and ${isWanted(catalogue, query)}`;
  const sum = (amount: RawBuilder<unknown>) => amountText(sql`sum(${amount})`, decimals);
  const [sums = { count: 0, stake: '0', win: '0' }] = (
    await sql<{ count: number; stake: string; win: string }>`
      select count(*)::int as count, ${sum(sql`stake`)} as stake, ${sum(sql`payout`)} as win ${wanted}`.execute(db)
  ).rows;
  const { size, skip, totalPages } = pageAsked(query, sums.count);
  const page = await sql<BetRow>`select id, account, node_id, stake::text as stake, payout::text as payout, created_at
    ${wanted} order by created_at desc, id desc limit ${size} offset ${skip}`.execute(db);
  const played = await sql<{ node_id: string }>`select distinct node_id ${within}`.execute(db);
  const games = played.rows.flatMap(({ node_id: node }) => catalogue.byNode(node) ?? []);
  const vendors = new Map(games.map(({ vendor: { code, name } }) => [code, name]));
  const names = await namesOf(sandbox, [...new Set(page.rows.map(({ account }) => account))]);
  return {
    value: {
      list: page.rows.map((row) => viewOf(row, catalogue, names)),
      ...{ totalPages, sums },
      gameTypes: [...new Set(games.map(({ gameType }) => gameType))].toSorted(),
      vendors: [...vendors].map(([vassalage, displayName]) => ({ vassalage, displayName })),
    },
  };
}

/** Whether a bet is of the game type, the vendor and the end that a call names. */
function isWanted(catalogue: Catalogue, query: MemberCall['query']): RawBuilder<unknown> {
  const { gameType = '', vassalage = '', state = '' } = query;
  const nodes = catalogue.games
    .filter((game) => ['', game.gameType].includes(gameType) && ['', game.vendor.code].includes(vassalage))
    .map(({ nodeId }) => nodeId);
  const ofGames = gameType === '' && vassalage === '' ? sql`true` : sql`node_id = any(${nodes})`;
  return state === '' ? ofGames : sql`${ofGames} and ${ends[state] ?? sql`false`}`;
}

/** How a bet ends, as the player's own list has it (`endOfBet`). */
const ends: Readonly<Record<string, RawBuilder<unknown>>> = {
  lost: sql`payout = 0`,
  won: sql`payout > stake`,
  returned: sql`payout > 0 and payout <= stake`,
};

function viewOf(row: BetRow, catalogue: Catalogue, names: ReadonlyMap<number, string>) {
  const game = catalogue.byNode(row.node_id);
  return {
    id: row.id,
    userName: names.get(row.account) ?? '',
    gameName: game?.title ?? '',
    gameType: game?.gameType ?? '',
    vassalage: game?.vendor.code ?? '',
    displayName: game?.vendor.name ?? '',
    stake: row.stake,
    win: row.payout,
    placedAt: row.created_at.toISOString(),
  };
}
