import type { ScreenTable } from '../../client/index.ts';

export const screens: ScreenTable = {
  routes: { 'announcements.list': () => import('./screens/announcements-screen.tsx') },
  blocks: { 'announcements.marquee': () => import('./parts/marquee.tsx') },
};
