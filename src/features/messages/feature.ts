import { defineFeature } from '../../engine/index.ts';

export const messages = defineFeature({
  id: 'messages',
  owner: 'support',
  flags: ['MAILCEN'],
  routes: [
    { id: 'messages.centre', path: '/m/message', title: 'messages:title' },
    {
      id: 'messages.inbox',
      path: '/m/webEmail',
      title: 'messages:inbox',
      guards: [
        { when: { role: 'guest' }, to: 'login.screen' },
        { when: { role: 'trial' }, to: 'home.screen' },
      ],
    },
  ],
  contributes: {
    'sideMenu.item': [
      {
        id: 'messages.menu',
        order: 60,
        label: 'messages:inbox',
        icon: 'mail',
        group: 'messages',
        target: { route: 'messages.inbox' },
        badge: 'unread.inbox',
        visible: { session: true },
        refuses: [{ when: { role: 'trial' }, answer: { text: 'errors:freeReject' } }],
      },
    ],
    'footer.tab': [
      {
        id: 'messages.tab',
        order: 40,
        label: 'messages:tab',
        icon: 'mail',
        target: { route: 'messages.inbox' },
        badge: 'unread.inbox',
        visible: { session: true },
        refuses: [{ when: { role: 'trial' }, answer: { text: 'errors:freeReject' } }],
      },
    ],
    'memberCentre.item': [
      {
        id: 'messages.item',
        order: 30,
        label: 'messages:inbox',
        icon: 'mail',
        target: { route: 'messages.inbox' },
        badge: 'unread.inbox',
        visible: { flag: 'MAILCEN' },
        refuses: [{ when: { role: 'trial' }, answer: { text: 'errors:freeReject' } }],
      },
    ],
    'messageCentre.row': [
      {
        id: 'messages.row',
        order: 30,
        label: 'messages:inbox',
        note: 'messages:about',
        icon: 'mail',
        target: { route: 'messages.inbox' },
        badge: 'unread.inbox',
        refuses: [
          { when: { role: 'guest' }, answer: { route: 'login.screen' } },
          { when: { role: 'trial' }, answer: { text: 'errors:freeReject' } },
        ],
      },
      {
        id: 'messages.channelRow',
        order: 10,
        label: 'messages:channel',
        note: 'messages:aboutChannel',
        icon: 'telegram',
        target: { resource: 'TELEGRAM' },
        visible: { resource: 'TELEGRAM' },
      },
    ],
  },
  outlets: { 'messages.centre': ['messageCentre.row'] },
  ownBack: ['messages.centre'],
  invariants: [
    {
      id: 'messages.notForTrial',
      says: 'A trial account never reaches the inbox.',
      keepsOut: { role: 'trial' },
      from: [{ route: 'messages.inbox' }],
    },
  ],
});
