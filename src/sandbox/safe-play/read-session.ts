import { sql } from 'kysely';
import { hashSecret } from '../accounts/secrets.ts';
import type { MemberCall } from '../http/route.ts';
import type { Sandbox } from '../sandbox.ts';
import { zoneOf } from '../settlement/zone.ts';
import { amountText, decimalsIn } from '../wallet/currency.ts';
import { heldLimits } from './limits.ts';
import { playedOn, readPlayTime } from './play-time.ts';
import { spansAt } from './spans.ts';

/**
 * Since when the session of the call runs, what its player has staked and got back since, and how long they may play today where
 * they have limited that.
 */
export async function readPlaySession(sandbox: Sandbox, { merchant, member, token }: MemberCall) {
  const { db } = sandbox;
  const { created_at: startedAt } = await db
    .selectFrom('session')
    .select('created_at')
    .where('token_hash', '=', hashSecret(token))
    .executeTakeFirstOrThrow();
  const decimals = await decimalsIn(sandbox, merchant);
  const sum = (amount: ReturnType<typeof sql>) => amountText(sql`sum(${amount})`, decimals);
  const sums = await db
    .selectFrom('bet')
    .select([sum(sql`stake`).as('staked'), sum(sql`payout`).as('returned'), sum(sql`payout - stake`).as('net')])
    .where('account', '=', member.id)
    .where('created_at', '>=', startedAt)
    .executeTakeFirstOrThrow();
  const left = await secondsLeft(sandbox, merchant, member.id);
  return {
    value: { startedAt: startedAt.toISOString(), ...sums, ...(left === undefined ? {} : { secondsLeft: left }) },
  };
}

async function secondsLeft(sandbox: Sandbox, merchant: string, account: number): Promise<number | undefined> {
  const { db } = sandbox;
  const at = sandbox.now();
  const limit = (await heldLimits(db, account, at)).find(({ kind }) => kind === 'time')?.amount;
  if (limit === undefined) return undefined;
  const { day } = await spansAt(db, at, await zoneOf(sandbox, merchant));
  const played = playedOn(await readPlayTime(db, account), { at, dayFrom: day.from });
  return Math.max(0, Math.ceil((Number(limit) * 60_000 - played) / 1000));
}
