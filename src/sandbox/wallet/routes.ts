import { forMembers } from '../http/route.ts';
import type { SandboxRoute } from '../http/route.ts';
import { listPayments } from '../payments/list-payments.ts';
import { readMethods } from '../payments/methods.ts';
import { deposit, readCashier, withdraw } from './cashier.ts';
import { balanceOf } from './ledger.ts';

/** The player's wallet (rows G-333, A-172) and the two ways of money. */
export const walletRoutes: readonly SandboxRoute[] = [
  forMembers('wallet', async ({ db }, { member }) => ({ value: { sumBalance: await balanceOf(db, member.id) } })),
  forMembers('cashier', readCashier),
  forMembers('paymentMethods', readMethods),
  forMembers('payments', listPayments),
  forMembers('deposit', deposit),
  forMembers('withdraw', withdraw),
];
