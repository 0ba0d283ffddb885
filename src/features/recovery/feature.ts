import { defineFeature } from '../../engine/index.ts';

export const recovery = defineFeature({
  id: 'recovery',
  owner: 'account',
  routes: [
    {
      id: 'recovery.screen',
      path: '/m/forget',
      title: 'recovery:title',
      guards: [{ when: { session: true }, to: 'home.screen' }],
    },
  ],
  contributes: {
    'recovery.method': [
      {
        id: 'recovery.phone',
        order: 10,
        label: 'recovery:method.phone',
        form: 'recoveryPhone',
        visible: { setting: 'recovery.phone', is: true },
      },
      {
        id: 'recovery.email',
        order: 20,
        label: 'recovery:method.email',
        form: 'recoveryEmail',
        visible: { setting: 'recovery.email', is: true },
      },
    ],
  },
  outlets: { 'recovery.screen': ['recovery.method', 'recovery.option'] },
  ownBack: ['recovery.screen'],
  readsInCode: ['settings.footer.copyright'],
  leadsInCode: ['login.screen'],
});
