import { forMembers } from '../http/route.ts';
import type { SandboxRoute } from '../http/route.ts';
import { balanceOf } from './ledger.ts';

/** The player's wallet (rows G-333, A-172). */
export const walletRoutes: readonly SandboxRoute[] = [
  forMembers('wallet', async ({ db }, { member }) => ({ value: { sumBalance: await balanceOf(db, member.id) } })),
];
