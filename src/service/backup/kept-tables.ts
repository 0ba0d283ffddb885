import type { Kysely, Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Tables } from '../store/tables.ts';

/** A table of the store as a backup keeps it. */
export interface KeptTable {
  readonly name: string;
  readonly columns: readonly KeptColumn[];
}

/** A column of a table. */
export interface KeptColumn {
  readonly name: string;
  /** JSON that must be there: its `null` is a value and no absence. */
  readonly isWholeJson: boolean;
  /** The sequence that its numbers come from. */
  readonly sequence?: string;
}

/**
 * What is no state: the tools' own notes, counts of a few minutes, when a platform is asked next, and who is signed in or
 * invited to the console: what was ended since would come back.
 */
const unkept = new Set([
  'kysely_migration',
  'kysely_migration_lock',
  'limit_count',
  'upstream_questions',
  'console_sessions',
  'console_links',
]);

/** The tables that a backup holds, each after those that it refers to. */
export async function listKeptTables(db: Kysely<Tables> | Transaction<Tables>): Promise<readonly KeptTable[]> {
  const { rows: columns } = await sql<{
    table: string;
    name: string;
    type: string;
    nullable: string;
    value: string | null;
  }>`
    select table_name as "table", column_name as name, data_type as type, is_nullable as nullable, column_default as value
    from information_schema.columns where table_schema = current_schema() order by table_name, ordinal_position`.execute(
    db,
  );
  const { rows: references } = await sql<{ from: string; to: string }>`
    select own.relname as "from", other.relname as "to" from pg_constraint
    join pg_class own on own.oid = conrelid join pg_class other on other.oid = confrelid where contype = 'f'`.execute(
    db,
  );
  const byTable = Map.groupBy(
    columns.filter(({ table }) => !unkept.has(table)),
    ({ table }) => table,
  );
  const ordered: KeptTable[] = [];
  const add = (name: string) => {
    if (ordered.some((table) => table.name === name)) return;
    for (const { from, to } of references) if (from === name && to !== name) add(to);
    ordered.push({ name, columns: (byTable.get(name) ?? []).map(columnOf) });
  };
  for (const name of byTable.keys()) add(name);
  return ordered;
}

function columnOf({
  name,
  type,
  nullable,
  value,
}: Readonly<Record<'name' | 'type' | 'nullable', string>> & { value: string | null }): KeptColumn {
  const sequence = /^nextval\('([^']+)'/.exec(value ?? '')?.[1];
  return { name, isWholeJson: type === 'jsonb' && nullable === 'NO', ...(sequence === undefined ? {} : { sequence }) };
}
