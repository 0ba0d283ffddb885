import type { ScreenTable } from '../../client/index.ts';

export const screens: ScreenTable = {
  actions: { 'session.openLogin': () => import('./parts/open-login.ts') },
};
