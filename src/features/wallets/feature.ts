import { defineFeature } from '../../engine/index.ts';

/** Several wallets and transfers between them, where the merchant has more than one (row A-181). */
export const wallets = defineFeature({
  id: 'wallets',
  owner: 'account',
  routes: [
    {
      id: 'wallets.screen',
      path: '/m/wallets',
      title: 'wallets:title',
      guards: [
        { when: { role: 'guest' }, to: 'login.screen' },
        { when: { not: { setting: 'wallet.mode', is: 'multi' } }, to: 'memberCentre.screen' },
      ],
    },
  ],
  contributes: {
    'memberCentre.item': [
      {
        id: 'wallets.item',
        order: 30,
        label: 'wallets:title',
        icon: 'wallet',
        target: { route: 'wallets.screen' },
        visible: { setting: 'wallet.mode', is: 'multi' },
      },
    ],
  },
  leadsInCode: ['play.screen', 'records.account'],
  invariants: [
    {
      id: 'wallets.onlySeveral',
      says: 'Nobody reaches the page of several wallets where the merchant has one.',
      keepsOut: { setting: 'wallet.mode', is: 'single' },
      from: [{ route: 'wallets.screen' }],
    },
  ],
});
