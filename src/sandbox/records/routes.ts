import type { CatalogueGame } from '../catalogue/catalogue.ts';
import { endOfBet } from '../../engine/bet-result.ts';
import { sumOf } from '../../engine/minor-units.ts';
import { pageOf } from '../games/page.ts';
import { readMoment } from '../http/read-moment.ts';
import { forMembers } from '../http/route.ts';
import type { SandboxRoute } from '../http/route.ts';
import { decimalsIn } from '../wallet/currency.ts';
import { numbersOf } from './numbers-of.ts';
import { readTransactions } from './transactions.ts';

/** Bets and movements of the signed-in player. */
export const recordRoutes: readonly SandboxRoute[] = [
  forMembers('betRecords', async (sandbox, { merchant, member, query }) => {
    const { db, catalogue } = sandbox;
    const decimals = await decimalsIn(sandbox, merchant);
    const from = readMoment(query['from']);
    const rows = await db
      .selectFrom('bet')
      .selectAll()
      .where('account', '=', member.id)
      .orderBy('created_at', 'desc')
      .execute();
    const bets = rows.map(({ node_id, ...bet }) => ({ ...bet, game: catalogue.byNode(node_id) }));
    const wanted = bets.filter((bet) => (!from || bet.created_at >= from) && isWanted(bet, query));
    const { items, paging } = pageOf(wanted, query['page'], query['pageSize'] ?? '35');
    const numbers = numbersOf(rows);
    const list = items.map(({ id, game, stake, payout, created_at }) => ({
      id: numbers.get(id) ?? id,
      gameName: game?.title ?? '',
      vassalage: game?.vendor.code ?? '',
      ...(game ? { displayName: game.vendor.name, iconUrl: `/art/games/${game.gameId}` } : {}),
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
    return { value: { list, totalPages: paging.totalPages, sums, vendors: vendorsOf(bets) } };
  }),
  forMembers('transactions', readTransactions),
];

interface KnownBet {
  readonly stake: string;
  readonly payout: string;
  readonly created_at: Date;
  readonly game: CatalogueGame | undefined;
}

/** Whether a bet is of the end and the vendor that were asked for; what is not asked for limits nothing. */
function isWanted(bet: KnownBet, query: Readonly<Record<string, string | undefined>>): boolean {
  const [state, vendor] = [query['state'] ?? '', query['vassalage'] ?? ''];
  return (
    (state === '' || endOfBet({ stake: bet.stake, win: bet.payout }) === state) &&
    (vendor === '' || bet.game?.vendor.code === vendor)
  );
}

/** Whose games the player has bet in, by name. */
function vendorsOf(bets: readonly KnownBet[]) {
  const vendors = new Map(bets.flatMap(({ game }) => (game ? [[game.vendor.code, game.vendor.name] as const] : [])));
  return [...vendors]
    .map(([vassalage, displayName]) => ({ vassalage, displayName }))
    .toSorted((left, right) => left.displayName.localeCompare(right.displayName));
}
