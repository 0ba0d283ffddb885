import type { Kysely, Transaction } from 'kysely';
import { sql } from 'kysely';
import { fromMinor } from '../../engine/minor-units.ts';
import type { Tables } from '../database/tables.ts';
import { amountText } from './currency.ts';

type Connection = Kysely<Tables> | Transaction<Tables>;

export type MovementKind =
  | 'opening'
  | 'deposit'
  | 'withdraw'
  | 'bonus'
  | 'reward'
  | 'rebate'
  | 'stake'
  | 'payout'
  | 'closing'
  /** What agents earn: of their team's turnover, by contract for days and hours, and of what the team lost. */
  | 'teamRebate'
  | 'wage'
  | 'dividend';

/** The wallet that payments go into and out of; the others have the id of their description. */
export const mainWallet = 'main';

/** One movement of money between the merchant's house and a player. */
export interface Movement {
  readonly account: number;
  /** Id of the player's wallet; the main one when absent. */
  readonly wallet?: string;
  /** Decimal text with the decimals of the merchant's currency; positive to the player, negative from them. */
  readonly amount: string;
  readonly kind: MovementKind;
  readonly note: string;
  readonly at: Date;
  /** Id of the payment that it belongs to. */
  readonly payment?: number;
}

/** Money of one player that changes its wallet: by `transfer` as they asked, by `collect` to the main one. */
export interface InnerMovement {
  readonly account: number;
  /** What each wallet gets, negative what it gives: decimal texts that sum to zero. */
  readonly parts: readonly { readonly wallet: string; readonly amount: string }[];
  readonly kind: 'transfer' | 'collect';
  readonly note: string;
  readonly at: Date;
}

/** Writes movements as two entries each that sum to zero: what a player has, the house owes. Call it in a transaction. */
export async function moveMoney(db: Connection, merchant: string, movements: readonly Movement[]): Promise<void> {
  if (movements.length === 0) return;
  const house = { account: null, wallet: mainWallet };
  const purses = movements.map(({ account, wallet = mainWallet }) => ({ account, wallet }));
  const ledgerOf = await openLedgers(db, merchant, [...purses, house]);
  const made = await db
    .insertInto('movement')
    .values(movements.map(({ kind, note, at, payment }) => ({ merchant, kind, note, payment, created_at: at })))
    .returning('id')
    .execute();
  const entries = movements.flatMap(({ account, wallet = mainWallet, amount }, index) => {
    const movement = made[index]?.id ?? 0;
    return [
      { movement, ledger: ledgerOf({ account, wallet }), amount },
      { movement, ledger: ledgerOf(house), amount: oppositeOf(amount) },
    ];
  });
  await db.insertInto('entry').values(entries).execute();
}

/** Writes one movement between wallets of a player, whose account the caller holds, and answers its id. */
export async function moveInside(
  db: Transaction<Tables>,
  merchant: string,
  { account, parts, kind, note, at }: InnerMovement,
): Promise<number> {
  const purses = parts.map(({ wallet }) => ({ account, wallet }));
  const ledgerOf = await openLedgers(db, merchant, purses);
  const { id: movement } = await db
    .insertInto('movement')
    .values({ merchant, kind, note, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  const entries = parts.map(({ wallet, amount }) => ({ movement, ledger: ledgerOf({ account, wallet }), amount }));
  await db.insertInto('entry').values(entries).execute();
  return movement;
}

/** The same decimal text with the other sign. */
export function oppositeOf(amount: string): string {
  return amount.startsWith('-') ? amount.slice(1) : `-${amount}`;
}

/** What a player has in all wallets, as decimal text of a currency with so many decimals. */
export async function balanceOf(db: Connection, account: number, decimals: number): Promise<string> {
  const { rows } = await sql<{ balance: string }>`
    select ${amountText(sql`sum(entry.amount)`, decimals)} as balance
    from ledger join entry on entry.ledger = ledger.id where ledger.account = ${account}`.execute(db);
  return rows[0]?.balance ?? fromMinor(0, decimals);
}

/** Holds all of a player's wallets until the transaction ends, so that what is read stays true. */
export async function lockWallet(db: Transaction<Tables>, account: number): Promise<void> {
  await db.selectFrom('account').select('id').where('id', '=', account).forUpdate().execute();
}

interface Purse {
  /** Nobody's is the house's. */
  readonly account: number | null;
  readonly wallet: string;
}

/** The ledgers of wallets, made on first use. */
async function openLedgers(db: Connection, merchant: string, wanted: readonly Purse[]) {
  const nameOf = ({ account, wallet }: Purse) => `${account ?? 'house'} ${wallet}`;
  const purses = [...new Map(wanted.map((purse) => [nameOf(purse), purse])).values()];
  await db
    .insertInto('ledger')
    .values(purses.map(({ account, wallet }) => ({ merchant, account, kind: wallet })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const accounts = purses.flatMap(({ account }) => (account === null ? [] : [account]));
  const rows = await db
    .selectFrom('ledger')
    .select(['id', 'account', 'kind as wallet'])
    .where('merchant', '=', merchant)
    .where((where) => where.or([where('account', 'is', null), where('account', 'in', accounts)]))
    .execute();
  const ids = new Map(rows.map(({ id, ...purse }) => [nameOf(purse), id]));
  return (purse: Purse) => {
    const id = ids.get(nameOf(purse));
    if (id === undefined) throw new Error(`Account ${nameOf(purse)} of ${merchant} has no ledger.`);
    return id;
  };
}
