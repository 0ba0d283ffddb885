import { agentFooter, defineFeature } from '../../engine/index.ts';

export const announcements = defineFeature({
  id: 'announcements',
  owner: 'support',
  routes: [
    { id: 'announcements.list', path: '/m/announcement', title: 'announcements:title' },
    { id: 'announcements.detail', path: '/m/notice', title: 'announcements:detail' },
    {
      id: 'announcements.agent',
      path: '/m/member/notice',
      title: 'announcements:title',
      guards: [{ when: { not: { role: 'agent' } }, to: 'home.screen' }],
    },
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
        note: 'announcements:about',
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
    'agentFooter.item': [
      {
        id: 'announcements.agentFooter',
        ...agentFooter.announcements,
        label: 'announcements:title',
        icon: 'bell',
        target: { route: 'announcements.agent', params: { types: 'A' } },
        badge: 'unread.agentAnnouncements',
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
  blocks: ['announcements.marquee'],
  ownBack: ['announcements.detail'],
  readsInCode: ['settings.home.marqueeFps', 'settings.notice.backTo'],
  leadsInCode: ['home.screen'],
});
