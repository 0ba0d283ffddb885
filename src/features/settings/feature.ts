import { defineFeature } from '../../engine/index.ts';

export const settings = defineFeature({
  id: 'settings',
  owner: 'account',
  routes: [
    {
      id: 'settings.screen',
      path: '/m/set',
      title: 'settings:title',
      guards: [{ when: { session: false }, to: 'login.screen' }],
    },
  ],
  contributes: {
    'memberCentre.item': [
      {
        id: 'settings.item',
        order: 100,
        label: 'settings:title',
        icon: 'settings',
        target: { route: 'settings.screen' },
      },
    ],
    'sideMenu.item': [
      {
        id: 'settings.menu',
        order: 105,
        label: 'settings:title',
        icon: 'settings',
        group: 'account',
        target: { route: 'settings.screen' },
        visible: { session: true },
      },
    ],
  },
  outlets: { 'settings.screen': ['settings.row'] },
});
