import type { ScreenTable } from '../../client/index.ts';

export const screens: ScreenTable = {
  blocks: { 'liveChat.models': () => import('./parts/live-models.tsx') },
  actions: { 'liveChat.open': () => import('./parts/open-chat.ts') },
};
