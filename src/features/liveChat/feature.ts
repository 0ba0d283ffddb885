import type { Refusal } from '../../contracts/feature.ts';
import { defineFeature } from '../../engine/index.ts';

const refusals: readonly Refusal[] = [{ when: { role: 'trial' }, answer: { text: 'errors:freeReject' } }];

export const liveChat = defineFeature({
  id: 'liveChat',
  owner: 'support',
  flags: ['CBS3'],
  contributes: {
    'home.section': [
      {
        id: 'liveChat.models',
        order: 49,
        block: 'liveChat.models',
        visible: { all: [{ flag: 'CBS3' }, { setting: 'liveModels.enabled', is: true }] },
      },
    ],
    'messageCentre.row': [
      {
        id: 'liveChat.row',
        order: 40,
        label: 'liveChat:title',
        note: 'liveChat:about',
        icon: 'chat',
        target: { action: 'liveChat.open' },
        badge: 'unread.chat',
        visible: { flag: 'CBS3' },
        refuses: refusals,
      },
    ],
    'header.shortcut': [
      {
        id: 'liveChat.shortcut',
        order: 30,
        label: 'liveChat:title',
        icon: 'chat',
        target: { action: 'liveChat.open' },
        badge: 'unread.chat',
        visible: { flag: 'CBS3' },
        refuses: refusals,
      },
    ],
  },
  actions: ['liveChat.open'],
  blocks: ['liveChat.models'],
  readsInCode: ['settings.chat.delayMs', 'settings.chat.target', 'settings.toast.freeRejectMs'],
  leadsInCode: ['games.all'],
  invariants: [
    {
      id: 'liveChat.notForTrial',
      says: 'A trial account never reaches the chat.',
      keepsOut: { role: 'trial' },
      from: [{ action: 'liveChat.open' }],
    },
  ],
});
