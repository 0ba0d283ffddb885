import { defineFeature } from '../../engine/index.ts';

export const appDownload = defineFeature({
  id: 'appDownload',
  owner: 'platform',
  routes: [
    {
      id: 'appDownload.screen',
      path: '/m/app',
      title: 'appDownload:title',
      guards: [{ when: { not: { app: 'browser' } }, to: 'home.screen' }],
    },
  ],
  contributes: {
    'sideMenu.item': [
      {
        id: 'appDownload.menu',
        order: 110,
        label: 'appDownload:title',
        icon: 'phone',
        group: 'support',
        target: { route: 'appDownload.screen' },
        visible: { app: 'browser' },
      },
    ],
    'home.section': [{ id: 'appDownload.banner', order: 5, block: 'appDownload.banner', visible: { app: 'browser' } }],
  },
  blocks: ['appDownload.banner', 'appDownload.card'],
  ownBack: ['appDownload.screen'],
  readsInCode: ['settings.download.minimumIos'],
});
