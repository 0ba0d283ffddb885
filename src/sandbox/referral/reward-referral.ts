import type { Kysely, Transaction } from 'kysely';
import { sql } from 'kysely';
import { decimalsOf } from '../../engine/currency-decimals.ts';
import type { Tables } from '../database/tables.ts';
import { ownLanguage } from '../merchants/own-language.ts';
import { seedAmount } from '../merchants/seed-amount.ts';
import { forMerchant, seedData } from '../merchants/seed-data.ts';
import type { Sandbox } from '../sandbox.ts';
import { lockWallet, moveMoney } from '../wallet/ledger.ts';

/** What a player is promised for a friend, as decimal text in the brand's currency. */
export interface ReferralTerms {
  readonly reward: string;
  readonly minDeposit: string;
}

/** Terms with what the record will name the reward, in the brand's own language. */
export interface NotedTerms extends ReferralTerms {
  readonly note: string;
}

/** The terms of a merchant today; none while its REFERRAL promotion does not run. */
export async function referralTerms(sandbox: Sandbox, merchant: string): Promise<NotedTerms | undefined> {
  const published = await sandbox.sites.get(merchant).catch(() => undefined);
  if (published?.site.promotions['REFERRAL'] !== true) return undefined;
  const { title, terms } = seedData.cashier.referral;
  const note = title[await ownLanguage(sandbox, merchant)];
  const { reward, minDeposit } = forMerchant(terms, published.site.identity.currency.code);
  const amount = (text: string) => seedAmount(text, decimalsOf(published.site.identity.currency.code));
  return { reward: amount(reward), minDeposit: amount(minDeposit), note };
}

/** Notes by whose link a friend came, with the terms of that day: later ones change nothing for them. */
export async function noteReferral(
  { db, now }: Pick<Sandbox, 'db' | 'now'>,
  { friend, referrer, terms }: { friend: number; referrer: number; terms: NotedTerms | undefined },
): Promise<void> {
  const promised = { reward: terms?.reward ?? null, min_deposit: terms?.minDeposit ?? null, note: terms?.note ?? '' };
  await db
    .insertInto('referral')
    .values({ friend, referrer, created_at: now(), ...promised })
    .execute();
}

/**
 * Pays whoever recommended a player once that player's deposits come to the promised sum. Runs in the transaction of each
 * deposit; the row is taken by one statement, so that parallel deposits pay once. A closed account is paid nothing: money
 * that nobody can take out would keep it from being erased.
 */
export async function rewardReferral(
  db: Transaction<Tables>,
  { merchant, account, at }: { readonly merchant: string; readonly account: number; readonly at: Date },
): Promise<void> {
  const named = await db
    .selectFrom('referral')
    .select('referrer')
    .where('friend', '=', account)
    .where('rewarded_at', 'is', null)
    .where('reward', 'is not', null)
    .executeTakeFirst();
  if (!named) return;
  // Who recommends has the older account, so that no two deposits hold these wallets in opposite order.
  await lockWallet(db, named.referrer);
  const { closed_at: closedAt } = await db
    .selectFrom('account')
    .select('closed_at')
    .where('id', '=', named.referrer)
    .executeTakeFirstOrThrow();
  if (closedAt) return;
  const due = await db
    .updateTable('referral')
    .set({ rewarded_at: at })
    .where('friend', '=', account)
    .where('rewarded_at', 'is', null)
    .where('reward', 'is not', null)
    .where('min_deposit', '<=', depositsOf(db, account))
    .returning(['referrer', 'reward', 'note'])
    .executeTakeFirst();
  if (!due?.reward) return;
  const paid = { account: due.referrer, amount: due.reward, kind: 'reward', note: due.note, at } as const;
  await moveMoney(db, merchant, [paid]);
}

/** What a player has paid in so far. */
function depositsOf(db: Kysely<Tables>, account: number) {
  return db
    .selectFrom('entry')
    .innerJoin('movement', 'movement.id', 'entry.movement')
    .innerJoin('ledger', 'ledger.id', 'entry.ledger')
    .where('ledger.account', '=', account)
    .where('movement.kind', '=', 'deposit')
    .select(sql<string>`coalesce(sum(entry.amount), 0)`.as('sum'));
}
