import type { Named } from '../../contracts/platform-answer.ts';
import { forMerchant, seedData } from '../merchants/seed-data.ts';
import type { Sandbox } from '../sandbox.ts';
import { mainWallet } from './ledger.ts';

/** A wallet that games of some vendors play from, as the platform describes it. */
export type GameWallet = Named<'GameWallet'>;

/** What the main wallet is called. */
export const mainTitle = { en: 'Main wallet', ur: 'مرکزی والٹ' } as const;

/**
 * The wallets beside the main one that a merchant's players have: none where the site has one wallet only (`wallet.mode`),
 * else those of the seed and those that an operator described while the platform ran. A row takes the place of the wallet
 * whose id it has; one without vendors takes it away.
 */
export async function gameWallets(sandbox: Sandbox, merchant: string): Promise<readonly GameWallet[]> {
  const published = await sandbox.sites.get(merchant);
  if (published?.site.settings['wallet.mode'] === 'single') return [];
  const rows = await sandbox.db
    .selectFrom('game_wallet')
    .select('description')
    .where('merchant', '=', merchant)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const written = rows.map(({ description }) => description);
  const seeded = forMerchant(seedData.cashier.wallets, merchant);
  const replaced = seeded.map((wallet) => written.find(({ id }) => id === wallet.id) ?? wallet);
  const added = written.filter(({ id }) => !seeded.some((wallet) => wallet.id === id));
  return [...replaced, ...added].filter(({ vendors }) => vendors.length > 0);
}

/** What a game plays from. */
export interface Purse {
  /** Id of the wallet. */
  readonly wallet: string;
  /** Ids of the wallets that other games play from, which the main one therefore leaves alone. */
  readonly others: readonly string[];
}

/** The wallet that the games of a vendor play from: the first that names it, else the main one. */
export function purseOf(wallets: readonly GameWallet[], vendor: string): Purse {
  const wallet = wallets.find(({ vendors }) => vendors.includes(vendor))?.id ?? mainWallet;
  return { wallet, others: othersThan(wallets, wallet) };
}

/** Ids of the wallets but for one. */
export function othersThan(wallets: readonly GameWallet[], wallet: string): readonly string[] {
  return wallets.flatMap(({ id }) => (id === wallet ? [] : [id]));
}
