import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { lockDataFolder } from './data-lock.ts';
import { migrateStore } from './migrations.ts';
import { openPglite } from './pglite-client.ts';
import { pgliteDialect } from './pglite-dialect.ts';
import type { Database, Tables } from './tables.ts';

/** The open release store. */
export interface Store {
  readonly db: Database;
  /** Address of the PostgreSQL server to listen on; absent for the embedded database, which serves one process only. */
  readonly listenUrl?: string;
  close(): Promise<void>;
}

/** Where the store lives: a PostgreSQL server, or a folder. */
export interface StoreOptions {
  readonly dataDir: string;
  readonly databaseUrl?: string | undefined;
}

/** Opens the store and migrates it. Throws `DataInUseError` when another process uses the folder. */
export async function openStore({ dataDir, databaseUrl }: StoreOptions): Promise<Store> {
  const store = databaseUrl ? openPostgres(databaseUrl) : await openEmbedded(dataDir);
  try {
    await migrateStore(store.db);
    return store;
  } catch (error) {
    await store.close();
    throw error;
  }
}

function openPostgres(databaseUrl: string): Store {
  const types = { getTypeParser: parserOf };
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 8, types });
  // An idle connection that the server ends is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return { db, listenUrl: databaseUrl, close: () => db.destroy() };
}

const parserOf: typeof pg.types.getTypeParser = (oid: number, format?: 'text' | 'binary') =>
  oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format as 'text');

async function openEmbedded(dataDir: string): Promise<Store> {
  const unlock = lockDataFolder(dataDir);
  try {
    const client = await openPglite(join(dataDir, 'postgres'));
    const db = new Kysely<Tables>({ dialect: pgliteDialect(client) });
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
