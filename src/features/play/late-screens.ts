import type { ScreenTable } from '../../client/index.ts';

export const screens: ScreenTable = {
  dialogs: { launchFailed: () => import('./parts/launch-failed-dialog.tsx') },
};
