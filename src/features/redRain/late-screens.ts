import type { ScreenTable } from '../../client/index.ts';

export const screens: ScreenTable = {
  routes: { 'redRain.screen': () => import('./screens/red-rain-screen.tsx') },
};
