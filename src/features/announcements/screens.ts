import type { ScreenTable } from '../../client/index.ts';

export const screens: ScreenTable = {
  routes: {
    'announcements.list': () => import('./screens/announcements-screen.tsx'),
    'announcements.detail': () => import('./screens/notice-screen.tsx'),
    'announcements.agent': () => import('./screens/agent-notices-screen.tsx'),
  },
  blocks: { 'announcements.marquee': () => import('./parts/marquee.tsx') },
};
