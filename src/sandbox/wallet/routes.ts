import { forMembers } from '../http/route.ts';
import type { SandboxRoute } from '../http/route.ts';
import { listPayments } from '../payments/list-payments.ts';
import { readMethods } from '../payments/methods.ts';
import { deposit, readCashier, withdraw } from './cashier.ts';
import { decimalsIn } from './currency.ts';
import { balanceOf } from './ledger.ts';
import { collectWallets, readWallets, transfer } from './transfer.ts';

/** The player's wallets (rows G-333, A-172), what moves between them, and the two ways of money. */
export const walletRoutes: readonly SandboxRoute[] = [
  forMembers('wallet', async (sandbox, { merchant, member }) => {
    const decimals = await decimalsIn(sandbox, merchant);
    return { value: { sumBalance: await balanceOf(sandbox.db, member.id, decimals) } };
  }),
  forMembers('wallets', readWallets),
  forMembers('transfer', transfer),
  forMembers('collectWallets', collectWallets),
  forMembers('cashier', readCashier),
  forMembers('paymentMethods', readMethods),
  forMembers('payments', listPayments),
  forMembers('deposit', deposit),
  forMembers('withdraw', withdraw),
];
