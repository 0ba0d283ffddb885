import { agentMenu, defineFeature } from '../../engine/index.ts';

export const redRain = defineFeature({
  id: 'redRain',
  owner: 'agents',
  routes: [
    {
      id: 'redRain.screen',
      path: '/m/redRain',
      title: 'redRain:title',
      backTo: 'agent.home',
      guards: [{ when: { role: 'guest' }, to: 'login.screen' }],
    },
  ],
  contributes: {
    'agentMenu.item': [
      {
        id: 'redRain.item',
        ...agentMenu.redRain,
        label: 'redRain:title',
        icon: 'gift',
        target: { route: 'redRain.screen' },
      },
    ],
  },
});
