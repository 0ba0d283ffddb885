import { defineFeature } from '../../engine/index.ts';

export const home = defineFeature({
  id: 'home',
  owner: 'games',
  routes: [
    {
      id: 'home.screen',
      path: '/m/home',
      aliases: ['/', '/m', '/m/', '/m/index', '/m/index.html'],
      title: 'home:title',
    },
  ],
  contributes: {
    'footer.tab': [
      {
        id: 'home.tab',
        order: 10,
        label: 'home:tab',
        icon: 'home',
        target: { action: 'home.goHot' },
        highlight: ['/', '/m', '/m/', '/m/home', '/m/index', '/m/index.html'],
      },
    ],
    'sideMenu.item': [
      { id: 'home.menu', order: 10, label: 'home:tab', icon: 'home', group: 'play', target: { route: 'home.screen' } },
    ],
    'home.section': [
      { id: 'home.banners', order: 10, block: 'home.banners' },
      { id: 'home.ticker', order: 20, block: 'home.ticker' },
      { id: 'home.categories', order: 30, block: 'home.categories' },
      { id: 'home.games', order: 40, block: 'home.games' },
      { id: 'home.deposit', order: 50, block: 'home.deposit', visible: { flag: 'DEPOSIT' } },
    ],
    'home.category': [
      { id: 'home.hot', order: 0, label: 'home:category.HOT', icon: 'fire', category: 'HOT' },
      { id: 'home.fav', order: 5, label: 'home:category.FAV', icon: 'heart', category: 'FAV' },
      {
        id: 'home.recent',
        order: 6,
        label: 'home:category.RECENT',
        icon: 'clock',
        category: 'RECENT',
        visible: { session: true },
      },
      { id: 'home.slots', order: 10, label: 'home:category.RNG', icon: 'slots', category: 'RNG' },
      { id: 'home.live', order: 20, label: 'home:category.LIVE', icon: 'live', category: 'LIVE' },
      { id: 'home.fishing', order: 30, label: 'home:category.FISH', icon: 'fish', category: 'FISH' },
      { id: 'home.poker', order: 40, label: 'home:category.PVP', icon: 'poker', category: 'PVP' },
      { id: 'home.sports', order: 50, label: 'home:category.SPORTS', icon: 'sports', category: 'SPORTS' },
      { id: 'home.esports', order: 60, label: 'home:category.ESPORTS', icon: 'esports', category: 'ESPORTS' },
      { id: 'home.lottery', order: 70, label: 'home:category.LOTT', icon: 'lottery', category: 'LOTT' },
      { id: 'home.elott', order: 80, label: 'home:category.ELOTT', icon: 'bingo', category: 'ELOTT' },
      { id: 'home.cockfight', order: 90, label: 'home:category.COCKFIGHT', icon: 'cockfight', category: 'COCKFIGHT' },
      {
        id: 'home.promo',
        order: 1000,
        label: 'home:category.PROMO',
        icon: 'gift',
        category: 'PROMO',
        target: { route: 'promotions.list' },
      },
    ],
    popup: [{ id: 'home.noticePopup', order: 10, block: 'home.noticePopup' }],
  },
  actions: ['home.goHot'],
  blocks: [
    'home.banners',
    'home.ticker',
    'home.categories',
    'home.games',
    'home.category',
    'home.deposit',
    'home.noticePopup',
    'home.noticeDialog',
  ],
});
