import type { ScreenTable } from '../../client/index.ts';

export const screens: ScreenTable = {
  routes: { 'wallets.screen': () => import('./screens/wallets-screen.tsx') },
};
