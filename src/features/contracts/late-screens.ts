import type { ScreenTable } from '../../client/index.ts';

const contract = () => import('./screens/contract-screen.tsx');

export const screens: ScreenTable = {
  routes: { 'contracts.daily': contract, 'contracts.dividend': contract, 'contracts.hourly': contract },
};
