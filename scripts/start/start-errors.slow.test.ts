import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockDataFolder } from '../../src/storage/data-lock.ts';
import { findFreePort } from '../../src/storage/free-port.fixture.ts';

const root = resolve(import.meta.dirname, '../..');
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'livery-start-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('npm start', { timeout: 240_000 }, () => {
  it('says in one sentence that a port is busy', async () => {
    const { port, close } = await occupyPort();
    const { stderr, status } = start({ LIVERY_PORT: String(port), LIVERY_DATA: folder });
    close();
    expect(stderr.trim()).toBe(
      `Port ${port} is busy: stop the program that uses it, or set LIVERY_PORT to another port.`,
    );
    expect(status).toBe(1);
  });

  it('says in one sentence that another process uses the data', async () => {
    const unlock = lockDataFolder(folder);
    const { stderr, status } = start({ LIVERY_PORT: String(await findFreePort()), LIVERY_DATA: folder });
    unlock();
    expect(stderr.trim()).toBe(
      `The data in ${folder} are in use by process ${process.pid}. Stop it first, or set LIVERY_DATA to another folder.`,
    );
    expect(status).toBe(1);
  });

  it('says in one sentence that the Node is too old', () => {
    const pretence = join(folder, 'old-node.cjs');
    writeFileSync(pretence, "Object.defineProperty(process.versions, 'node', { value: '16.20.2' });\n");
    const { stderr, status } = run(['--require', pretence, join(root, 'scripts/bootstrap.mjs'), 'run'], {});
    expect(stderr.trim()).toBe('Livery needs Node 18 or later to install itself, and this is 16.20.2: update Node.');
    expect(status).toBe(1);
  });

  it.each(['start', 'build', 'serve'])('begins npm run %s too with what refuses an old Node', (command) => {
    const { scripts, engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    const first = scripts[`pre${command}`].replace('npm run build', scripts['prebuild']);
    expect(first).toMatch(/^(?:node scripts\/refuse-production\.mjs && )?node scripts\/bootstrap\.mjs run$/);
    expect(engines.node).toBe('>=18');
    for (const document of ['README.md', 'docs/CONTRIBUTING.md', 'docs/production.md'])
      expect(readFileSync(join(root, document), 'utf8'), document).toContain('Node 18 or');
  });

  it('says in one sentence that the packages cannot be fetched', async () => {
    for (const file of ['package.json', 'package-lock.json', 'tests/package.json', 'scripts/openapi/package.json']) {
      cpSync(join(root, file), join(folder, file));
    }
    mkdirSync(join(folder, 'scripts'), { recursive: true });
    cpSync(join(root, 'scripts/bootstrap.mjs'), join(folder, 'scripts/bootstrap.mjs'));
    const nobody = `http://127.0.0.1:${await findFreePort()}/`;
    const { stderr, status } = run([join(folder, 'scripts/bootstrap.mjs'), 'run'], {
      npm_config_registry: nobody,
      npm_config_proxy: nobody,
      npm_config_https_proxy: nobody,
      npm_config_cache: join(folder, 'cache'),
      npm_config_fetch_retries: '0',
    });
    expect(stderr.trim()).toMatch(
      /^The packages of Livery are not installed yet and the npm registry cannot be reached/,
    );
    expect(status).toBe(1);
  });
});

function start(env: NodeJS.ProcessEnv) {
  return run([join(root, 'scripts/start.ts')], env);
}

function run(args: readonly string[], env: NodeJS.ProcessEnv) {
  return spawnSync(process.execPath, args, { encoding: 'utf8', env: { ...process.env, ...env } });
}

function occupyPort(): Promise<{ readonly port: number; readonly close: () => Server }> {
  return new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      done({ port: typeof address === 'object' && address ? address.port : 0, close: () => server.close() });
    });
  });
}
