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
  contributes: {
    'memberCentre.item': [
      {
        id: 'favourites.item',
        order: 85,
        label: 'favourites:title',
        icon: 'heart',
        target: { route: 'favourites.screen' },
      },
    ],
  },
});
