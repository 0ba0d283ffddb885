import type { ScreenTable } from '../../client/index.ts';

export const screens: ScreenTable = {
  routes: { 'safePlay.screen': () => import('./screens/safe-play-screen.tsx') },
};
