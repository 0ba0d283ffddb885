import type { ScreenTable } from '../../client/index.ts';

export const screens: ScreenTable = {
  routes: {
    'records.bets': () => import('./screens/bets-screen.tsx'),
    'records.account': () => import('./screens/account-screen.tsx'),
    'records.rewards': () => import('./screens/rewards-screen.tsx'),
    'records.rebate': () => import('./screens/rebate-screen.tsx'),
  },
};
