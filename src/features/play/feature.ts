import { defineFeature } from '../../engine/index.ts';

export const play = defineFeature({
  id: 'play',
  owner: 'games',
  routes: [
    {
      id: 'play.screen',
      path: '/m/play',
      title: 'play:title',
      guards: [{ when: { session: false }, to: 'login.screen' }],
    },
  ],
  actions: ['play.launch'],
  ownBack: ['play.screen'],
  readsInCode: ['settings.launch.target', 'settings.safePlay.netPosition', 'settings.safePlay.timeLimit'],
  leadsInCode: ['home.screen', 'safePlay.screen', 'wallets.screen'],
});
