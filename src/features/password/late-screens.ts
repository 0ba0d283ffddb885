import type { ScreenTable } from '../../client/index.ts';

export const screens: ScreenTable = {
  routes: { 'password.screen': () => import('./screens/password-screen.tsx') },
  dialogs: { changePassword: () => import('./screens/password-dialog.tsx') },
};
