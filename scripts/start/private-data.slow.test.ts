import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, globSync, lstatSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { buildsDir } from '../build-client.ts';
import { findFreePort } from '../../src/storage/free-port.fixture.ts';

const root = resolve(import.meta.dirname, '../..');

const everythingBelow = (folder: string) => [
  folder,
  ...globSync('**', { cwd: folder }).map((name) => join(folder, name)),
];

it('lets nobody else read the data of a start, not even what lay there open', { timeout: 400_000 }, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'livery-private-'));
  mkdirSync(join(dataDir, 'sandbox'));
  writeFileSync(join(dataDir, 'sandbox/older'), 'older');
  chmodSync(join(dataDir, 'sandbox/older'), 0o644);
  chmodSync(join(dataDir, 'sandbox'), 0o755);
  const ports = ['LIVERY_PORT', 'LIVERY_START_PORT', 'SANDBOX_PORT', 'SANDBOX_STAFF_PORT'];
  const free = Object.fromEntries(await Promise.all(ports.map(async (name) => [name, String(await findFreePort())])));
  const start = spawn('sh', ['-c', `umask 0000; exec "${process.execPath}" "${join(root, 'scripts/start.ts')}"`], {
    env: { ...process.env, ...free, LIVERY_DATA: dataDir, LIVERY_ART: join(dataDir, 'art'), LIVERY_TEST: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(async () => {
    start.kill('SIGTERM');
    await once(start, 'exit');
    rmSync(dataDir, { recursive: true, force: true });
  });
  let said = '';
  start.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString('utf8');
  });
  await expect.poll(() => said, { timeout: 360_000, interval: 500 }).toContain('Start page');

  const open = everythingBelow(dataDir).filter((path) => (lstatSync(path).mode & 0o077) !== 0);
  expect(open).toEqual([]);
  const logs = everythingBelow(dataDir).filter((path) => path.endsWith('.log') || path.includes('/log'));
  expect(logs.map((path) => path.slice(dataDir.length)).sort()).toEqual([
    '/sandbox/security.log',
    '/service/security.log',
  ]);
  expect(everythingBelow(dataDir).length).toBeGreaterThan(500);
  const modes = new Set(everythingBelow(buildsDir).map((path) => (lstatSync(path).mode & 0o777).toString(8)));
  expect([...modes].sort()).toEqual(['644', '755']);
});
