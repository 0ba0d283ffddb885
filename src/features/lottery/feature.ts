import { defineFeature } from '../../engine/index.ts';

export const lottery = defineFeature({
  id: 'lottery',
  owner: 'games',
  routes: [
    { id: 'lottery.screen', path: '/m/lottery', title: 'lottery:title' },
    { id: 'lottery.results', path: '/m/lottery/results', title: 'lottery:results' },
  ],
  ownBack: ['lottery.screen', 'lottery.results'],
  readsInCode: ['settings.lottery.prizeMode'],
});
