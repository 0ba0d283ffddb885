import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { PGlite, types } from '@electric-sql/pglite';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { lockFolder } from './folder-lock.ts';
import { migrations } from './migrations.ts';
import { pgliteDialect } from './pglite-dialect.ts';
import type { Tables } from './tables.ts';

// While it frees compiled code, V8 can lose track of it and end the process (nodejs/node#64500); so it keeps that code.
setFlagsFromString('--no-wasm-code-gc');

/** The open database of the sandbox. */
export type Database = Kysely<Tables>;

/** A folder, or a PostgreSQL server. */
export interface DatabaseOptions {
  readonly dataDir: string;
  readonly databaseUrl?: string | undefined;
}

/** Opens and migrates the database. Throws when another process uses the folder. */
export async function openDatabase(options: DatabaseOptions): Promise<{ db: Database; close(): Promise<void> }> {
  const opened = options.databaseUrl ? openServer(options.databaseUrl) : await openEmbedded(options.dataDir);
  try {
    await migrate(opened.db);
    return opened;
  } catch (error) {
    await opened.close();
    throw error;
  }
}

function openServer(databaseUrl: string) {
  const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: 'text' | 'binary') =>
    oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format as 'text');
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 8, types: { getTypeParser } });
  // An idle connection that the server ends is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  const db: Database = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return { db, close: () => db.destroy() };
}

async function openEmbedded(dataDir: string) {
  const unlock = lockFolder(dataDir);
  try {
    const client = await PGlite.create({ dataDir: join(dataDir, 'postgres'), parsers: { [types.INT8]: Number } });
    const db: Database = new Kysely<Tables>({ dialect: pgliteDialect(client) });
    const close = async () => {
      await db.destroy();
      unlock();
    };
    return { db, close };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Applies the steps that the database has not seen; each step and its mark are one transaction. */
async function migrate(db: Database): Promise<void> {
  await sql`create table if not exists migration (step integer primary key)`.execute(db);
  const { rows } = await sql<{ step: number }>`select coalesce(max(step), 0)::int as step from migration`.execute(db);
  const done = rows[0]?.step ?? 0;
  for (const [index, statements] of migrations.entries()) {
    if (index < done) continue;
    await db.transaction().execute(async (transaction) => {
      for (const statement of statements) await sql.raw(statement).execute(transaction);
      await sql`insert into migration (step) values (${index + 1})`.execute(transaction);
    });
  }
}
