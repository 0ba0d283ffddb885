import type { ScreenTable } from '../../client/index.ts';

export const screens: ScreenTable = {
  routes: {
    'security.centre': () => import('./screens/security-screen.tsx'),
    'security.devices': () => import('./screens/devices-screen.tsx'),
    'security.factor': () => import('./screens/factor-screen.tsx'),
    'security.fundsPassword': () => import('./screens/funds-password-screen.tsx'),
  },
};
