import type { ScreenTable } from '../../client/index.ts';

export const screens: ScreenTable = {
  routes: {
    'announcements.list': () => import('./screens/announcements-screen.tsx'),
    'announcements.detail': () => import('./screens/notice-screen.tsx'),
  },
};
