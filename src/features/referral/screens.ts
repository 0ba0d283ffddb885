import type { ScreenTable } from '../../client/index.ts';

export const screens: ScreenTable = {
  routes: { 'referral.screen': () => import('./screens/referral-screen.tsx') },
};
