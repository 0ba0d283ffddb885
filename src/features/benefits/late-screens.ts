import type { ScreenTable } from '../../client/index.ts';

export const screens: ScreenTable = {
  routes: { 'benefits.screen': () => import('./screens/benefits-screen.tsx') },
};
