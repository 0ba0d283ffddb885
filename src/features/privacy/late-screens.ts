import type { ScreenTable } from '../../client/index.ts';

export const screens: ScreenTable = {
  routes: { 'privacy.screen': () => import('./screens/privacy-screen.tsx') },
};
