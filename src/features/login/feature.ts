import { defineFeature } from '../../engine/index.ts';

export const login = defineFeature({
  id: 'login',
  owner: 'account',
  flags: ['MOBILEVERCODELOGIN3'],
  routes: [
    {
      id: 'login.screen',
      path: '/m/login',
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
    'login.option': [{ id: 'login.service', order: 90, block: 'login.service' }],
    'recovery.option': [{ id: 'login.recoveryService', order: 90, block: 'login.service' }],
  },
  blocks: ['login.service'],
  outlets: { 'login.screen': ['login.method', 'login.option', 'recovery.method'] },
  ownBack: ['login.screen'],
  readsInCode: ['settings.login.firstTimeRoute', 'settings.login.remember'],
  invariants: [
    {
      id: 'login.hasMethod',
      says: 'There is a way to log in wherever the login screen opens.',
      fills: 'login.method',
      where: 'login.screen',
    },
  ],
});
