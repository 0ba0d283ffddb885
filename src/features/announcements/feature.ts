import { defineFeature } from '../../engine/index.ts';

export const announcements = defineFeature({
  id: 'announcements',
  owner: 'support',
  routes: [
    { id: 'announcements.list', path: '/m/announcement', title: 'announcements:title' },
    { id: 'announcements.detail', path: '/m/notice', title: 'announcements:detail' },
  ],
  contributes: {
    'sideMenu.item': [
      {
        id: 'announcements.menu',
        order: 70,
        label: 'announcements:title',
        icon: 'bell',
        group: 'messages',
        target: { route: 'announcements.list' },
        badge: 'unread.announcements',
      },
    ],
    'messageCentre.row': [
      {
        id: 'announcements.row',
        order: 20,
        label: 'announcements:title',
        icon: 'bell',
        target: { route: 'announcements.list' },
        badge: 'unread.announcements',
      },
    ],
    'memberCentre.item': [
      {
        id: 'announcements.item',
        order: 90,
        label: 'announcements:title',
        icon: 'bell',
        target: { route: 'announcements.list' },
      },
    ],
    'header.shortcut': [
      {
        id: 'announcements.shortcut',
        order: 40,
        label: 'announcements:title',
        icon: 'bell',
        target: { route: 'announcements.list' },
        badge: 'unread.announcements',
      },
    ],
  },
  ownBack: ['announcements.detail'],
});
