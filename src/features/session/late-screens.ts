import type { ScreenTable } from '../../client/index.ts';

export const screens: ScreenTable = {
  dialogs: {
    signOut: () => import('./parts/sign-out-dialog.tsx'),
    idle: () => import('./parts/idle-dialog.tsx'),
  },
  actions: { 'session.signOut': () => import('./parts/ask-sign-out.ts') },
};
