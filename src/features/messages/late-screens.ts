import type { ScreenTable } from '../../client/index.ts';

export const screens: ScreenTable = {
  routes: {
    'messages.centre': () => import('./screens/message-centre-screen.tsx'),
    'messages.inbox': () => import('./screens/inbox-screen.tsx'),
  },
};
