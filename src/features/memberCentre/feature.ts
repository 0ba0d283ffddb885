import type { RouteDefinition } from '../../contracts/feature.ts';
import { defineFeature } from '../../engine/index.ts';

const membersOnly: NonNullable<RouteDefinition['guards']> = [{ when: { role: 'guest' }, to: 'login.screen' }];

export const memberCentre = defineFeature({
  id: 'memberCentre',
  owner: 'account',
  flags: ['vipBenefit'],
  routes: [
    { id: 'memberCentre.screen', path: '/m/member/home', title: 'memberCentre:title', guards: membersOnly },
    { id: 'memberCentre.details', path: '/m/member/info', title: 'memberCentre:details', guards: membersOnly },
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
  readsInCode: ['template.mem_cen', 'flags.vipBenefit'],
  leadsInCode: ['security.fundsPassword'],
});
