import type { ScreenTable } from '../../client/index.ts';

const list = () => import('./screens/game-list-screen.tsx');
const vendors = () => import('./screens/vendor-tiles-screen.tsx');
const shared = () => import('./parts/shared-list.tsx');

export const screens: ScreenTable = {
  routes: {
    'games.slots': list,
    'games.poker': list,
    'games.fishing': list,
    'games.sports': () => import('./screens/sports-screen.tsx'),
    'games.roulette': list,
    'games.baccarat': list,
    'games.inHouse': list,
    'games.pgSoft': list,
    'games.all': list,
    'games.live': vendors,
    'games.lottery': vendors,
    'games.elottery': vendors,
    'games.cockfight': vendors,
    'games.vendors': vendors,
    'games.hot': () => import('./screens/hot-games-screen.tsx'),
    'games.search': () => import('./screens/search-screen.tsx'),
    'games.shared': shared,
    'games.recent': shared,
  },
  blocks: { 'games.shared': shared, 'games.hotStrip': () => import('./parts/hot-strip-section.tsx') },
  dialogs: { 'games.menu': () => import('./parts/game-menu.tsx') },
};
