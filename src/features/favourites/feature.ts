import { defineFeature } from '../../engine/index.ts';

export const favourites = defineFeature({
  id: 'favourites',
  owner: 'games',
  routes: [
    {
      id: 'favourites.screen',
      path: '/m/favorite',
      aliases: ['/m/fav-games'],
      title: 'favourites:title',
      guards: [{ when: { role: 'guest' }, to: 'home.screen' }],
    },
  ],
  actions: ['favourites.toggle'],
  readsInCode: ['settings.api.tokenInQuery'],
  contributes: {
    'memberCentre.item': [
      {
        id: 'favourites.item',
        order: 85,
        label: 'favourites:title',
        icon: 'heart',
        target: { route: 'favourites.screen' },
        refuses: [{ when: { role: 'guest' }, answer: { route: 'login.screen' } }],
      },
    ],
  },
});
