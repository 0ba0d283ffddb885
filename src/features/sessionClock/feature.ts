import { defineFeature } from '../../engine/index.ts';

export const sessionClock = defineFeature({
  id: 'sessionClock',
  owner: 'platform',
  contributes: {
    'header.clock': [
      {
        id: 'sessionClock.line',
        order: 10,
        block: 'sessionClock.line',
        visible: { setting: 'session.clock', is: true },
      },
    ],
  },
  blocks: ['sessionClock.line'],
  readsInCode: ['settings.safePlay.breakButton'],
  invariants: [
    {
      id: 'sessionClock.inSight',
      says: 'Where the session clock is switched on, everybody has it in sight.',
      shows: ['sessionClock.line'],
      when: { setting: 'session.clock', is: true },
    },
  ],
});
