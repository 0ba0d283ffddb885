import { forMembers } from '../http/route.ts';
import type { SandboxRoute } from '../http/route.ts';
import { bindCard } from './bind-card.ts';
import { listCards } from './list-cards.ts';
import { removeCard } from './remove-card.ts';

/** Bank cards that withdrawals go to. */
export const bankCardRoutes: readonly SandboxRoute[] = [
  forMembers('bankCards', listCards),
  forMembers('bindBankCard', bindCard),
  forMembers('removeBankCard', removeCard),
];
