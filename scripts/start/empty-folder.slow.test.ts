import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { endpoints } from '../../src/contracts/endpoints.ts';
import { startPostgresServer } from '../../src/storage/database/postgres-server.fixture.ts';
import { findFreePort } from '../../src/storage/free-port.fixture.ts';

const root = resolve(import.meta.dirname, '../..');
const brands = readdirSync(join(root, 'merchants'));
const { path: banners } = endpoints.banners;

describe('npm start with a data folder that is not there yet', { timeout: 400_000 }, () => {
  it('serves every brand and hears the command line, over the embedded database', async () => {
    const { folder, env, url } = await startOn({});
    await expectService(env, url);
    expect(existsSync(join(folder, 'service/postgres'))).toBe(true);
    expect(existsSync(join(folder, 'sandbox/postgres'))).toBe(true);
  });

  it('serves every brand and hears the command line, over PostgreSQL', async () => {
    const server = await startPostgresServer();
    onTestFinished(() => server.stop());
    const sandbox = server.url.replace(/livery$/, 'postgres');
    const { folder, env, url } = await startOn({ DATABASE_URL: server.url, SANDBOX_DATABASE_URL: sandbox });
    await expectService(env, url);
    expect(existsSync(join(folder, 'service/postgres'))).toBe(false);
    expect(existsSync(join(folder, 'sandbox/postgres'))).toBe(false);
    const other = await startOn({ DATABASE_URL: server.url });
    expect(other.said).toContain(`:${join(folder, 'service')} are live. Those here are the same.`);
    await expectService(other.env, other.url);
  });
});

async function startOn(databases: Readonly<Record<string, string>>) {
  const parent = mkdtempSync(join(tmpdir(), 'livery-empty-'));
  const folder = join(parent, 'data');
  const names = ['LIVERY_PORT', 'LIVERY_START_PORT', 'SANDBOX_PORT', 'SANDBOX_STAFF_PORT'];
  const ports = Object.fromEntries(await Promise.all(names.map(async (name) => [name, String(await findFreePort())])));
  const env = { ...process.env, ...databases, ...ports, LIVERY_DATA: folder, LIVERY_TEST: '1' };
  const start = spawn('npm', ['start'], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  let said = '';
  for (const stream of [start.stdout, start.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString('utf8');
    });
  }
  onTestFinished(async () => {
    await end(start);
    rmSync(parent, { recursive: true, force: true });
  });
  await expect
    .poll(() => (start.exitCode === null ? said : `ended: ${said}`), { timeout: 360_000, interval: 200 })
    .toMatch(/Start page|^ended/);
  expect(said).toContain('Start page');
  return { folder, env, said, url: `http://127.0.0.1:${ports['LIVERY_PORT']}` };
}

/** The whole group: npm, what it runs, and the start itself, which then ends the sandbox. */
async function end(start: ChildProcess): Promise<void> {
  if (start.exitCode !== null || start.pid === undefined) return;
  const ended = once(start, 'exit');
  process.kill(-start.pid, 'SIGTERM');
  await ended;
}

async function expectService(env: NodeJS.ProcessEnv, url: string): Promise<void> {
  // The page comes from the service, the banners by way of it from the brand's data at the platform.
  for (const brand of brands)
    for (const path of ['/m', banners]) expect(statusOf(url, brand, path), `${brand} ${path}`).toBe('200');
  const history = livery(env, 'history', 'karat');
  expect(history.stdout).toContain('start');
  expect(livery(env, 'flag', 'karat', 'CBS3', 'off', '--reason', 'test').status).toBe(0);
}

function statusOf(url: string, brand: string, path: string): string {
  const host = `${brand}.localhost:${new URL(url).port}`;
  const call = ['-s', '-o', '/dev/null', '-w', '%{http_code}', '-H', `host: ${host}`, '-H', `merchant: ${brand}`];
  return spawnSync('curl', [...call, `${url}${path}`]).stdout.toString();
}

function livery(env: NodeJS.ProcessEnv, ...args: readonly string[]) {
  return spawnSync(process.execPath, [join(root, 'scripts/livery.ts'), ...args], { encoding: 'utf8', env });
}
