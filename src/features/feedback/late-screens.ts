import type { ScreenTable } from '../../client/index.ts';

export const screens: ScreenTable = {
  routes: { 'feedback.screen': () => import('./screens/feedback-screen.tsx') },
};
