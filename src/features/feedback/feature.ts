import { defineFeature } from '../../engine/index.ts';

export const feedback = defineFeature({
  id: 'feedback',
  owner: 'support',
  routes: [
    {
      id: 'feedback.screen',
      path: '/m/feedback',
      title: 'feedback:title',
      guards: [{ when: { session: false }, to: 'login.screen' }],
    },
  ],
  contributes: {
    'sideMenu.item': [
      {
        id: 'feedback.menu',
        order: 118,
        label: 'feedback:title',
        icon: 'edit',
        group: 'support',
        target: { route: 'feedback.screen' },
      },
    ],
    'settings.row': [
      {
        id: 'feedback.row',
        order: 35,
        label: 'feedback:title',
        icon: 'edit',
        group: 'help',
        target: { route: 'feedback.screen' },
      },
    ],
  },
  forms: { 'feedback.screen': ['feedback'] },
});
