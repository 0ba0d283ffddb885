import type { Condition } from '../../contracts/conditions.ts';
import { defineFeature } from '../../engine/index.ts';

/** Free play is on, and open to who has no account. */
const isOpen: Condition = { all: [{ flag: 'FREEPLAY3' }, { setting: 'trial.accounts', is: true }] };

export const trial = defineFeature({
  id: 'trial',
  owner: 'account',
  flags: ['FREEPLAY3'],
  routes: [{ id: 'trial.screen', path: '/m/trail', title: 'trial:title' }],
  contributes: {
    'login.option': [{ id: 'trial.login', order: 10, block: 'trial.button', visible: isOpen }],
    'recovery.option': [{ id: 'trial.recovery', order: 10, block: 'trial.button', visible: isOpen }],
    'registration.option': [{ id: 'trial.registration', order: 10, block: 'trial.button', visible: isOpen }],
  },
  actions: ['trial.start'],
  blocks: ['trial.button'],
  readsInCode: [
    'flags.FREEPLAY3',
    'settings.ages.gate',
    'settings.encryption.register',
    'settings.trial.accounts',
    'settings.trial.ageGate',
    'settings.trial.goHome',
  ],
  leadsInCode: ['home.screen'],
});
