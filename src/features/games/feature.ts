import type { RouteDefinition } from '../../contracts/feature.ts';
import { defineFeature } from '../../engine/index.ts';

/** Path of a list → what it shows (spec games §2). The screen reads type and vendor from `parts/list-of-path.ts`. */
const lists = [
  ['slots', '/m/slot-games', ['/m/provider']],
  ['poker', '/m/poker-games', []],
  ['fishing', '/m/fishing-games', []],
  ['sports', '/m/sport-games', []],
  ['roulette', '/m/roulette', []],
  ['baccarat', '/m/baccarat', []],
  ['inHouse', '/m/inHouse', []],
  ['live', '/m/live-games', []],
  ['lottery', '/m/lott', []],
  ['elottery', '/m/elott', []],
  ['cockfight', '/m/cockfight', []],
  ['hot', '/m/hot-games', []],
  ['all', '/m/games', []],
] as const;

export const games = defineFeature({
  id: 'games',
  owner: 'games',
  routes: lists.map(
    ([name, path, aliases]): RouteDefinition => ({ id: `games.${name}`, path, aliases, title: `games:title.${name}` }),
  ),
  readsInCode: ['settings.pageSize.gameList'],
});
