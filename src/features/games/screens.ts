import type { ScreenTable } from '../../client/index.ts';

const list = () => import('./screens/game-list-screen.tsx');

export const screens: ScreenTable = {
  routes: {
    'games.slots': list,
    'games.poker': list,
    'games.fishing': list,
    'games.sports': list,
    'games.roulette': list,
    'games.baccarat': list,
    'games.inHouse': list,
    'games.live': list,
    'games.lottery': list,
    'games.elottery': list,
    'games.cockfight': list,
    'games.hot': list,
    'games.all': list,
  },
};
