import type { ScreenTable } from '../../client/index.ts';

export const screens: ScreenTable = {
  routes: {
    'login.factor': () => import('./screens/factor-screen.tsx'),
    'login.return': () => import('./screens/return-screen.tsx'),
  },
};
