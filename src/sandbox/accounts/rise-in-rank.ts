import { type Kysely, sql, type Transaction } from 'kysely';
import { unitsOf } from '../../engine/minor-units.ts';
import type { Rank, Tables } from '../database/tables.ts';
import type { Language } from '../merchants/language.ts';
import { seedAmount } from '../merchants/seed-amount.ts';
import { amountText } from '../wallet/currency.ts';
import { moveMoney } from '../wallet/ledger.ts';
import { ladder } from './rank-ladder.ts';

type Connection = Kysely<Tables> | Transaction<Tables>;

/** In how many steps the way to the next level is shown. */
const steps = 5;

/**
 * Raises a player to the level that they have staked enough for, and pays what each level on the way brings, once: the record
 * names the level in the brand's own language. The caller holds the wallet.
 */
export async function riseInRank(
  db: Transaction<Tables>,
  {
    merchant,
    account,
    decimals,
    language,
    at,
  }: {
    readonly merchant: string;
    readonly account: number;
    readonly decimals: number;
    readonly language: Language;
    readonly at: Date;
  },
): Promise<void> {
  const { rank, label } = await db
    .selectFrom('account')
    .select(['rank', 'label'])
    .where('id', '=', account)
    .executeTakeFirstOrThrow();
  const above = ladder.filter(({ labelId }) => labelId > (rank.labelId ?? 0));
  if (above.length === 0) return;
  const staked = await turnoverOf(db, account, decimals);
  const reached = above.filter(({ turnover }) => staked >= unitsOf(seedAmount(turnover, decimals), decimals));
  const highest = reached.at(-1);
  if (!highest) return;
  const isOwnLabel = label !== null && !ladder.some(({ name }) => name.en === label);
  await db
    .updateTable('account')
    .set({ rank: JSON.stringify({ labelId: highest.labelId }), ...(isOwnLabel ? {} : { label: highest.name.en }) })
    .where('id', '=', account)
    .execute();
  const rewards = reached.map(({ reward, name }) => ({
    ...{ account, amount: seedAmount(reward, decimals), kind: 'reward' as const, at },
    note: reachedWords[language](name[language]),
  }));
  await moveMoney(db, merchant, rewards);
}

const reachedWords: Readonly<Record<Language, (level: string) => string>> = {
  en: (level) => `Level reached: ${level}`,
  ur: (level) => `نیا درجہ: ${level}`,
};

/** How far a player has come to the next level: as the operator set it for this very player, else by what they staked. */
export async function progressOf(
  db: Connection,
  account: number,
  { rank, decimals }: { rank: Rank; decimals: number },
) {
  const { labelId, completedConditions, totalExpectedConditions } = rank;
  if (completedConditions !== undefined && totalExpectedConditions !== undefined)
    return { completedConditions, totalExpectedConditions };
  const units = (amount: string) => unitsOf(seedAmount(amount, decimals), decimals);
  const next = ladder.find((level) => level.labelId > (labelId ?? 0));
  if (!next) return { completedConditions: steps, totalExpectedConditions: steps };
  const from = units(ladder.find((level) => level.labelId === labelId)?.turnover ?? '0.00');
  const way = (await turnoverOf(db, account, decimals)) - from;
  const done = way <= 0n ? 0 : Number((way * BigInt(steps)) / (units(next.turnover) - from));
  return { completedConditions: Math.min(done, steps - 1), totalExpectedConditions: steps };
}

/** What a player has staked in all, in smallest units. */
async function turnoverOf(db: Connection, account: number, decimals: number): Promise<bigint> {
  const { rows } = await sql<{ staked: string }>`
    select ${amountText(sql`sum(stake)`, decimals)} as staked from bet where account = ${account}`.execute(db);
  return unitsOf(rows[0]?.staked ?? '0', decimals);
}
