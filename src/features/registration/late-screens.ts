import type { ScreenTable } from '../../client/index.ts';

export const screens: ScreenTable = {
  dialogs: { socialOpening: () => import('./screens/opening-dialog.tsx') },
};
