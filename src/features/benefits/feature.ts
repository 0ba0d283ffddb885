import { defineFeature } from '../../engine/index.ts';

export const benefits = defineFeature({
  id: 'benefits',
  owner: 'account',
  flags: ['vipBenefit'],
  routes: [
    {
      id: 'benefits.screen',
      path: '/m/member/benefits',
      title: 'benefits:title',
      guards: [{ when: { role: 'guest' }, to: 'login.screen' }],
    },
  ],
  contributes: {
    'sideMenu.item': [
      {
        id: 'benefits.menu',
        order: 30,
        label: 'benefits:title',
        icon: 'star',
        group: 'play',
        target: { route: 'benefits.screen' },
        visible: { flag: 'vipBenefit' },
        refuses: [{ when: { role: 'guest' }, answer: { route: 'login.screen' } }],
      },
    ],
  },
  leadsInCode: ['promotions.list', 'records.rewards'],
});
