import { defineFeature } from '../../engine/index.ts';

export const memberCentre = defineFeature({
  id: 'memberCentre',
  owner: 'account',
  routes: [
    {
      id: 'memberCentre.screen',
      path: '/m/member/home',
      title: 'memberCentre:title',
      guards: [{ when: { role: 'guest' }, to: 'login.screen' }],
    },
  ],
  contributes: {
    'footer.tab': [
      {
        id: 'memberCentre.tab',
        order: 50,
        label: 'memberCentre:tab',
        icon: 'user',
        target: { route: 'memberCentre.screen' },
        refuses: [
          {
            when: { all: [{ role: 'guest' }, { setting: 'guest.promptMemberCentre', is: 'dialog' }] },
            answer: { action: 'session.openLogin' },
          },
          { when: { role: 'guest' }, answer: { route: 'login.screen' } },
        ],
      },
    ],
  },
  outlets: { 'memberCentre.screen': ['memberCentre.item'] },
  readsInCode: ['template.mem_cen'],
});
