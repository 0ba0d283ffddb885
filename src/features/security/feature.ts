import { defineFeature } from '../../engine/index.ts';

export const security = defineFeature({
  id: 'security',
  owner: 'account',
  flags: ['SECPRIV'],
  routes: [
    {
      id: 'security.centre',
      path: '/m/securityCenter',
      title: 'security:title',
      guards: [{ when: { role: 'guest' }, to: 'login.screen' }],
    },
    {
      id: 'security.fundsPassword',
      path: '/m/securityCenter/FundsPasswordBox',
      title: 'security:fundsPassword',
      guards: [
        { when: { role: 'guest' }, to: 'login.screen' },
        { when: { role: 'trial' }, to: 'home.screen' },
      ],
    },
    {
      id: 'security.devices',
      path: '/m/securityCenter/devices',
      title: 'security:devices',
      guards: [{ when: { session: false }, to: 'login.screen' }],
    },
  ],
  contributes: {
    'sideMenu.item': [
      {
        id: 'security.menu',
        order: 90,
        label: 'security:fundsPassword',
        icon: 'lock',
        group: 'account',
        target: { route: 'security.fundsPassword' },
        visible: { session: true },
        refuses: [{ when: { role: 'trial' }, answer: { text: 'errors:freeReject' } }],
      },
    ],
    'settings.row': [
      {
        id: 'security.devicesRow',
        order: 15,
        label: 'security:devices',
        icon: 'mobile',
        group: 'account',
        target: { route: 'security.devices' },
        visible: { session: true },
      },
    ],
    'memberCentre.item': [
      {
        id: 'security.item',
        order: 70,
        label: 'security:title',
        icon: 'shield',
        target: { route: 'security.centre' },
        visible: { flag: 'SECPRIV' },
      },
    ],
  },
  forms: { 'security.fundsPassword': ['fundsPassword'] },
  leadsInCode: ['memberCentre.details', 'password.screen'],
});
