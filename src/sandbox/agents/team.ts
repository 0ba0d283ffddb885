import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import { nameKey, openPersonal } from '../accounts/personal-data.ts';
import type { Tables } from '../database/tables.ts';
import { failure } from '../errors.ts';
import type { MemberCall } from '../http/route.ts';
import type { Sandbox } from '../sandbox.ts';
import { amountText } from '../wallet/currency.ts';

/** Ids of everybody below an account, at any depth, to stand in a query: `account in ${teamOf(id)}`. */
export function teamOf(account: number): RawBuilder<unknown> {
  return sql`(with recursive team as (
    select id from account where upline = ${account}
    union select account.id from account join team on account.upline = team.id) select id from team)`;
}

/** An account of the caller's team. */
export interface TeamAccount {
  readonly id: number;
  readonly name: string;
  readonly type: number;
  readonly upline: number | null;
  readonly created_at: Date;
  readonly signed_in_at: Date | null | undefined;
}

/**
 * The member of a name below the caller, at any depth. Throws the same for a name of another tree, of another brand, and
 * for one that nobody has, so that it shows nobody which accounts exist.
 */
export async function requireTeamMember(
  { db, cipher }: Sandbox,
  { merchant, member }: MemberCall,
  name: unknown,
): Promise<TeamAccount> {
  if (typeof name !== 'string' || name.trim() === '') throw failure('user.not.exist');
  const found = await db
    .selectFrom('account')
    .select(['id', 'name', 'type', 'upline', 'created_at', 'signed_in_at'])
    .where('merchant', '=', merchant)
    .where('name_key', '=', nameKey(cipher, merchant, name))
    .where('erased_at', 'is', null)
    .where(sql<boolean>`id in ${teamOf(member.id)}`)
    .executeTakeFirst();
  if (!found) throw failure('user.not.exist');
  return openPersonal(cipher, found);
}

/** The accounts from just below the caller down to a member, who is the last. */
export async function pathTo({ db, cipher }: Sandbox, agent: number, member: number): Promise<readonly string[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    with recursive line as (
      select id, name, upline, 0 as step from account where id = ${member}
      union all select account.id, account.name, account.upline, line.step + 1
        from account join line on account.id = line.upline where line.upline <> ${agent})
    select id, name from line order by step desc`.execute(db);
  return rows.map((row) => openPersonal(cipher, row).name);
}

/** Balances by account, as decimal text. */
export async function balancesOf(
  db: Kysely<Tables> | Transaction<Tables>,
  accounts: readonly number[],
  decimals: number,
): Promise<ReadonlyMap<number, string>> {
  if (accounts.length === 0) return new Map();
  const { rows } = await sql<{ account: number; balance: string }>`
    select ledger.account, ${amountText(sql`sum(entry.amount)`, decimals)} as balance
    from ledger join entry on entry.ledger = ledger.id
    where ledger.account in (${sql.join([...accounts])}) group by ledger.account`.execute(db);
  return new Map(rows.map(({ account, balance }) => [account, balance]));
}
