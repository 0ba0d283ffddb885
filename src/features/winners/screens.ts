import type { ScreenTable } from '../../client/index.ts';

const later = () => import('./parts/later.tsx');

export const screens: ScreenTable = {
  blocks: {
    // What the page shows first is only their room: the parts come once it is alive.
    'winners.jackpotHome': async () => ({ default: (await later()).JackpotHome }),
    'winners.board': async () => ({ default: (await later()).Board }),
    'winners.jackpotBanner': async () => ({ default: (await later()).JackpotBanner }),
    'winners.jackpotGames': () => import('./parts/jackpot-games.tsx'),
    'winners.list': () => import('./parts/winner-list.tsx'),
    'winners.jackpotWinners': () => import('./parts/jackpot-winners.tsx'),
  },
};
