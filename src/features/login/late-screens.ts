import type { ScreenTable } from '../../client/index.ts';

export const screens: ScreenTable = {
  routes: { 'login.return': () => import('./screens/return-screen.tsx') },
};
