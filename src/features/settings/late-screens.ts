import type { ScreenTable } from '../../client/index.ts';

export const screens: ScreenTable = {
  routes: { 'settings.screen': () => import('./screens/settings-screen.tsx') },
};
