import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Retention } from './retention.ts';

/** What does not agree between a schema as it is in the database and the rules for keeping its rows. */
export async function faultsOfRetention<T>(
  db: Kysely<T>,
  retention: Readonly<Record<string, Retention>>,
): Promise<readonly string[]> {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and table_name not like 'kysely_migration%'`.execute(db);
  const columns = Map.groupBy(rows, ({ table }) => table);
  const unruled = [...columns.keys()].filter((table) => !retention[table]).map((table) => `${table} has no rule.`);
  const wrong = Object.entries(retention).flatMap(([table, rule]) => {
    const own = columns.get(table)?.map(({ column }) => column) ?? [];
    if (own.length === 0) return [`${table} is no table.`];
    if (rule.because.trim() === '') return [`${table} has no reason.`];
    if (rule.keep === 'until' && !own.includes(rule.column)) return [`${table} has no column ${rule.column}.`];
    return [];
  });
  return [...unruled, ...wrong];
}
