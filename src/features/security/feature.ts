import { defineFeature } from '../../engine/index.ts';

export const security = defineFeature({
  id: 'security',
  owner: 'account',
  flags: ['SECPRIV'],
  routes: [
    {
      id: 'security.centre',
      path: '/m/securityCenter',
      title: 'security:title',
      guards: [{ when: { role: 'guest' }, to: 'login.screen' }],
    },
    {
      id: 'security.fundsPassword',
      path: '/m/securityCenter/FundsPasswordBox',
      title: 'security:fundsPassword',
      guards: [
        { when: { role: 'guest' }, to: 'login.screen' },
        { when: { role: 'trial' }, to: 'home.screen' },
      ],
    },
  ],
  contributes: {
    'sideMenu.item': [
      {
        id: 'security.menu',
        order: 90,
        label: 'security:fundsPassword',
        icon: 'lock',
        group: 'account',
        target: { route: 'security.fundsPassword' },
        visible: { session: true },
        refuses: [{ when: { role: 'trial' }, answer: { text: 'errors:freeReject' } }],
      },
    ],
    'memberCentre.item': [
      {
        id: 'security.item',
        order: 70,
        label: 'security:title',
        icon: 'shield',
        target: { route: 'security.centre' },
        visible: { flag: 'SECPRIV' },
      },
    ],
  },
  forms: { 'security.fundsPassword': ['fundsPassword'] },
});
