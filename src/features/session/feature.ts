import { defineFeature } from '../../engine/index.ts';

export const session = defineFeature({
  id: 'session',
  owner: 'account',
  contributes: {
    'footer.tab': [
      {
        id: 'session.registerTab',
        order: 40,
        label: 'session:register',
        icon: 'edit',
        target: { route: 'registration.screen' },
        visible: { session: false },
      },
    ],
    'sideMenu.item': [
      {
        id: 'session.signOutMenu',
        order: 900,
        label: 'session:signOut',
        icon: 'out',
        group: 'session',
        target: { action: 'session.signOut' },
        visible: { session: true },
      },
    ],
    'header.shortcut': [
      {
        id: 'session.signInPromotion',
        order: 50,
        label: 'session:signInPromotion',
        icon: 'calendar',
        target: { route: 'promotions.list' },
        visible: { all: [{ session: true }, { promotion: 'LOGIN' }] },
      },
      {
        id: 'session.rewards',
        order: 60,
        label: 'session:rewards',
        icon: 'gift',
        group: 'counted',
        target: { route: 'records.rewards' },
        badge: 'rewards.total',
        visible: { session: true },
      },
    ],
    'settings.row': [
      {
        id: 'session.signOutRow',
        order: 900,
        label: 'session:signOut',
        icon: 'out',
        group: 'leave',
        target: { action: 'session.signOut' },
        visible: { session: true },
      },
    ],
  },
  actions: ['session.signOut', 'session.openLogin'],
  readsInCode: ['settings.login.forgetOnLogout'],
  leadsInCode: ['home.screen'],
});
