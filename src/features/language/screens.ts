import type { ScreenTable } from '../../client/index.ts';

export const screens: ScreenTable = {
  dialogs: { language: () => import('./parts/language-dialog.tsx') },
  actions: { 'language.open': () => import('./parts/open-language.ts') },
};
