import type { ScreenTable } from '../../client/index.ts';

export const screens: ScreenTable = {
  routes: { 'login.screen': () => import('./screens/login-screen.tsx') },
  dialogs: { login: () => import('./screens/login-dialog.tsx') },
  actions: { 'login.again': () => import('./parts/log-in-again.ts') },
  blocks: {
    'login.facebook': () => import('./parts/facebook-button.tsx'),
    'login.google': () => import('./parts/google-button.tsx'),
    'login.service': () => import('./parts/service-button.tsx'),
  },
};
