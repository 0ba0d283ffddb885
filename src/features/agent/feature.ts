import { agentFooter, agentMenu, defineFeature } from '../../engine/index.ts';

export const agent = defineFeature({
  id: 'agent',
  owner: 'agents',
  flags: ['CBS3'],
  routes: [
    {
      id: 'agent.home',
      path: '/m/agent/home',
      title: 'agent:title',
      guards: [{ when: { not: { role: 'agent' } }, to: 'home.screen' }],
    },
  ],
  contributes: {
    'footer.tab': [
      {
        id: 'agent.tab',
        order: 45,
        label: 'agent:tab',
        icon: 'agent',
        target: { route: 'agent.home' },
        onlyWhenListed: true,
        refuses: [{ when: { not: { role: 'agent' } }, answer: { action: 'referral.open' } }],
      },
    ],
    'agentMenu.item': [
      {
        id: 'agent.transactions',
        ...agentMenu.transactionRecord,
        label: 'agent:transactions',
        icon: 'receipt',
        target: { route: 'records.account', params: { types: 'A' } },
      },
      {
        id: 'agent.security',
        ...agentMenu.securityCenter,
        label: 'agent:security',
        icon: 'shield',
        target: { route: 'security.centre' },
      },
      {
        id: 'agent.messages',
        ...agentMenu.messages,
        label: 'agent:messages',
        icon: 'mail',
        target: { route: 'messages.inbox' },
        badge: 'unread.inbox',
      },
      {
        id: 'agent.service',
        ...agentMenu.onlineService,
        label: 'agent:service',
        icon: 'chat',
        target: { action: 'agent.onlineService' },
      },
    ],
    'agentFooter.item': [
      {
        id: 'agent.footerHome',
        ...agentFooter.home,
        label: 'agent:home',
        icon: 'home',
        target: { route: 'home.screen' },
      },
    ],
    'memberCentre.item': [
      {
        id: 'agent.item',
        order: 15,
        label: 'agent:title',
        icon: 'agent',
        target: { route: 'agent.home' },
        visible: { role: 'agent' },
      },
    ],
  },
  actions: ['agent.onlineService'],
  outlets: { 'agent.home': ['agentMenu.item', 'agentFooter.item', 'popup'] },
  readsInCode: ['flags.CBS3', 'settings.dates.timeZone'],
});
