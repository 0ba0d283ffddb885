import { sql } from 'kysely';
import { hashSecret } from '../accounts/secrets.ts';
import type { MemberCall } from '../http/route.ts';
import type { Sandbox } from '../sandbox.ts';
import { amountText, decimalsIn } from '../wallet/currency.ts';

/** Since when the session of the call runs, and what its player has staked and got back since. */
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
  return { value: { startedAt: startedAt.toISOString(), ...sums } };
}
