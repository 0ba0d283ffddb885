import { failure } from '../errors.ts';
import { textIn } from '../http/read-value.ts';
import { forMembers, open } from '../http/route.ts';
import type { MemberCall, SandboxRoute } from '../http/route.ts';
import { launchGame } from '../play/launch-game.ts';
import { listFixtures } from '../play/list-fixtures.ts';
import type { Sandbox } from '../sandbox.ts';
import { decimalsIn } from '../wallet/currency.ts';
import { filterGames } from './filter-games.ts';
import { gameViewOf } from './game-view.ts';
import { pageOf } from './page.ts';
import { listVendors } from './vendor-list.ts';
import { listWinners } from './winners.ts';

const recentKept = 100;

/** Game lists, favourites, recents and launch. */
export const gameRoutes: readonly SandboxRoute[] = [
  open('vendors', async ({ catalogue }, { merchant, language }) => ({
    value: listVendors(catalogue, merchant, language),
  })),
  open('games', async (sandbox, { merchant, query }) => {
    const { catalogue } = sandbox;
    const view = await gameViewOf(sandbox, merchant);
    const { items, paging } = pageOf(filterGames(catalogue.games, query), query['pageNo'], query['pageSize']);
    return { value: { games: items.map(view), ...paging } };
  }),
  open('hotGames', async (sandbox, { merchant }) => {
    const hot = sandbox.catalogue.games.filter(({ isHot }) => isHot);
    return { value: { list: hot.map(await gameViewOf(sandbox, merchant)) } };
  }),
  open('fixtures', async (sandbox, { merchant, query }) => {
    const decimals = await decimalsIn(sandbox, merchant);
    return { value: { list: listFixtures(sandbox, { gameType: query['gameType'], decimals }) } };
  }),
  open('winners', async (sandbox, { merchant, query }) => {
    const limit = Math.min(Math.max(Number(query['limitNum'] ?? 20) || 20, 1), 20);
    const types = (query['gameCategory'] ?? 'ALL') === 'ALL' ? [] : (query['gameCategory'] ?? '').split(',');
    return { value: { list: await listWinners(sandbox, { merchant, limit, types }) } };
  }),
  forMembers('favouriteAdd', addFavourite),
  forMembers('favouriteRemove', async ({ db }, { member, query, body }) => {
    const nodeId = textIn(query['nodeId'] ?? body['nodeId']);
    await db.deleteFrom('favourite').where('account', '=', member.id).where('node_id', '=', nodeId).execute();
    return { value: true };
  }),
  forMembers('favouriteIds', async (sandbox, call) => {
    const { items, paging } = pageOf(
      await favouritesOf(sandbox, call),
      call.query['pageNo'],
      call.query['pageSize'] ?? '100',
    );
    const content = items.map(({ nodeId, vendor }) => ({ nodeId, vassalage: vendor.code }));
    return { value: { content, pageNum: paging.pageNum, pageSize: paging.pageSize, totalPages: paging.totalPages } };
  }),
  forMembers('favourites', async (sandbox, call) => {
    const found = filterGames(await favouritesOf(sandbox, call), listFilter(call));
    const { items, paging } = pageOf(found, call.query['pageNo'], call.query['pageSize'] ?? '35');
    const { pageNum, pageSize, totalPages } = paging;
    return { value: { content: items.map(await gameViewOf(sandbox, call.merchant)), pageNum, pageSize, totalPages } };
  }),
  forMembers('recentAdd', addRecent),
  forMembers('recent', async (sandbox, call) => {
    const found = filterGames(await recentOf(sandbox, call), listFilter(call));
    const { items, paging } = pageOf(found, call.query['page'], call.query['pageSize'] ?? '35');
    return { value: { list: items.map(await gameViewOf(sandbox, call.merchant)), totalPages: paging.totalPages } };
  }),
  forMembers('launch', launchGame),
];

function listFilter({ query }: MemberCall): Readonly<Record<string, string>> {
  return { gameType: query['gameType'] ?? '', vassalage: query['vendor'] ?? '' };
}

async function addFavourite({ db, catalogue, now }: Sandbox, { member, body }: MemberCall) {
  const game = catalogue.byNode(textIn(body['nodeId']));
  if (!game) throw failure('not.found');
  await db
    .insertInto('favourite')
    .values({ account: member.id, node_id: game.nodeId, created_at: now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return { value: true };
}

async function favouritesOf({ db, catalogue }: Sandbox, { member }: MemberCall) {
  const rows = await db
    .selectFrom('favourite')
    .select('node_id')
    .where('account', '=', member.id)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.flatMap(({ node_id }) => catalogue.byNode(node_id) ?? []);
}

async function addRecent({ db, catalogue, now }: Sandbox, { member, query }: MemberCall) {
  const game = catalogue.byNode(query['nodeId'] ?? '');
  if (!game) throw failure('not.found');
  const played_at = now();
  await db
    .insertInto('recent')
    .values({ account: member.id, node_id: game.nodeId, played_at })
    .onConflict((conflict) => conflict.columns(['account', 'node_id']).doUpdateSet({ played_at }))
    .execute();
  return { value: true };
}

async function recentOf({ db, catalogue }: Sandbox, { member }: MemberCall) {
  const rows = await db
    .selectFrom('recent')
    .select('node_id')
    .where('account', '=', member.id)
    .orderBy('played_at', 'desc')
    .limit(recentKept)
    .execute();
  return rows.flatMap(({ node_id }) => catalogue.byNode(node_id) ?? []);
}
