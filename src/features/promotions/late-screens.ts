import type { ScreenTable } from '../../client/index.ts';

export const screens: ScreenTable = {
  routes: {
    'promotions.list': () => import('./screens/promotions-screen.tsx'),
    'promotions.detail': () => import('./screens/promotion-detail-screen.tsx'),
  },
};
