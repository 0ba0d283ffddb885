import type { ScreenTable } from '../../client/index.ts';

const deferred = () => import('./parts/deferred-blocks.tsx');

export const screens: ScreenTable = {
  blocks: {
    // What the page shows first is only their room: the parts come once it is hydrated.
    'winners.jackpotHome': async () => ({ default: (await deferred()).JackpotHome }),
    'winners.board': async () => ({ default: (await deferred()).Board }),
    'winners.jackpotBanner': async () => ({ default: (await deferred()).JackpotBanner }),
    'winners.jackpotGames': () => import('./parts/jackpot-games.tsx'),
    'winners.list': () => import('./parts/winner-list.tsx'),
    'winners.jackpotWinners': () => import('./parts/jackpot-winners.tsx'),
  },
};
