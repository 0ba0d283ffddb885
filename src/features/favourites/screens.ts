import type { ScreenTable } from '../../client/index.ts';

export const screens: ScreenTable = {
  routes: { 'favourites.screen': () => import('./screens/favourites-screen.tsx') },
  actions: { 'favourites.toggle': () => import('./parts/toggle.ts') },
};
