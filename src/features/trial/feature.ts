import { defineFeature } from '../../engine/index.ts';

export const trial = defineFeature({
  id: 'trial',
  owner: 'account',
  flags: ['FREEPLAY3'],
  routes: [{ id: 'trial.screen', path: '/m/trail', title: 'trial:title' }],
  contributes: {
    'login.option': [{ id: 'trial.login', order: 10, block: 'trial.button', visible: { flag: 'FREEPLAY3' } }],
    'recovery.option': [{ id: 'trial.recovery', order: 10, block: 'trial.button', visible: { flag: 'FREEPLAY3' } }],
    'registration.option': [
      { id: 'trial.registration', order: 10, block: 'trial.button', visible: { flag: 'FREEPLAY3' } },
    ],
  },
  actions: ['trial.start'],
  blocks: ['trial.button'],
  readsInCode: [
    'flags.FREEPLAY3',
    'settings.ages.gate',
    'settings.encryption.register',
    'settings.trial.ageGate',
    'settings.trial.goHome',
  ],
  leadsInCode: ['home.screen'],
});
