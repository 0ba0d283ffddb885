import { defineFeature } from '../../engine/index.ts';

export const lottery = defineFeature({
  id: 'lottery',
  owner: 'games',
  routes: [{ id: 'lottery.screen', path: '/m/lottery', title: 'lottery:title' }],
  ownBack: ['lottery.screen'],
});
