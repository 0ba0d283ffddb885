import type { ScreenTable } from '../../client/index.ts';

export const screens: ScreenTable = {
  actions: { 'liveChat.open': () => import('./parts/open-chat.ts') },
};
