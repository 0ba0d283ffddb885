import { sql } from 'kysely';
import { pagesOf } from './pages-of.ts';
import type { Database } from './tables.ts';

/**
 * Notes the engine of a node that starts. One that was never seen is newer than all others; `isNewest` makes a known one so
 * again, when somebody goes back to it or nobody else can open the database.
 */
export async function claimEngine(db: Database, engine: string, isNewest: boolean): Promise<void> {
  const insert = db.insertInto('engines').values({ engine });
  const ordinal = sql<number>`nextval('engines_ordinal_seq')`;
  await (isNewest
    ? insert.onConflict((clash) => clash.column('engine').doUpdateSet({ ordinal }))
    : insert.onConflict((clash) => clash.column('engine').doNothing())
  ).execute();
}

/** Whether a newer engine than this one made what is live of a merchant; not when either was never noted. */
export async function isOvertaken(db: Database, merchant: string, engine: string): Promise<boolean> {
  return (await listOvertaken(db, [merchant], engine)).has(merchant);
}

/** Those merchants whose live release a newer engine than this one made. */
export async function listOvertaken(
  db: Database,
  merchants: readonly string[],
  engine: string,
): Promise<ReadonlySet<string>> {
  const overtaken = new Set<string>();
  for (const some of pagesOf(merchants)) {
    const rows = await db
      .selectFrom('pointers')
      .innerJoin('engines as made', 'made.engine', 'pointers.made_by')
      .innerJoin('engines as own', (join) => join.on('own.engine', '=', engine))
      .select('pointers.merchant')
      .where('pointers.merchant', 'in', some)
      .whereRef('made.ordinal', '>', 'own.ordinal')
      .execute();
    for (const { merchant } of rows) overtaken.add(merchant);
  }
  return overtaken;
}
