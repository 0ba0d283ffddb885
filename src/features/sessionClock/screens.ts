import type { ScreenTable } from '../../client/index.ts';

export const screens: ScreenTable = {
  blocks: { 'sessionClock.line': () => import('./parts/session-clock-line.tsx') },
};
