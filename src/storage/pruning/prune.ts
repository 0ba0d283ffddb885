import { setImmediate } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Retention } from './retention.ts';

const batchSize = 500;

/** Deletes the rows whose time is over, a few at a time, so that nobody waits long; gives how many of each table went. */
export async function prune<T>(
  db: Kysely<T>,
  retention: Readonly<Record<string, Retention>>,
  now: Date,
): Promise<Readonly<Record<string, number>>> {
  const gone: Record<string, number> = {};
  for (const [table, rule] of Object.entries(retention)) {
    if (rule.keep !== 'until') continue;
    const { column, afterMs, unlessIn } = rule;
    const [from, moment] = [sql.table(table), sql.ref(`${table}.${column}`)];
    const isNamed = unlessIn
      ? sql`and not exists (select 1 from ${sql.table(unlessIn.table)}
          where ${sql.ref(`${unlessIn.table}.${unlessIn.column}`)} = ${sql.ref(`${table}.id`)})`
      : sql``;
    for (let last = batchSize; last === batchSize; await setImmediate()) {
      const { numAffectedRows } = await sql`delete from ${from} where ctid = any(array(
        select ctid from ${from} where ${moment} < ${new Date(now.getTime() - afterMs)} ${isNamed}
        limit ${batchSize} for update skip locked))`.execute(db);
      last = Number(numAffectedRows ?? 0);
      gone[table] = (gone[table] ?? 0) + last;
    }
  }
  return gone;
}
