import type { RouteDefinition } from '../../contracts/feature.ts';
import { defineFeature } from '../../engine/index.ts';

const membersOnly: NonNullable<RouteDefinition['guards']> = [{ when: { role: 'guest' }, to: 'login.screen' }];

export const records = defineFeature({
  id: 'records',
  owner: 'account',
  flags: ['TRANSBETREPMEM3', 'TRANSREC3', 'REWCEN3', 'MANPLAYREB3'],
  routes: [
    { id: 'records.bets', path: '/m/gameRecord', title: 'records:bets', guards: membersOnly },
    { id: 'records.account', path: '/m/transaction/record', title: 'records:account', guards: membersOnly },
    { id: 'records.rewards', path: '/m/rewardCenter', title: 'records:rewards', guards: membersOnly },
    {
      id: 'records.rebate',
      path: '/m/member/manualRebate',
      title: 'records:rebate',
      guards: [
        ...membersOnly,
        { when: { role: 'trial' }, to: 'home.screen' },
        { when: { not: { flag: 'MANPLAYREB3' } }, to: 'home.screen' },
      ],
    },
  ],
  contributes: {
    'sideMenu.item': [
      {
        id: 'records.menu',
        order: 100,
        label: 'records:bets',
        icon: 'receipt',
        group: 'account',
        target: { route: 'records.bets' },
        visible: { session: true },
      },
    ],
    'memberCentre.item': [
      {
        id: 'records.betsItem',
        order: 40,
        label: 'records:bets',
        icon: 'receipt',
        target: { route: 'records.bets' },
        visible: { flag: 'TRANSBETREPMEM3' },
      },
      {
        id: 'records.accountItem',
        order: 50,
        label: 'records:account',
        icon: 'clock',
        target: { route: 'records.account' },
        visible: { flag: 'TRANSREC3' },
      },
      {
        id: 'records.rewardsItem',
        order: 60,
        label: 'records:rewards',
        icon: 'gift',
        target: { route: 'records.rewards' },
        visible: { flag: 'REWCEN3' },
      },
      {
        id: 'records.rebateItem',
        order: 80,
        label: 'records:rebate',
        icon: 'star',
        target: { route: 'records.rebate' },
        visible: { flag: 'MANPLAYREB3' },
        refuses: [{ when: { role: 'trial' }, answer: { text: 'errors:freeReject' } }],
      },
    ],
  },
  readsInCode: ['settings.dates.timeZone'],
  leadsInCode: ['promotions.list'],
});
