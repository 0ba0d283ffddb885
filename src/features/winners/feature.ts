import { defineFeature } from '../../engine/index.ts';

export const winners = defineFeature({
  id: 'winners',
  owner: 'games',
  contributes: {
    'home.category': [
      {
        id: 'winners.category',
        order: 930,
        label: 'winners:title',
        icon: 'trophy',
        category: 'WINNER',
        target: { route: 'home.screen', params: { show: 'winners' } },
        onlyWhenListed: true,
      },
    ],
    'home.section': [
      {
        id: 'winners.jackpotHome',
        order: 44,
        block: 'winners.jackpotHome',
        visible: { setting: 'jackpot.enabled', is: true },
      },
      { id: 'winners.board', order: 46, block: 'winners.board' },
      {
        id: 'winners.jackpotBanner',
        order: 48,
        block: 'winners.jackpotBanner',
        visible: { setting: 'jackpot.enabled', is: true },
      },
    ],
  },
  blocks: [
    'winners.jackpotHome',
    'winners.board',
    'winners.jackpotBanner',
    'winners.jackpotGames',
    'winners.list',
    'winners.jackpotWinners',
  ],
  readsInCode: [
    'settings.jackpot.banner',
    'settings.jackpot.caption',
    'settings.jackpot.home',
    'settings.jackpot.source',
    'settings.pageSize.jackpot',
    'settings.pageSize.winners',
  ],
});
