import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { lockDataFolder } from '../data-lock.ts';
import { privateModes, setModes } from '../files/set-modes.ts';
import { openPglite } from './pglite-client.ts';
import { pgliteDialect } from './pglite-dialect.ts';
import { verifyServer } from './verify-server.ts';

/** An open database. */
export interface OpenDatabase<T> {
  readonly db: Kysely<T>;
  /** Address of the PostgreSQL server to listen on; absent for the embedded database, which serves one process only. */
  readonly listenUrl?: string;
  /** Rejects within about a second when the server does not answer; absent for the embedded database. */
  readonly verify?: () => Promise<void>;
  close(): Promise<void>;
}

/** Where a database lives: a PostgreSQL server, or a folder. */
export interface DatabasePlace {
  readonly dataDir: string;
  readonly databaseUrl?: string | undefined;
  /** Names the data when another process uses them. */
  readonly what: string;
}

/** Opens a database and prepares it. Throws `DataInUseError` when another process uses the folder. */
export async function openDatabase<T>(
  { dataDir, databaseUrl, what }: DatabasePlace,
  prepare: (db: Kysely<T>) => Promise<void>,
): Promise<OpenDatabase<T>> {
  const opened = databaseUrl ? openPostgres<T>(databaseUrl) : await openEmbedded<T>(dataDir, what);
  try {
    await prepare(opened.db);
    return opened;
  } catch (error) {
    await opened.close();
    throw error;
  }
}

function openPostgres<T>(databaseUrl: string): OpenDatabase<T> {
  const types = { getTypeParser: parserOf };
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 8, types });
  // A connection that the server ends is replaced by the pool; without a listener it would end the process. The pool
  // listens to those that are idle; one in use, between two statements of a transaction, needs a listener of its own.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<T>({ dialect: new PostgresDialect({ pool }) });
  return { db, listenUrl: databaseUrl, verify: () => verifyServer(databaseUrl), close: () => db.destroy() };
}

const parserOf: typeof pg.types.getTypeParser = (oid: number, format?: 'text' | 'binary') =>
  oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format as 'text');

async function openEmbedded<T>(dataDir: string, what: string): Promise<OpenDatabase<T>> {
  const unlock = lockDataFolder(dataDir, what);
  try {
    const folder = join(dataDir, 'postgres');
    const client = await openPglite(folder);
    // The files of a database that is made here come with modes of their own, whatever the mask says.
    setModes(folder, privateModes);
    const db = new Kysely<T>({ dialect: pgliteDialect(client) });
    return {
      db,
      close: async () => {
        await db.destroy();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}
