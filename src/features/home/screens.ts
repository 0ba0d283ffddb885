import type { ScreenTable } from '../../client/index.ts';

export const screens: ScreenTable = {
  routes: { 'home.screen': () => import('./screens/home-screen.tsx') },
  blocks: {
    'home.banners': () => import('./parts/banners.tsx'),
    'home.ticker': () => import('./parts/ticker.tsx'),
    'home.categories': () => import('./parts/categories.tsx'),
    'home.games': () => import('./parts/games.tsx'),
    'home.deposit': () => import('./parts/deposit-button.tsx'),
    'home.noticePopup': () => import('./parts/notice-popup.tsx'),
  },
  actions: { 'home.goHot': () => import('./parts/go-hot.ts') },
};
