import { defineFeature } from '../../engine/index.ts';

export const promotions = defineFeature({
  id: 'promotions',
  owner: 'games',
  routes: [
    { id: 'promotions.list', path: '/m/activity', title: 'promotions:area', entry: 'id' },
    { id: 'promotions.detail', path: '/m/activityDetail', title: 'promotions:title' },
  ],
  contributes: {
    'sideMenu.item': [
      {
        id: 'promotions.menu',
        order: 20,
        label: 'promotions:title',
        icon: 'gift',
        group: 'play',
        target: { route: 'promotions.list' },
      },
      {
        id: 'promotions.mission',
        order: 25,
        label: 'promotions:mission',
        icon: 'flag',
        group: 'play',
        target: { route: 'promotions.list' },
        visible: { promotion: 'MISSION' },
      },
      {
        id: 'promotions.detailMenu',
        order: 26,
        label: 'promotions:one',
        icon: 'gift',
        group: 'play',
        target: { route: 'promotions.detail' },
        onlyWhenListed: true,
      },
    ],
    'footer.tab': [
      {
        id: 'promotions.tab',
        order: 20,
        label: 'promotions:tab',
        icon: 'gift',
        target: { route: 'promotions.list' },
        highlight: ['/m/activityDetail'],
      },
    ],
  },
  ownBack: ['promotions.detail'],
  readsInCode: [
    'settings.activity.apply',
    'settings.dates.promotion',
    'settings.dates.timeZone',
    'settings.promotions.categories',
  ],
  leadsInCode: ['games.slots', 'games.sports', 'home.screen', 'login.screen'],
});
