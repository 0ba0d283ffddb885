import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startSandbox } from '../../scripts/start/sandbox-process.ts';
import { startPostgresServer } from '../../src/storage/database/postgres-server.fixture.ts';
import { findFreePort } from '../../src/storage/free-port.fixture.ts';
import { projectRoot } from '../gate/run-command.ts';

/** What nodes of a server stand on: a database, a platform, and the environment that docs/production.md asks for. */
export interface ServerParts {
  /** Everything of this run lies below it and goes with it. */
  readonly folder: string;
  /** The environment of one node, which has a port and a data folder of its own. */
  nodeEnv(name: string, port: number): NodeJS.ProcessEnv;
  close(): Promise<void>;
}

/** Suffix below which brands answer by their codes: a name that browsers lead to this machine, and trust. */
export const suffix = 'sites.localhost';

/** Opens PostgreSQL and the sandbox as the platform; `sitesPort` is where the platform asks for the rules of a brand. */
export async function openServerParts(sitesPort: number): Promise<ServerParts> {
  const folder = mkdtempSync(join(tmpdir(), 'livery-server-'));
  const [storageKey, internalKey] = [randomBytes(32).toString('base64'), randomBytes(32).toString('hex')];
  const database = await startPostgresServer();
  const databaseUrl = await ownAddress(database.url);
  const platformData = join(folder, 'platform');
  mkdirSync(platformData, { mode: 0o700 });
  writeFileSync(join(platformData, 'internal.key'), internalKey, { mode: 0o600 });
  const platform = await startSandbox({
    port: await findFreePort(),
    staffPort: await findFreePort(),
    env: {
      PATH: process.env['PATH'],
      LIVERY_DATA: platformData,
      LIVERY_TEST: '1',
      LIVERY_ART: process.env['LIVERY_ART'] ?? join(projectRoot, '.data/art'),
      LIVERY_SERVICE_URL: `http://127.0.0.1:${sitesPort}`,
    },
    onExit: (code) => process.stdout.write(`The platform ended with ${code}.\n`),
  });
  return {
    folder,
    nodeEnv: (name, port) => ({
      PATH: process.env['PATH'],
      HOME: folder,
      LIVERY_PLATFORM_URL: platform.url,
      DATABASE_URL: databaseUrl,
      LIVERY_STORAGE_KEY: storageKey,
      LIVERY_INTERNAL_KEY: internalKey,
      LIVERY_DATA: join(folder, name),
      LIVERY_HOSTS: suffix,
      LIVERY_PORT: String(port),
      LIVERY_TRUST_PROXY: '127.0.0.1',
    }),
    async close() {
      await platform.stop();
      await database.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The address of the database for a user of its own with a password that nobody would try, as an operator makes one. */
async function ownAddress(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const password = randomBytes(12).toString('hex');
  await client.query(`create role livery login superuser password '${password}'`);
  await client.end();
  return url.replace('postgres:password@', `livery:${password}@`);
}
