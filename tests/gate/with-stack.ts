import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../../src/storage/free-port.fixture.ts';
import { copyEmptyDatabase } from '../../src/storage/database/empty-database.fixture.ts';
import { startStack } from '../../scripts/start/start-stack.ts';
import { projectRoot } from './run-command.ts';

/** Environment for tests that use the running stack. */
export type StackEnv = Readonly<
  Record<
    | 'LIVERY_ACCEPT_PORT'
    | 'LIVERY_ACCEPT_START_PORT'
    | 'LIVERY_ACCEPT_SANDBOX_PORT'
    | 'LIVERY_ACCEPT_STAFF_PORT'
    | 'LIVERY_ACCEPT_OPERATOR_PORT'
    | 'LIVERY_ACCEPT_DATA'
    | 'LIVERY_ACCEPT_CONSOLE_LINK',
    string
  >
>;

/**
 * Brings up one real stack with open test doors on free ports and a data folder of its own, hands its address to
 * `action`, and ends it whatever happens. With `before`, the service reaches the platform by the port that it gives.
 */
export async function withStack<T>(
  action: (env: StackEnv) => Promise<T>,
  before?: (sandboxPort: number) => Promise<number>,
): Promise<T> {
  process.env['LIVERY_TEST'] = '1';
  process.env['NODE_ENV'] = 'test';
  // Drawing every picture anew for each run would cost more than the tests.
  process.env['LIVERY_ART'] ??= join(projectRoot, '.data/art');
  const dataDir = mkdtempSync(join(tmpdir(), 'livery-'));
  if (!process.env['DATABASE_URL'])
    for (const part of ['service', 'sandbox']) await copyEmptyDatabase(join(dataDir, part, 'postgres'));
  const port = await findFreePort();
  const sandboxPort = await findFreePort();
  const staffPort = await findFreePort();
  const startPort = await findFreePort();
  const operatorPort = await findFreePort();
  const platformPort = before ? await before(sandboxPort) : sandboxPort;
  const ports = { port, sandboxPort, staffPort, startPort, operatorPort, platformPort };
  const stack = await startStack({ dataDir, ...ports, isTest: true, env: process.env });
  try {
    return await action({
      LIVERY_ACCEPT_PORT: String(port),
      LIVERY_ACCEPT_START_PORT: String(startPort),
      LIVERY_ACCEPT_SANDBOX_PORT: String(sandboxPort),
      LIVERY_ACCEPT_STAFF_PORT: String(staffPort),
      LIVERY_ACCEPT_OPERATOR_PORT: String(operatorPort),
      LIVERY_ACCEPT_DATA: dataDir,
      // One-time link of the console's first administrator.
      LIVERY_ACCEPT_CONSOLE_LINK: stack.firstLink ?? '',
    });
  } finally {
    await stack.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
