import type { ScreenTable } from '../../client/index.ts';

export const screens: ScreenTable = {
  routes: { 'agent.home': () => import('./screens/agent-home-screen.tsx') },
  actions: { 'agent.onlineService': () => import('./parts/online-service.ts') },
};
