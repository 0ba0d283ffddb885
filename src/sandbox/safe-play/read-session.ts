import { sql } from 'kysely';
import { hashSecret } from '../accounts/secrets.ts';
import type { MemberCall } from '../http/route.ts';
import type { Sandbox } from '../sandbox.ts';

/** Since when the session of the call runs, and what its player has staked and got back since. */
export async function readPlaySession({ db }: Sandbox, { member, token }: MemberCall) {
  const { created_at: startedAt } = await db
    .selectFrom('session')
    .select('created_at')
    .where('token_hash', '=', hashSecret(token))
    .executeTakeFirstOrThrow();
  const sum = (amount: ReturnType<typeof sql>) => sql<string>`coalesce(sum(${amount}), 0)::numeric(18, 2)::text`;
  const sums = await db
    .selectFrom('bet')
    .select([sum(sql`stake`).as('staked'), sum(sql`payout`).as('returned'), sum(sql`payout - stake`).as('net')])
    .where('account', '=', member.id)
    .where('created_at', '>=', startedAt)
    .executeTakeFirstOrThrow();
  return { value: { startedAt: startedAt.toISOString(), ...sums } };
}
