import { defineFeature } from '../../engine/index.ts';

export const help = defineFeature({
  id: 'help',
  owner: 'support',
  routes: [{ id: 'help.screen', path: '/m/help', title: 'help:title' }],
  contributes: {
    'sideMenu.item': [
      {
        id: 'help.menu',
        order: 120,
        label: 'help:title',
        icon: 'help',
        group: 'support',
        target: { route: 'help.screen' },
      },
    ],
    'settings.row': [
      { id: 'help.row', order: 30, label: 'help:title', icon: 'help', group: 'help', target: { route: 'help.screen' } },
    ],
  },
  leadsInCode: ['customerService.open'],
});
