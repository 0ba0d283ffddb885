import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';

/**
 * The steps of a schema by name, in the order of their names; each is a list of single statements, never edited once
 * released. A step only adds, so that the build before it goes on with the same database: nodes are restarted one after
 * the other, and an update is taken back. One that takes something away has a name that ends with `-cut`.
 */
export type Migrations = Readonly<Record<string, readonly string[]>>;

/** Thrown with one sentence when a newer build has changed the tables in a way that this one cannot live with. */
export class NewerTablesError extends Error {
  override readonly name = 'NewerTablesError';
}

/**
 * Brings the tables up to date; running it again, or from two processes at once, changes nothing. Steps of a newer build
 * that were made already are passed over. Throws `NewerTablesError` when one of them took something away.
 */
export async function migrate<T>(db: Kysely<T>, migrations: Migrations): Promise<void> {
  const newer = (await readMade(db)).filter((name) => !Object.hasOwn(migrations, name));
  const cut = newer.find((name) => name.endsWith('-cut'));
  if (cut !== undefined) {
    throw new NewerTablesError(
      `A newer build has changed the tables of the database in a way that this one cannot use (step ${cut}): start that build, or restore a backup that was made before it.`,
    );
  }
  const steps = Object.fromEntries([
    ...newer.map((name) => [name, aStep([])] as const),
    ...Object.entries(migrations).map(([name, statements]) => [name, aStep(statements)] as const),
  ]);
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(steps) } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw new Error('The tables of the database could not be brought up to date.', { cause: error });
}

/** Names of the steps that were made in this database. */
async function readMade<T>(db: Kysely<T>): Promise<readonly string[]> {
  const { rows: tables } = await sql<{ found: boolean }>`
    select to_regclass('kysely_migration') is not null as found`.execute(db);
  if (!tables[0]?.found) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return rows.map(({ name }) => name);
}

function aStep(statements: readonly string[]): Migration {
  return {
    up: async (db) => {
      for (const statement of statements) await sql.raw(statement).execute(db);
    },
  };
}
