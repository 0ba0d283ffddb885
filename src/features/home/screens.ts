import type { ScreenTable } from '../../client/index.ts';

const lobby = () => import('./lobby.ts');

export const screens: ScreenTable = {
  routes: { 'home.screen': async () => ({ default: (await lobby()).HomeScreen }) },
  blocks: {
    'home.banners': async () => ({ default: (await lobby()).Banners }),
    'home.ticker': async () => ({ default: (await lobby()).Ticker }),
    'home.categories': async () => ({ default: (await lobby()).Categories }),
    'home.games': async () => ({ default: (await lobby()).Games }),
    'home.deposit': async () => ({ default: (await lobby()).DepositButton }),
    'home.category': () => import('./parts/category-section.tsx'),
    'home.noticeDialog': () => import('./parts/notice-dialog.tsx'),
    'home.noticePopup': async () => ({ default: (await lobby()).NoticePopup }),
  },
  actions: { 'home.goHot': () => import('./parts/go-hot.ts') },
};
