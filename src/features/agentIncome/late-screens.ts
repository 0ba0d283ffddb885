import type { ScreenTable } from '../../client/index.ts';

export const screens: ScreenTable = {
  routes: {
    'agentIncome.pnl': () => import('./screens/pnl-screen.tsx'),
    'agentIncome.bets': () => import('./screens/bets-screen.tsx'),
    'agentIncome.rebate': () => import('./screens/rebate-screen.tsx'),
    'agentIncome.daily': () => import('./screens/daily-screen.tsx'),
    'agentIncome.manual': () => import('./screens/manual-screen.tsx'),
    'agentIncome.hourly': () => import('./screens/hourly-screen.tsx'),
    'agentIncome.dividend': () => import('./screens/dividend-screen.tsx'),
  },
};
