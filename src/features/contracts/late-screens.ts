import type { ScreenTable } from '../../client/index.ts';

export const screens: ScreenTable = {
  routes: {
    'contracts.daily': () => import('./screens/daily-screen.tsx'),
    'contracts.dividend': () => import('./screens/dividend-screen.tsx'),
    'contracts.hourly': () => import('./screens/hourly-screen.tsx'),
  },
};
