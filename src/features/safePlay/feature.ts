import { defineFeature } from '../../engine/index.ts';

export const safePlay = defineFeature({
  id: 'safePlay',
  owner: 'account',
  routes: [
    {
      id: 'safePlay.screen',
      path: '/m/safePlay',
      title: 'safePlay:title',
      guards: [
        { when: { session: false }, to: 'login.screen' },
        { when: { role: 'trial' }, to: 'home.screen' },
        { when: { not: { setting: 'safePlay.enabled', is: true } }, to: 'home.screen' },
      ],
    },
  ],
  contributes: {
    'memberCentre.item': [
      {
        id: 'safePlay.item',
        order: 75,
        label: 'safePlay:title',
        icon: 'clock',
        target: { route: 'safePlay.screen' },
        visible: { setting: 'safePlay.enabled', is: true },
        refuses: [{ when: { role: 'trial' }, answer: { text: 'errors:freeReject' } }],
      },
    ],
    'settings.row': [
      {
        id: 'safePlay.row',
        order: 18,
        label: 'safePlay:title',
        icon: 'clock',
        group: 'account',
        target: { route: 'safePlay.screen' },
        visible: { all: [{ session: true }, { setting: 'safePlay.enabled', is: true }] },
        refuses: [{ when: { role: 'trial' }, answer: { text: 'errors:freeReject' } }],
      },
    ],
  },
  readsInCode: ['settings.safePlay.restMinutes'],
  leadsInCode: ['cashier.withdraw', 'records.account', 'help.screen', 'security.devices', 'home.screen'],
  invariants: [
    {
      id: 'safePlay.notForTrial',
      says: 'A trial account, which has no money to lose, never reaches limits and breaks.',
      keepsOut: { role: 'trial' },
      from: [{ route: 'safePlay.screen' }],
    },
  ],
});
