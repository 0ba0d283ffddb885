import { defineFeature } from '../../engine/index.ts';

export const registration = defineFeature({
  id: 'registration',
  owner: 'account',
  flags: ['USERNAMEREG3', 'MOBILENUMREG3', 'MOBILENUMPASSREG3', 'REGMOBVERF3'],
  routes: [
    {
      id: 'registration.screen',
      path: '/m/register',
      aliases: ['/m/register.html'],
      title: 'registration:title',
      guards: [{ when: { session: true }, to: 'home.screen' }],
    },
  ],
  contributes: {
    'registration.method': [
      {
        id: 'registration.username',
        order: 10,
        label: 'registration:method.username',
        form: 'registrationUsername',
        visible: { flag: 'USERNAMEREG3' },
      },
      {
        id: 'registration.mobile',
        order: 20,
        label: 'registration:method.mobile',
        form: 'registrationMobile',
        visible: { any: [{ flag: 'MOBILENUMREG3' }, { flag: 'MOBILENUMPASSREG3' }] },
      },
    ],
  },
  outlets: { 'registration.screen': ['registration.method', 'registration.option'] },
  ownBack: ['registration.screen'],
  readsInCode: [
    'settings.ageGate',
    'settings.ages.birthday',
    'settings.ages.gate',
    'settings.encryption.register',
    'settings.popup.width',
    'settings.registration.announcement',
    'settings.registration.invitationField',
    'settings.registration.kyc',
    'settings.registration.termsDefaultChecked',
    'settings.registration.termsOpen',
  ],
  leadsInCode: ['customerService.open', 'help.screen', 'login.screen'],
});
