import type { ScreenTable } from '../../client/index.ts';

export const screens: ScreenTable = {
  dialogs: { realityCheck: () => import('./parts/reality-dialog.tsx') },
};
