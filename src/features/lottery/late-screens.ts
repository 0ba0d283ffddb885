import type { ScreenTable } from '../../client/index.ts';

export const screens: ScreenTable = {
  routes: {
    'lottery.screen': () => import('./screens/lottery-screen.tsx'),
    'lottery.results': () => import('./screens/results-screen.tsx'),
  },
};
