import type { ScreenTable } from '../../client/index.ts';

export const screens: ScreenTable = {
  routes: { 'recovery.screen': () => import('./screens/recovery-screen.tsx') },
  dialogs: { forget: () => import('./screens/recovery-dialog.tsx') },
};
