import type { ScreenTable } from '../../client/index.ts';

export const screens: ScreenTable = {
  routes: { 'trial.screen': () => import('./screens/trial-screen.tsx') },
  dialogs: { trialAge: () => import('./parts/age-dialog.tsx') },
  blocks: { 'trial.button': () => import('./parts/trial-button.tsx') },
  actions: { 'trial.start': () => import('./parts/start-trial.ts') },
};
