import { sql } from 'kysely';
import { pageOf } from '../games/page.ts';
import { forMembers } from '../http/route.ts';
import type { SandboxRoute } from '../http/route.ts';

/** Bets and movements of the signed-in player. */
export const recordRoutes: readonly SandboxRoute[] = [
  forMembers('betRecords', async ({ db, catalogue }, { member, query }) => {
    const rows = await db
      .selectFrom('bet')
      .selectAll()
      .where('account', '=', member.id)
      .orderBy('created_at', 'desc')
      .execute();
    const { items, paging } = pageOf(rows, query['page'], query['pageSize'] ?? '35');
    const list = items.map(({ id, node_id, stake, payout, created_at }) => {
      const game = catalogue.byNode(node_id);
      return {
        id,
        gameName: game?.title ?? '',
        ...(game ? { iconUrl: `/art/games/${game.gameId}`, displayName: game.vendor.name } : {}),
        stake,
        win: payout,
        placedAt: created_at.toISOString(),
      };
    });
    return { value: { list, totalPages: paging.totalPages } };
  }),
  forMembers('transactions', async ({ db }, { member, query }) => {
    const rows = await db
      .selectFrom('movement')
      .innerJoin('entry', 'entry.movement', 'movement.id')
      .innerJoin('ledger', 'ledger.id', 'entry.ledger')
      .select([
        'movement.id',
        'movement.kind',
        'movement.note',
        'movement.created_at',
        sql<string>`entry.amount::text`.as('amount'),
      ])
      .where('ledger.account', '=', member.id)
      .$if(Boolean(query['kind']), (found) => found.where('movement.kind', '=', query['kind'] ?? ''))
      .orderBy('movement.created_at', 'desc')
      .orderBy('movement.id', 'desc')
      .execute();
    const { items, paging } = pageOf(rows, query['page'], query['pageSize'] ?? '35');
    const list = items.map(({ id, kind, note, amount, created_at }) => ({
      id,
      kind,
      note,
      amount,
      at: created_at.toISOString(),
    }));
    return { value: { list, totalPages: paging.totalPages } };
  }),
];
