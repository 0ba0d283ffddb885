import { defineFeature } from '../../engine/index.ts';

export const privacy = defineFeature({
  id: 'privacy',
  owner: 'account',
  routes: [
    {
      id: 'privacy.screen',
      path: '/m/set/account',
      title: 'privacy:title',
      guards: [
        { when: { session: false }, to: 'login.screen' },
        { when: { role: 'trial' }, to: 'home.screen' },
      ],
    },
  ],
  contributes: {
    'settings.row': [
      {
        id: 'privacy.row',
        order: 800,
        label: 'privacy:title',
        icon: 'user',
        group: 'leave',
        target: { route: 'privacy.screen' },
        visible: { session: true },
        refuses: [{ when: { role: 'trial' }, answer: { text: 'errors:freeReject' } }],
      },
    ],
  },
  leadsInCode: ['cashier.withdraw', 'home.screen'],
  invariants: [
    {
      id: 'privacy.notForTrial',
      says: 'A trial account, which belongs to nobody, never reaches the page of personal data.',
      keepsOut: { role: 'trial' },
      from: [{ route: 'privacy.screen' }],
    },
  ],
});
