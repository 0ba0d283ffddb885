import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import { lockDataFolder } from '../data-lock.ts';
import { privateModes, setModes } from '../files/set-modes.ts';
import { openPglite } from './pglite-client.ts';
import { pgliteDialect } from './pglite-dialect.ts';
import { openPostgresPool, type PostgresPatience } from './postgres-pool.ts';
import { reportQuery } from './query-channel.ts';
import { requireServer, verifyServer } from './verify-server.ts';

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
  /** Statements may take as long as they need: for one who writes everything, and serves nobody. */
  readonly isEndless?: boolean;
}

/**
 * Opens a database and prepares it. Throws `DataInUseError` when another process uses the folder, and
 * `DatabaseUnreachableError` when the server cannot be reached.
 */
export async function openDatabase<T>(
  { dataDir, databaseUrl, what, isEndless = false }: DatabasePlace,
  prepare: (db: Kysely<T>) => Promise<void>,
): Promise<OpenDatabase<T>> {
  if (databaseUrl) {
    await requireServer(databaseUrl);
    await preparePostgres(databaseUrl, prepare);
    return openPostgres(databaseUrl, isEndless ? endless : undefined);
  }
  const opened = await openEmbedded<T>(dataDir, what);
  try {
    await prepare(opened.db);
    return opened;
  } catch (error) {
    await opened.close();
    throw error;
  }
}

/** Tables may take as long as they need to change, and so may another node that changes them first. */
const endless: PostgresPatience = { connectMs: 5_000, statementMs: 0, answerMs: 0, silenceMs: 0 };

async function preparePostgres<T>(databaseUrl: string, prepare: (db: Kysely<T>) => Promise<void>): Promise<void> {
  const db = new Kysely<T>({ dialect: new PostgresDialect({ pool: openPostgresPool(databaseUrl, endless) }) });
  try {
    await prepare(db);
  } finally {
    await db.destroy();
  }
}

function openPostgres<T>(databaseUrl: string, patience?: PostgresPatience): OpenDatabase<T> {
  const db = new Kysely<T>({
    dialect: new PostgresDialect({ pool: openPostgresPool(databaseUrl, patience) }),
    log: reportQuery,
  });
  return { db, listenUrl: databaseUrl, verify: () => verifyServer(databaseUrl), close: () => db.destroy() };
}

async function openEmbedded<T>(dataDir: string, what: string): Promise<OpenDatabase<T>> {
  const unlock = lockDataFolder(dataDir, what);
  try {
    const folder = join(dataDir, 'postgres');
    const client = await openPglite(folder);
    // The files of a database that is made here come with modes of their own, whatever the mask says.
    setModes(folder, privateModes);
    const db = new Kysely<T>({ dialect: pgliteDialect(client), log: reportQuery });
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
