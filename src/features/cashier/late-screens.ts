import type { ScreenTable } from '../../client/index.ts';

export const screens: ScreenTable = {
  routes: {
    'cashier.addCard': () => import('./screens/add-card-screen.tsx'),
    'cashier.cards': () => import('./screens/cards-screen.tsx'),
    'cashier.deposit': () => import('./screens/deposit-screen.tsx'),
    'cashier.payments': () => import('./screens/payments-screen.tsx'),
    'cashier.withdraw': () => import('./screens/withdraw-screen.tsx'),
  },
};
