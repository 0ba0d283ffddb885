import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { teamOf } from './team.ts';

/**
 * Places an account below another one from a moment on. What was earned of it before is still settled by the tree that stood
 * then. One move of a merchant at a time, so that two cannot close a circle together; of two at the same moment the last one
 * counts. @throws Error where the other one belongs to the account's own team: nobody stands below themselves.
 */
export function moveMember(
  kysely: Kysely<Tables>,
  { account, upline, at }: { readonly account: number; readonly upline: number; readonly at: Date },
): Promise<void> {
  return kysely.transaction().execute(async (db) => {
    await db
      .selectFrom('merchant')
      .select('code')
      .where('code', '=', db.selectFrom('account').select('merchant').where('id', '=', account))
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    const isBelow = await db
      .selectFrom('account')
      .select('id')
      .where('id', '=', upline)
      .where(sql<boolean>`(id = ${account} or id in ${teamOf(account)})`)
      .executeTakeFirst();
    if (isBelow) throw new Error(`Account ${upline} stands below account ${account} and cannot be placed above it.`);
    const { upline: former } = await db
      .selectFrom('account')
      .select('upline')
      .where('id', '=', account)
      .executeTakeFirstOrThrow();
    if (former === upline) return;
    await db
      .insertInto('former_upline')
      .values({ account, upline: former, until: at })
      // Where they stood until this moment is written down already.
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await db.updateTable('account').set({ upline }).where('id', '=', account).execute();
  });
}
