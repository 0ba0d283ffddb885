import type { ScreenTable } from '../../client/index.ts';

export const screens: ScreenTable = {
  routes: { 'help.screen': () => import('./screens/help-screen.tsx') },
};
