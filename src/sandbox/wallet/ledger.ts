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

/** One movement of money between the merchant's house and a player. */
export interface Movement {
  readonly account: number;
  /** Decimal text with the decimals of the merchant's currency; positive to the player, negative from them. */
  readonly amount: string;
  readonly kind: MovementKind;
  readonly note: string;
  readonly at: Date;
  /** Id of the payment that it belongs to. */
  readonly payment?: number;
}

/** Writes movements as two entries each that sum to zero: what a player has, the house owes. Call it in a transaction. */
export async function moveMoney(db: Connection, merchant: string, movements: readonly Movement[]): Promise<void> {
  if (movements.length === 0) return;
  const ledgers = await openLedgers(
    db,
    merchant,
    movements.map(({ account }) => account),
  );
  const ledgerOf = (account: number | null) => {
    const found = ledgers.find((ledger) => ledger.account === account);
    if (!found) throw new Error(`Account ${account} of ${merchant} has no ledger.`);
    return found.id;
  };
  const made = await db
    .insertInto('movement')
    .values(movements.map(({ kind, note, at, payment }) => ({ merchant, kind, note, payment, created_at: at })))
    .returning('id')
    .execute();
  const entries = movements.flatMap(({ account, amount }, index) => {
    const movement = made[index]?.id ?? 0;
    const opposite = amount.startsWith('-') ? amount.slice(1) : `-${amount}`;
    return [
      { movement, ledger: ledgerOf(account), amount },
      { movement, ledger: ledgerOf(null), amount: opposite },
    ];
  });
  await db.insertInto('entry').values(entries).execute();
}

/** What a player has, as decimal text of a currency with so many decimals. */
export async function balanceOf(db: Connection, account: number, decimals: number): Promise<string> {
  const { rows } = await sql<{ balance: string }>`
    select ${amountText(sql`sum(entry.amount)`, decimals)} as balance
    from ledger join entry on entry.ledger = ledger.id where ledger.account = ${account}`.execute(db);
  return rows[0]?.balance ?? fromMinor(0, decimals);
}

/** Holds a player's wallet until the transaction ends, so that what is read stays true. */
export async function lockWallet(db: Transaction<Tables>, account: number): Promise<void> {
  await db.selectFrom('account').select('id').where('id', '=', account).forUpdate().execute();
}

/** The ledgers of players and of the house, made on first use. */
async function openLedgers(db: Connection, merchant: string, accounts: readonly number[]) {
  const wanted: (number | null)[] = [...new Set(accounts), null];
  await db
    .insertInto('ledger')
    .values(wanted.map((account) => ({ merchant, account, kind: 'main' })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return db
    .selectFrom('ledger')
    .select(['id', 'account'])
    .where('merchant', '=', merchant)
    .where('kind', '=', 'main')
    .where((where) => where.or([where('account', 'is', null), where('account', 'in', [...accounts])]))
    .execute();
}
