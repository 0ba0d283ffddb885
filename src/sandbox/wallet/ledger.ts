import type { Kysely, Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Tables } from '../database/tables.ts';

type Connection = Kysely<Tables> | Transaction<Tables>;

/** One movement of money between the merchant's house and a player. */
export interface Movement {
  readonly merchant: string;
  readonly account: number;
  /** Decimal text; positive to the player, negative from him. */
  readonly amount: string;
  readonly kind: 'opening' | 'deposit' | 'withdraw' | 'bonus' | 'stake' | 'payout';
  readonly note: string;
  readonly at: Date;
}

/** Opens a player's ledger, with an opening balance if one is given. */
export async function openWallet(
  db: Connection,
  { merchant, account, balance, at }: { merchant: string; account: number; balance: string; at: Date },
): Promise<void> {
  await ledgerOf(db, merchant, account);
  if (Number(balance) !== 0) {
    await move(db, { merchant, account, amount: balance, kind: 'opening', note: 'Opening balance', at });
  }
}

/** Writes a movement as two entries that sum to zero: what a player has, the house owes. */
export async function move(db: Connection, { merchant, account, amount, kind, note, at }: Movement): Promise<number> {
  const [player, house] = [await ledgerOf(db, merchant, account), await ledgerOf(db, merchant, null)];
  const { id } = await db
    .insertInto('movement')
    .values({ merchant, kind, note, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`insert into entry (movement, ledger, amount)
    values (${id}, ${player}, ${amount}::numeric), (${id}, ${house}, -(${amount}::numeric))`.execute(db);
  return id;
}

/** What a player has, as decimal text with two places. */
export async function balanceOf(db: Connection, account: number): Promise<string> {
  const { rows } = await sql<{ balance: string }>`
    select coalesce(sum(entry.amount), 0)::numeric(18, 2)::text as balance
    from ledger join entry on entry.ledger = ledger.id where ledger.account = ${account}`.execute(db);
  return rows[0]?.balance ?? '0.00';
}

/** The ledger of a player, or of the house, made on first use. */
async function ledgerOf(db: Connection, merchant: string, account: number | null): Promise<number> {
  const found = () =>
    db
      .selectFrom('ledger')
      .select('id')
      .where('merchant', '=', merchant)
      .where('account', account === null ? 'is' : '=', account)
      .where('kind', '=', 'main')
      .executeTakeFirst();
  const known = await found();
  if (known) return known.id;
  await db
    .insertInto('ledger')
    .values({ merchant, account, kind: 'main' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const made = await found();
  if (!made) throw new Error(`The ledger of account ${account} of ${merchant} could not be made.`);
  return made.id;
}
