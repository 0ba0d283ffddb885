import type { ScreenTable } from '../../client/index.ts';

export const screens: ScreenTable = {
  routes: {
    'memberCentre.screen': () => import('./screens/member-centre-screen.tsx'),
    'memberCentre.details': () => import('./screens/details-screen.tsx'),
  },
};
