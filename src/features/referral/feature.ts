import type { Condition } from '../../contracts/conditions.ts';
import { defineFeature } from '../../engine/index.ts';

/** Guests always, agents never, others when the REFERRAL promotion runs (row A-262, decision 14). */
const mayInvite: Condition = {
  any: [{ role: 'guest' }, { all: [{ not: { role: 'agent' } }, { promotion: 'REFERRAL' }] }],
};

export const referral = defineFeature({
  id: 'referral',
  owner: 'account',
  routes: [
    {
      id: 'referral.screen',
      path: '/m/inviteFriends',
      title: 'referral:title',
      guards: [{ when: { role: 'agent' }, to: 'home.screen' }],
    },
  ],
  contributes: {
    'sideMenu.item': [
      {
        id: 'referral.menu',
        order: 35,
        label: 'referral:title',
        icon: 'invite',
        group: 'play',
        target: { route: 'referral.screen' },
        visible: mayInvite,
      },
    ],
    'footer.tab': [
      {
        id: 'referral.tab',
        order: 25,
        label: 'referral:tab',
        icon: 'invite',
        target: { route: 'referral.screen' },
        visible: mayInvite,
        refuses: [{ when: { role: 'guest' }, answer: { action: 'referral.open' } }],
      },
    ],
  },
  actions: ['referral.open'],
  leadsInCode: ['login.screen'],
  invariants: [
    {
      id: 'referral.notForAgents',
      says: 'Agents never see the referral item.',
      hides: ['referral.menu', 'referral.tab'],
      when: { role: 'agent' },
    },
    {
      id: 'referral.forGuests',
      says: 'Guests always see the referral item where a menu lists it.',
      shows: ['referral.menu', 'referral.tab'],
      when: { role: 'guest' },
    },
  ],
});
