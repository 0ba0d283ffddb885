import type { ScreenTable } from '../../client/index.ts';

export const screens: ScreenTable = {
  routes: { 'referral.screen': () => import('./screens/referral-screen.tsx') },
  dialogs: { referral: () => import('./parts/referral-dialog.tsx') },
  actions: { 'referral.open': () => import('./parts/open-referral.ts') },
};
