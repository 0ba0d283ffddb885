import type { ScreenTable } from '../../client/index.ts';

export const screens: ScreenTable = {
  routes: { 'registration.screen': () => import('./screens/registration-screen.tsx') },
  dialogs: { register: () => import('./screens/registration-dialog.tsx') },
};
