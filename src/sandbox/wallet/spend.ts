import type { Kysely, Transaction } from 'kysely';
import { sql } from 'kysely';
import { unitsOf } from '../../engine/minor-units.ts';
import type { Tables } from '../database/tables.ts';
import { failure } from '../errors.ts';
import { amountText } from './currency.ts';
import type { Purse } from './game-wallets.ts';
import { mainWallet, moveInside, oppositeOf } from './ledger.ts';

type Connection = Kysely<Tables> | Transaction<Tables>;

/** What one wallet of a player holds. */
interface Held {
  readonly wallet: string;
  /** Decimal text as the ledger has it, which may be finer than the currency. */
  readonly exact: string;
  /** Decimal text of the currency. */
  readonly amount: string;
}

/** What each wallet of a player holds that was ever used. */
export async function heldIn(db: Connection, account: number, decimals: number): Promise<readonly Held[]> {
  const { rows } = await sql<Held>`
    select ledger.kind as wallet, sum(entry.amount)::text as exact, ${amountText(sql`sum(entry.amount)`, decimals)} as amount
    from ledger join entry on entry.ledger = ledger.id where ledger.account = ${account} group by ledger.kind`.execute(
    db,
  );
  return rows;
}

/**
 * What can be staked or moved from a wallet, in smallest units, of all that a player holds. What lies in a wallet that no game
 * plays from any more, since the site has one wallet or the platform describes that one no longer, is the main wallet's.
 */
export function spendableOf(held: readonly Held[], { wallet, others }: Purse, decimals: number): bigint {
  const isOf = (name: string) => (wallet === mainWallet ? !others.includes(name) : name === wallet);
  return held.reduce((sum, { wallet: name, amount }) => (isOf(name) ? sum + unitsOf(amount, decimals) : sum), 0n);
}

/** Money that is about to leave the main wallet. */
export interface Spending {
  readonly merchant: string;
  readonly account: number;
  readonly units: bigint;
  readonly decimals: number;
  readonly at: Date;
  /** Wallets whose money stays where it is; none for what may take all that a player has. */
  readonly others?: readonly string[];
}

/**
 * Sees to it that the main wallet holds what is about to leave it: what it lacks, the other wallets give, all that they hold
 * and in one movement. Throws `balance.low` when that is not enough. The caller holds the wallets.
 */
export async function requireInMain(db: Transaction<Tables>, spending: Spending): Promise<void> {
  const { account, units, decimals, others = [] } = spending;
  const held = await heldIn(db, account, decimals);
  if (spendableOf(held, { wallet: mainWallet, others }, decimals) < units) throw failure('balance.low');
  const main = held.find(({ wallet }) => wallet === mainWallet);
  if (main === undefined || unitsOf(main.amount, decimals) < units) await collectToMain(db, spending);
}

/** Throws `balance.low` when a game's wallet holds less than is about to leave it. The caller holds the wallets. */
export async function requireInWallet(
  db: Transaction<Tables>,
  wallet: string,
  { account, units, decimals }: Pick<Spending, 'account' | 'units' | 'decimals'>,
): Promise<void> {
  const held = await heldIn(db, account, decimals);
  if (spendableOf(held, { wallet, others: [] }, decimals) < units) throw failure('balance.low');
}

/** Brings to the main wallet what lies in others, but for those that are named. Moves nothing when they are empty. */
export async function collectToMain(
  db: Transaction<Tables>,
  { merchant, account, decimals, at, others = [] }: Omit<Spending, 'units'>,
): Promise<void> {
  const full = (await heldIn(db, account, decimals)).filter(
    ({ wallet, exact }) => wallet !== mainWallet && !others.includes(wallet) && /[1-9]/.test(exact),
  );
  if (full.length === 0) return;
  const { rows } = await sql<{ sum: string }>`
    select sum(amount)::text as sum from unnest(${sql.val(full.map(({ exact }) => exact))}::numeric[]) as amount`.execute(
    db,
  );
  const parts = full.map(({ wallet, exact }) => ({ wallet, amount: oppositeOf(exact) }));
  const all = [...parts, { wallet: mainWallet, amount: rows[0]?.sum ?? '0' }];
  await moveInside(db, merchant, { account, parts: all, kind: 'collect', note: '', at });
}
