import type { ScreenTable } from '../../client/index.ts';

export const screens: ScreenTable = {
  routes: {
    'announcements.detail': () => import('./screens/notice-screen.tsx'),
    'announcements.agent': () => import('./screens/agent-notices-screen.tsx'),
  },
};
