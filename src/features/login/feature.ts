import type { Condition } from '../../contracts/conditions.ts';
import { defineFeature } from '../../engine/index.ts';

// Without the site's client id at the provider there is nothing to sign in with.
const facebook: Condition = {
  all: [{ flag: 'FACEBOOKLOGIN3' }, { not: { setting: 'login.facebookClientId', is: '' } }],
};
const google: Condition = { all: [{ flag: 'GOOGLELOGIN3' }, { not: { setting: 'login.googleClientId', is: '' } }] };

export const login = defineFeature({
  id: 'login',
  owner: 'account',
  flags: ['MOBILEVERCODELOGIN3', 'FACEBOOKLOGIN3', 'GOOGLELOGIN3'],
  routes: [
    {
      id: 'login.screen',
      path: '/m/login',
      title: 'login:title',
      guards: [{ when: { session: true }, to: 'home.screen' }],
    },
    {
      id: 'login.factor',
      path: '/m/login/code',
      title: 'login:factor.title',
      guards: [
        { when: { session: true }, to: 'home.screen' },
        { when: { setting: 'login.secondFactor', is: 'off' }, to: 'login.screen' },
      ],
    },
    {
      id: 'login.return',
      path: '/m/login/return',
      title: 'login:title',
      guards: [{ when: { session: true }, to: 'home.screen' }],
    },
  ],
  contributes: {
    'login.method': [
      { id: 'login.username', order: 10, label: 'login:method.username', form: 'loginUsername' },
      {
        id: 'login.mobile',
        order: 20,
        label: 'login:method.mobile',
        form: 'loginMobile',
        visible: { flag: 'MOBILEVERCODELOGIN3' },
      },
    ],
    'login.option': [
      { id: 'login.facebook', order: 4, block: 'login.facebook', letsIn: true, visible: facebook },
      { id: 'login.google', order: 5, block: 'login.google', letsIn: true, visible: google },
      { id: 'login.service', order: 90, block: 'login.service' },
    ],
    'registration.option': [
      { id: 'login.facebookRegistration', order: 4, block: 'login.facebook', letsIn: true, visible: facebook },
      { id: 'login.googleRegistration', order: 5, block: 'login.google', letsIn: true, visible: google },
    ],
    'recovery.option': [{ id: 'login.recoveryService', order: 90, block: 'login.service' }],
  },
  actions: ['login.again'],
  blocks: ['login.facebook', 'login.google', 'login.service'],
  outlets: { 'login.screen': ['login.method', 'login.option', 'recovery.method'] },
  ownBack: ['login.factor', 'login.screen'],
  readsInCode: ['settings.login.firstTimeRoute', 'settings.login.remember', 'settings.login.silentVerifyFailure'],
  leadsInCode: ['customerService.open', 'recovery.screen'],
  invariants: [
    {
      id: 'login.hasMethod',
      says: 'There is a way to log in wherever the login screen opens.',
      fills: 'login.method',
      where: 'login.screen',
      or: ['login.facebook', 'login.google'],
    },
  ],
});
