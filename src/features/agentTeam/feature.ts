import type { RouteDefinition } from '../../contracts/feature.ts';
import { agentFooter, agentMenu, defineFeature } from '../../engine/index.ts';

const agentsOnly = {
  guards: [{ when: { not: { role: 'agent' } }, to: 'home.screen' }],
  backTo: 'agent.home',
} as const satisfies Partial<RouteDefinition>;

export const agentTeam = defineFeature({
  id: 'agentTeam',
  owner: 'agents',
  routes: [
    { id: 'agentTeam.overview', path: '/m/agent/team/overview', title: 'agentTeam:overview', ...agentsOnly },
    { id: 'agentTeam.members', path: '/m/member/team', title: 'agentTeam:members', ...agentsOnly },
    { id: 'agentTeam.rebate', path: '/m/member/agent/agentRebeat', title: 'agentTeam:rebate', ...agentsOnly },
    { id: 'agentTeam.openAccount', path: '/m/agentRegister', title: 'agentTeam:openAccount', ...agentsOnly },
  ],
  contributes: {
    'agentMenu.item': [
      {
        id: 'agentTeam.overviewItem',
        ...agentMenu.teamOverview,
        label: 'agentTeam:overview',
        icon: 'grid',
        target: { route: 'agentTeam.overview' },
      },
      {
        id: 'agentTeam.membersItem',
        ...agentMenu.teamManagement,
        label: 'agentTeam:members',
        icon: 'users',
        target: { route: 'agentTeam.members' },
      },
      {
        id: 'agentTeam.rebateItem',
        ...agentMenu.backedit,
        label: 'agentTeam:rebate',
        icon: 'percent',
        target: { route: 'agentTeam.rebate' },
      },
    ],
    'agentFooter.item': [
      {
        id: 'agentTeam.openAccountFooter',
        ...agentFooter.openAccount,
        label: 'agentTeam:openAccount',
        icon: 'invite',
        target: { route: 'agentTeam.openAccount' },
      },
    ],
  },
  leadsInCode: ['contracts.daily', 'records.account'],
});
