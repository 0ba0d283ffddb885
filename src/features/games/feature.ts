import type { RouteDefinition } from '../../contracts/feature.ts';
import { defineFeature } from '../../engine/index.ts';

/** Path of a list → what it shows (rows G-001…G-030). The screens read type and vendor from `parts/list-of-route.ts`. */
const lists = [
  ['slots', '/m/slot-games', ['/m/provider']],
  ['poker', '/m/poker-games', []],
  ['fishing', '/m/fishing-games', []],
  ['sports', '/m/sport-games', []],
  ['roulette', '/m/roulette', []],
  ['baccarat', '/m/baccarat', []],
  ['inHouse', '/m/inHouse', []],
  ['pgSoft', '/m/pg-soft', []],
  ['live', '/m/live-games', []],
  ['lottery', '/m/lott', []],
  ['elottery', '/m/elott', []],
  ['cockfight', '/m/cockfight', []],
  ['vendors', '/m/vendors', []],
  ['hot', '/m/hot-games', []],
  ['search', '/m/search', []],
  ['all', '/m/games', []],
  ['shared', '/m/all-games', []],
] as const;

export const games = defineFeature({
  id: 'games',
  owner: 'games',
  routes: [
    ...lists.map(
      ([name, path, aliases]): RouteDefinition => ({
        id: `games.${name}`,
        path,
        aliases,
        title: `games:title.${name}`,
        ...(name === 'lottery' || name === 'elottery' ? { partOf: 'lottery' } : {}),
      }),
    ),
    {
      id: 'games.recent',
      path: '/m/recent',
      title: 'games:title.recent',
      guards: [{ when: { role: 'guest' }, to: 'login.screen' }],
    },
  ],
  contributes: {
    'home.category': [
      {
        id: 'games.new',
        order: 910,
        label: 'games:category.NEW',
        icon: 'sparkle',
        category: 'NEW',
        target: { route: 'games.all', params: { gameType: 'ALL', type: 'NEW' } },
        onlyWhenListed: true,
      },
      {
        id: 'games.provider',
        order: 920,
        label: 'games:category.PROVIDER',
        icon: 'grid',
        category: 'PROVIDER',
        target: { route: 'games.slots' },
        onlyWhenListed: true,
      },
    ],
    'home.section': [{ id: 'games.hotStrip', order: 38, block: 'games.hotStrip', onlyWhenListed: true }],
  },
  blocks: ['games.shared', 'games.hotStrip'],
  readsInCode: [
    'settings.home.hotStripMs',
    'settings.pageSize.favourites',
    'settings.pageSize.gameList',
    'settings.pageSize.hotOverlay',
    'settings.pageSize.recent',
    'settings.pageSize.sharedList',
    'settings.routes.baccarat.classify',
    'settings.routes.inHouse.vendor',
    'settings.routes.pgSoft.vendor',
    'settings.routes.roulette.classify',
    'settings.screens.sportGames',
    'settings.search.listDebounceMs',
    'settings.search.screenDebounceMs',
    'settings.vendors.cockfight',
    'settings.vendors.esports',
    'settings.vendors.iconHost',
    'settings.vendors.menu',
  ],
  leadsInCode: ['favourites.toggle', 'home.screen', 'login.screen'],
});
