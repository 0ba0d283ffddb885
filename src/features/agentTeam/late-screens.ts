import type { ScreenTable } from '../../client/index.ts';

export const screens: ScreenTable = {
  routes: {
    'agentTeam.overview': () => import('./screens/overview-screen.tsx'),
    'agentTeam.members': () => import('./screens/members-screen.tsx'),
    'agentTeam.rebate': () => import('./screens/rebate-screen.tsx'),
    'agentTeam.openAccount': () => import('./screens/open-account-screen.tsx'),
  },
};
