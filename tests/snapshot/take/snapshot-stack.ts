import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startStack } from '../../../scripts/start/start-stack.ts';
import { copyEmptyDatabase } from '../../../src/storage/database/empty-database.fixture.ts';
import { findFreePort } from '../../../src/storage/free-port.fixture.ts';
import { projectRoot } from '../../gate/run-command.ts';
import { openDoor } from '../../support/stack-address.ts';

/** The moment at which page and platform stand still: dates, countdowns and seeded data are the same in every run. */
export const standsAt = '2026-03-10T12:00:00.000Z';

/** Merchant folders that a stack serves. */
export interface StackFolders {
  readonly folders: readonly { readonly code: string; readonly dir: string }[];
  readonly themesDir: string;
}

/** Where a snapshot stack answers. */
export interface SnapshotStack {
  readonly port: number;
  /** Port of the sandbox's staff pages, where states are entered. */
  readonly staffPort: number;
}

/**
 * Brings up a stack on free ports over temporary data that serves exactly these folders, with the platform's clock stopped
 * and its captchas always the same; ends it and removes the data whatever happens.
 */
export async function withSnapshotStack<T>(
  { folders, themesDir }: StackFolders,
  act: (stack: SnapshotStack) => Promise<T>,
): Promise<T> {
  process.env['LIVERY_TEST'] = '1';
  process.env['NODE_ENV'] = 'test';
  const dataDir = mkdtempSync(join(tmpdir(), 'livery-snapshot-'));
  const merchantsDir = join(dataDir, 'merchants');
  mkdirSync(merchantsDir);
  for (const { code, dir } of folders) cpSync(dir, join(merchantsDir, code), { recursive: true });
  if (!process.env['DATABASE_URL'])
    for (const part of ['service', 'sandbox']) await copyEmptyDatabase(join(dataDir, part, 'postgres'));
  const port = await findFreePort();
  const sandboxPort = await findFreePort();
  const staffPort = await findFreePort();
  const startPort = await findFreePort();
  const env = {
    ...process.env,
    LIVERY_ART: process.env['LIVERY_ART'] ?? join(projectRoot, '.data/art'),
    SANDBOX_CLOCK: standsAt,
  };
  const ports = { port, sandboxPort, staffPort, startPort };
  try {
    const stack = await startStack({ dataDir, ...ports, merchantsDir, themesDir, isTest: true, env });
    try {
      for (const { code } of folders) {
        await openDoor(staffPort, '/test/scenario', { body: { merchant: code, captchaText: '2580' } });
      }
      return await act({ port, staffPort });
    } finally {
      await stack.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
