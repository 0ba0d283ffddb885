import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyEmptyDatabase } from './empty-database.fixture.ts';
import { type Migrations, migrate } from './migrate.ts';
import { type OpenDatabase, openDatabase } from './open-database.ts';
import { startPostgresServer } from './postgres-server.fixture.ts';

/** Both kinds of database that the code must hold on. */
export const databaseKinds = ['embedded', 'server'] as const;

/** A database of its own, embedded or on a server, that goes when it closes. */
export async function openTestDatabase<T>(
  kind: (typeof databaseKinds)[number],
  migrations: Migrations,
): Promise<OpenDatabase<T>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'livery-database-'));
  const server = kind === 'server' ? await startPostgresServer() : undefined;
  if (!server) await copyEmptyDatabase(join(dataDir, 'postgres'));
  const opened = await openDatabase<T>({ dataDir, databaseUrl: server?.url, what: 'data' }, (db) =>
    migrate(db, migrations),
  );
  const close = async () => {
    await opened.close();
    await server?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { ...opened, close };
}
