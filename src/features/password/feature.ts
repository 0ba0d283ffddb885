import { defineFeature } from '../../engine/index.ts';
import type { Refusal } from '../../contracts/feature.ts';

const notForTrial: Refusal = { when: { role: 'trial' }, answer: { text: 'errors:freeReject' } };

export const password = defineFeature({
  id: 'password',
  owner: 'account',
  routes: [
    {
      id: 'password.screen',
      path: '/m/changePsw',
      title: 'password:title',
      guards: [
        { when: { session: false }, to: 'login.screen' },
        { when: { role: 'trial' }, to: 'home.screen' },
      ],
    },
  ],
  contributes: {
    'sideMenu.item': [
      {
        id: 'password.menu',
        order: 80,
        label: 'password:title',
        icon: 'key',
        group: 'account',
        target: { route: 'password.screen' },
        visible: { session: true },
        refuses: [notForTrial],
      },
    ],
    'settings.row': [
      {
        id: 'password.row',
        order: 10,
        label: 'password:title',
        icon: 'key',
        group: 'account',
        target: { route: 'password.screen' },
        refuses: [notForTrial],
      },
    ],
  },
  forms: { 'password.screen': ['changePassword'] },
  ownBack: ['password.screen'],
  readsInCode: ['settings.changePassword.alwaysAskOld'],
  leadsInCode: ['home.screen'],
});
