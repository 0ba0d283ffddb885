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
 * Every table of the store and whether a backup holds it, each after those that it refers to. What else lies in the
 * schema belongs to other programs: it is neither read nor emptied. What lets somebody in is left out, since what was
 * ended after the backup would come back: sessions, tokens, invitations, testers' passes, recovery codes and passkeys.
 * Files of builds are put there by every node that starts.
 */
const isKept: Readonly<Record<keyof Tables, boolean>> = {
  parts: true,
  sources: true,
  releases: true,
  pointers: true,
  hosts: true,
  domains: true,
  overrides: true,
  audit: true,
  audit_chain: true,
  upstreams: true,
  expiry_failures: true,
  folder_owner: true,
  error_cards: true,
  engines: true,
  console_people: true,
  console_change_sets: true,
  console_sessions: false,
  console_links: false,
  console_recovery_codes: false,
  console_passkeys: false,
  console_challenges: false,
  console_tokens: false,
  testers_passes: false,
  upstream_questions: false,
  assets: false,
};

/** Tables of the tools: counts of a few minutes, and the notes of the migrations. */
const ofTools = ['limit_count', 'kysely_migration', 'kysely_migration_lock'];

const keptNames = Object.entries(isKept).flatMap(([name, kept]) => (kept ? [name] : []));

/** Tables of the store that no backup holds; one of an older Livery may hold some, and they are passed over. */
export const leftOut: readonly string[] = [
  ...Object.entries(isKept).flatMap(([name, kept]) => (kept ? [] : [name])),
  ...ofTools,
];

/** The tables that a backup holds, each after those that it refers to. */
export async function listKeptTables(db: Kysely<Tables> | Transaction<Tables>): Promise<readonly KeptTable[]> {
  const { rows } = await sql<Column>`
    select table_name as "table", column_name as name, data_type as type, is_nullable as nullable, column_default as value
    from information_schema.columns where table_schema = current_schema() and table_name in (${sql.join(keptNames)})
    order by ordinal_position`.execute(db);
  const byTable = Map.groupBy(rows, ({ table }) => table);
  return keptNames.map((name) => ({ name, columns: (byTable.get(name) ?? []).map(columnOf) }));
}

type Column = Readonly<Record<'table' | 'name' | 'type' | 'nullable', string>> & { readonly value: string | null };

function columnOf({ name, type, nullable, value }: Column): KeptColumn {
  const sequence = /^nextval\('([^']+)'/.exec(value ?? '')?.[1];
  return { name, isWholeJson: type === 'jsonb' && nullable === 'NO', ...(sequence === undefined ? {} : { sequence }) };
}
