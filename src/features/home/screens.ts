import type { ScreenTable } from '../../client/index.ts';

const lobby = () => import('./parts/lobby.ts');
const deferred = () => import('./parts/deferred-section.tsx');
const lists = () => import('./parts/lists.ts');

export const screens: ScreenTable = {
  routes: { 'home.screen': async () => ({ default: (await lobby()).HomeScreen }) },
  blocks: {
    'home.banners': async () => ({ default: (await lobby()).Banners }),
    'home.ticker': async () => ({ default: (await lobby()).Ticker }),
    'home.categories': async () => ({ default: (await lobby()).Categories }),
    'home.games': async () => ({ default: (await lobby()).Games }),
    'home.noticePopup': async () => ({ default: (await lobby()).NoticePopup }),
    'home.later': deferred,
    'home.list': lists,
    'home.deposit': () => import('./parts/deposit-button.tsx'),
    'home.category': () => import('./parts/category-section.tsx'),
    'home.noticeDialog': () => import('./parts/notice-dialog.tsx'),
  },
  actions: { 'home.goHot': () => import('./parts/go-hot.ts') },
};
