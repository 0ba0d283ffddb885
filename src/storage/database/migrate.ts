import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';

/** The steps of a schema by name, in the order of their names; each is a list of single statements, never edited once released. */
export type Migrations = Readonly<Record<string, readonly string[]>>;

/** Brings the tables up to date; running it again, or from two processes at once, changes nothing. */
export async function migrate<T>(db: Kysely<T>, migrations: Migrations): Promise<void> {
  const steps = Object.fromEntries(Object.entries(migrations).map(([name, statements]) => [name, aStep(statements)]));
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(steps) } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw new Error('The tables of the database could not be brought up to date.', { cause: error });
}

function aStep(statements: readonly string[]): Migration {
  return {
    up: async (db) => {
      for (const statement of statements) await sql.raw(statement).execute(db);
    },
  };
}
