import type { ScreenTable } from '../../client/index.ts';

export const screens: ScreenTable = {
  routes: { 'appDownload.screen': () => import('./screens/app-download-screen.tsx') },
  blocks: {
    'appDownload.banner': () => import('./parts/download-banner.tsx'),
    'appDownload.card': () => import('./parts/download-card.tsx'),
  },
};
