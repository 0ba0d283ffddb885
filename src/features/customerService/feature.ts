import { defineFeature } from '../../engine/index.ts';

export const customerService = defineFeature({
  id: 'customerService',
  owner: 'support',
  contributes: {
    'sideMenu.item': [
      {
        id: 'customerService.menu',
        order: 115,
        label: 'customerService:title',
        icon: 'chat',
        group: 'support',
        target: { action: 'customerService.open' },
      },
      {
        id: 'customerService.telegram',
        order: 130,
        label: 'customerService:telegram',
        icon: 'telegram',
        group: 'links',
        target: { resource: 'TELEGRAM' },
        visible: { resource: 'TELEGRAM' },
      },
      {
        id: 'customerService.facebook',
        order: 140,
        label: 'customerService:facebook',
        icon: 'facebook',
        group: 'links',
        target: { resource: 'FACEBOOK' },
        visible: { resource: 'FACEBOOK' },
      },
    ],
    'messageCentre.row': [
      {
        id: 'customerService.affiliate',
        order: 50,
        label: 'customerService:affiliate',
        note: 'customerService:aboutAffiliate',
        icon: 'users',
        target: { resource: 'AFFILIATE' },
        visible: { resource: 'AFFILIATE' },
      },
    ],
  },
  actions: ['customerService.open'],
  readsInCode: ['flags.CBS3'],
  leadsInCode: ['feedback.screen', 'liveChat.open'],
});
