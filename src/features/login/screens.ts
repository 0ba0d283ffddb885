import type { ScreenTable } from '../../client/index.ts';

export const screens: ScreenTable = {
  routes: { 'login.screen': () => import('./screens/login-screen.tsx') },
  dialogs: { login: () => import('./screens/login-dialog.tsx') },
  blocks: { 'login.service': () => import('./parts/service-button.tsx') },
};
