import type { Refusal } from '../../contracts/feature.ts';
import { defineFeature } from '../../engine/index.ts';

const notForTrial: Refusal = { when: { role: 'trial' }, answer: { text: 'errors:freeReject' } };

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
      id: 'security.factor',
      path: '/m/securityCenter/authenticator',
      title: 'security:factor',
      backTo: 'security.centre',
      guards: [
        { when: { session: false }, to: 'login.screen' },
        { when: { role: 'trial' }, to: 'home.screen' },
        { when: { setting: 'login.secondFactor', is: 'off' }, to: 'security.centre' },
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
    'security.row': [
      {
        id: 'security.loginRow',
        order: 10,
        label: 'security:loginPassword',
        note: 'security:loginPasswordDetail',
        icon: 'key',
        target: { route: 'password.screen' },
        refuses: [notForTrial],
      },
      {
        id: 'security.fundsRow',
        order: 20,
        label: 'security:fundsPassword',
        note: 'security:fundsPasswordDetail',
        icon: 'lock',
        target: { route: 'security.fundsPassword' },
        refuses: [notForTrial],
      },
      {
        id: 'security.factorRow',
        order: 30,
        label: 'security:factor',
        note: 'security:factorDetail',
        icon: 'qr',
        target: { route: 'security.factor' },
        visible: {
          all: [{ not: { role: 'trial' } }, { not: { setting: 'login.secondFactor', is: 'off' } }],
        },
      },
      {
        id: 'security.detailsRow',
        order: 40,
        label: 'security:details',
        note: 'security:detailsNone',
        icon: 'shield',
        target: { route: 'memberCentre.details' },
      },
      {
        id: 'security.sessionsRow',
        order: 50,
        label: 'security:devices',
        note: 'security:devicesDetail',
        icon: 'mobile',
        target: { route: 'security.devices' },
      },
    ],
    'sideMenu.item': [
      {
        id: 'security.menu',
        order: 90,
        label: 'security:fundsPassword',
        icon: 'lock',
        group: 'account',
        target: { route: 'security.fundsPassword' },
        visible: { session: true },
        refuses: [notForTrial],
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
  outlets: { 'security.centre': ['security.row'] },
});
