import type { ScreenTable } from '../../client/index.ts';

export const screens: ScreenTable = {
  dialogs: {
    playSums: () => import('./parts/sums-dialog.tsx'),
    playTools: () => import('./parts/tools-dialog.tsx'),
    realityCheck: () => import('./parts/reality-dialog.tsx'),
    takeBreak: () => import('./parts/break-dialog.tsx'),
  },
  routes: { 'safePlay.screen': () => import('./screens/safe-play-screen.tsx') },
};
