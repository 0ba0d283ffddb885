import type { ScreenTable } from '../../client/index.ts';

export const screens: ScreenTable = {
  dialogs: { customerService: () => import('./parts/service-dialog.tsx') },
  actions: { 'customerService.open': () => import('./parts/open-service.ts') },
};
