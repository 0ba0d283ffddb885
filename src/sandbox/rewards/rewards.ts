import { refuseTrial } from '../accounts/roles.ts';
import { failure } from '../errors.ts';
import type { MemberCall } from '../http/route.ts';
import { textIn } from '../http/read-value.ts';
import { seedAmount } from '../merchants/seed-amount.ts';
import { seedData } from '../merchants/seed-data.ts';
import type { Sandbox } from '../sandbox.ts';
import { decimalsIn } from '../wallet/currency.ts';
import { moveMoney } from '../wallet/ledger.ts';

const { rewards } = seedData.cashier;

/** The rewards behind the receiving-centre counts, by promotion (row A-031). */
export async function readRewards(sandbox: Sandbox, { merchant, member, language }: MemberCall) {
  const { db } = sandbox;
  const decimals = await decimalsIn(sandbox, merchant);
  const counts = await db.selectFrom('promotion_count').selectAll().where('account', '=', member.id).execute();
  const list = Object.entries(rewards).flatMap(([kind, { title, amount }]) => {
    const count = counts.find((row) => row.kind === kind)?.count ?? 0;
    return count > 0 ? [{ kind, title: title[language], amount: seedAmount(amount, decimals), count }] : [];
  });
  return { value: { list } };
}

/** Pays one reward of a promotion out, once. */
export async function claimReward(sandbox: Sandbox, call: MemberCall) {
  await refuseTrial(sandbox, call);
  const { merchant, member, body, language } = call;
  const kind = textIn(body['kind']);
  const reward = Object.hasOwn(rewards, kind) ? rewards[kind] : undefined;
  if (!reward) throw failure('body.invalid');
  const amount = seedAmount(reward.amount, await decimalsIn(sandbox, merchant));
  await sandbox.db.transaction().execute(async (db) => {
    const { numUpdatedRows } = await db
      .updateTable('promotion_count')
      .set((row) => ({ count: row('count', '-', 1) }))
      .where('account', '=', member.id)
      .where('kind', '=', kind)
      .where('count', '>', 0)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw failure('reward.gone');
    const note = reward.title[language];
    await moveMoney(db, merchant, [{ account: member.id, amount, kind: 'reward', note, at: sandbox.now() }]);
  });
  return { value: { amount } };
}
