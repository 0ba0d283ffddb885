import type { RouteDefinition } from '../../contracts/feature.ts';
import { defineFeature } from '../../engine/index.ts';

/** Players who are no agents may be offered a contract, so that the pages need a session only (row G-268). */
const membersOnly = {
  guards: [{ when: { role: 'guest' }, to: 'login.screen' }],
  backTo: 'agent.home',
} as const satisfies Partial<RouteDefinition>;

export const contracts = defineFeature({
  id: 'contracts',
  owner: 'agents',
  routes: [
    {
      id: 'contracts.daily',
      path: '/m/member/agent/getSalaryContract',
      title: 'contracts:daily',
      ...membersOnly,
    },
    {
      id: 'contracts.dividend',
      path: '/m/member/agent/getDevidendContract',
      title: 'contracts:dividend',
      ...membersOnly,
    },
    {
      id: 'contracts.hourly',
      path: '/m/member/agent/getHourContract',
      title: 'contracts:hourly',
      ...membersOnly,
    },
  ],
  contributes: {
    popup: [{ id: 'contracts.prompts', order: 20, block: 'contracts.prompts', visible: { session: true } }],
  },
  blocks: ['contracts.prompts'],
});
