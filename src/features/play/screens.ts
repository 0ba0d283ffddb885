import type { ScreenTable } from '../../client/index.ts';

export const screens: ScreenTable = {
  routes: { 'play.screen': () => import('./screens/play-screen.tsx') },
  actions: { 'play.launch': () => import('./parts/launch-game.ts') },
};
