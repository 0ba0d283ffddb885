import type { Kysely, Transaction } from 'kysely';
import { sql } from 'kysely';
import { fromMinor, unitsOf } from '../../engine/minor-units.ts';
import { ladder } from '../accounts/rank-ladder.ts';
import { refuseTrial } from '../accounts/roles.ts';
import type { Tables } from '../database/tables.ts';
import { failure } from '../errors.ts';
import type { MemberCall } from '../http/route.ts';
import { seedData } from '../merchants/seed-data.ts';
import type { Sandbox } from '../sandbox.ts';
import { amountText, decimalsIn } from '../wallet/currency.ts';
import { lockWallet, moveMoney } from '../wallet/ledger.ts';

/** What has been staked since the last rebate, and the share of it to collect (row A-035). */
export async function readRebate(sandbox: Sandbox, call: MemberCall) {
  await requireRebate(sandbox, call);
  const decimals = await decimalsIn(sandbox, call.merchant);
  return { value: await rebateOf(sandbox.db, call.member.id, decimals) };
}

/** Pays the rebate out, and the record says of what; the next one begins with the next stake. */
export async function claimRebate(sandbox: Sandbox, call: MemberCall) {
  await requireRebate(sandbox, call);
  const { merchant, member } = call;
  const decimals = await decimalsIn(sandbox, merchant);
  const amount = await sandbox.db.transaction().execute(async (db) => {
    await lockWallet(db, member.id);
    const found = await rebateOf(db, member.id, decimals);
    if (unitsOf(found.amount, decimals) <= 0n) throw failure('reward.gone');
    const note = `${found.percent} % × ${found.stakes}`;
    const paid = { account: member.id, amount: found.amount, kind: 'rebate', note, at: sandbox.now() } as const;
    await moveMoney(db, merchant, [paid]);
    return found.amount;
  });
  return { value: { amount } };
}

async function requireRebate(sandbox: Sandbox, call: MemberCall): Promise<void> {
  await refuseTrial(sandbox, call);
}

async function rebateOf(
  db: Kysely<Tables> | Transaction<Tables>,
  account: number,
  decimals: number,
): Promise<{ readonly percent: string; readonly stakes: string; readonly amount: string }> {
  const percent = await percentOf(db, account);
  const { rows } = await sql<{ stakes: string; amount: string }>`
    with last as (
      select max(movement.created_at) as at from movement
      join entry on entry.movement = movement.id join ledger on ledger.id = entry.ledger
      where ledger.account = ${account} and movement.kind = 'rebate')
    select ${amountText(sql`sum(bet.stake)`, decimals)} as stakes,
      ${amountText(sql`sum(bet.stake) * ${percent}::numeric / 100`, decimals)} as amount
    from bet, last where bet.account = ${account} and (last.at is null or bet.created_at > last.at)`.execute(db);
  const none = fromMinor(0, decimals);
  return { percent, ...(rows[0] ?? { stakes: none, amount: none }) };
}

/** The share of a player's level; that of the house for whom has none. The level that they have on collecting counts. */
async function percentOf(db: Kysely<Tables> | Transaction<Tables>, account: number): Promise<string> {
  const { rank } = await db.selectFrom('account').select('rank').where('id', '=', account).executeTakeFirstOrThrow();
  const level = ladder.find(({ labelId }) => labelId === rank.labelId);
  return level?.rebate ?? seedData.cashier.rebatePercent;
}
