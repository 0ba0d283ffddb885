import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { findFreePort } from '../../src/storage/free-port.fixture.ts';

const root = resolve(import.meta.dirname, '../..');
const names = ['LIVERY_PORT', 'LIVERY_START_PORT', 'SANDBOX_PORT', 'SANDBOX_STAFF_PORT'] as const;

async function aStart(more: NodeJS.ProcessEnv) {
  const folder = mkdtempSync(join(tmpdir(), 'livery-production-'));
  const free = await Promise.all(names.map(async (name) => [name, await findFreePort()] as const));
  const ports = Object.fromEntries(free) as Record<(typeof names)[number], number>;
  const own = Object.fromEntries(free.map(([name, port]) => [name, String(port)]));
  const places = { LIVERY_DATA: folder, LIVERY_ART: join(folder, 'art') };
  const start = spawn(process.execPath, [join(root, 'scripts/start.ts')], {
    env: { ...process.env, ...own, ...places, NODE_ENV: 'production', ...more },
  });
  const ended = once(start, 'exit');
  let said = '';
  for (const stream of [start.stdout, start.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  onTestFinished(async () => {
    start.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  });
  return { ports, ended, said: () => said };
}

/** The status of an answer to a brand's name. */
async function status(port: number, path: string): Promise<number | undefined> {
  const asked = get({ host: '127.0.0.1', port, path, headers: { host: 'karat.localhost' } });
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  answer.resume();
  return answer.statusCode;
}

const untold = [
  '/docs',
  '/documentation',
  '/openapi.json',
  '/metrics',
  '/health',
  '/.git/config',
  '/.env',
  '/test/outbox',
];

it('serves brands in production and nothing for developers', { timeout: 400_000 }, async () => {
  const { ports, said } = await aStart({ LIVERY_TEST: '' });
  await expect.poll(said, { timeout: 360_000, interval: 500 }).toContain('up in');
  expect(said()).not.toContain('Start page');
  expect(said()).not.toContain('Livery-2026');
  expect(await status(ports.LIVERY_PORT, '/m/home')).toBe(200);
  for (const path of [...untold, '/livery/test/sites', '/assets/', '/livery/'])
    expect(await status(ports.LIVERY_PORT, path), path).toBe(404);
  for (const path of untold) expect(await status(ports.SANDBOX_PORT, path), path).toBe(404);
  await expect(fetch(`http://127.0.0.1:${ports.LIVERY_START_PORT}/`)).rejects.toThrow();
  for (const path of [...untold, '/demo-accounts', '/outbox'])
    expect((await fetch(`http://127.0.0.1:${ports.SANDBOX_STAFF_PORT}${path}`)).status, path).toBe(404);
});

it('refuses to open the test doors in production', { timeout: 240_000 }, async () => {
  const { ended, said } = await aStart({ LIVERY_TEST: '1' });
  expect((await ended)[0]).toBe(1);
  expect(said()).toMatch(/refused in production|stays closed in production/);
});
