import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { hashEngine } from '../src/release/load/hash-engine.ts';
import { type PostgresServer, startPostgresServer } from '../src/storage/database/postgres-server.fixture.ts';
import { findFreePort } from '../src/storage/free-port.fixture.ts';

// A built folder over a PostgreSQL server and a platform of another make, started with Node alone.
const root = resolve(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'livery-serve-'));
const dist = join(folder, 'dist');
const platform = createServer((_, response) => response.writeHead(404).end());
let database: PostgresServer;
let env: NodeJS.ProcessEnv;
let port: number;

beforeAll(async () => {
  const built = spawnSync(process.execPath, [join(root, 'scripts/build.ts'), '--out', dist], { encoding: 'utf8' });
  expect(built.stdout + built.stderr).toContain('is built');
  database = await startPostgresServer();
  platform.listen(0, '127.0.0.1');
  await once(platform, 'listening');
  port = await findFreePort();
  env = {
    PATH: process.env['PATH'],
    HOME: folder,
    LIVERY_PLATFORM_URL: `http://127.0.0.1:${(platform.address() as AddressInfo).port}`,
    DATABASE_URL: await ownAddress(database.url),
    LIVERY_STORAGE_KEY: randomBytes(32).toString('base64'),
    LIVERY_INTERNAL_KEY: randomBytes(32).toString('hex'),
    LIVERY_DATA: join(folder, 'data'),
    LIVERY_HOSTS: 'sites.example',
    LIVERY_CONSOLE: 'https://console.sites.example',
    LIVERY_PORT: String(port),
  };
}, 600_000);

afterAll(async () => {
  platform.close();
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
}, 240_000);

/** The address of the database for a user of its own, as an operator makes one. */
async function ownAddress(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const password = randomBytes(12).toString('hex');
  await client.query(`create role livery login superuser password '${password}'`);
  await client.end();
  return url.replace('postgres:password@', `livery:${password}@`);
}

async function serve(more: NodeJS.ProcessEnv = {}) {
  const server = spawn(process.execPath, [join(dist, 'serve.mjs')], { env: { ...env, ...more } });
  const ended = once(server, 'exit');
  let said = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  onTestFinished(async () => {
    server.kill('SIGTERM');
    await ended;
  });
  await expect.poll(() => said, { timeout: 240_000, interval: 200 }).toContain('Livery serves');
  return () => said.trim().split('\n').map(readLine);
}

function readLine(line: string): Readonly<Record<string, unknown>> {
  return { ...(JSON.parse(line) as object) };
}

type Answer = { readonly status: number | undefined; readonly headers: IncomingHttpHeaders; readonly body: string };

async function ask(host: string, path: string, more: Record<string, string> = {}): Promise<Answer> {
  const asked = get({ host: '127.0.0.1', port, path, headers: { host, ...more } });
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
}

function run(program: readonly string[], more: NodeJS.ProcessEnv = {}) {
  return spawnSync(process.execPath, program, { env: { ...env, ...more }, encoding: 'utf8' });
}

const untold =
  '/docs /documentation /openapi.json /.git/config /.env /test/outbox /livery/test/sites /assets/ /livery/';

it('serves a published brand from a built folder and nothing for developers @T-099', { timeout: 400_000 }, async () => {
  const log = await serve();
  expect((await ask('karat.sites.example', '/m/home')).status).toBe(421);
  const published = run([join(dist, 'livery.mjs'), 'publish', 'karat', '--author', 'mira']);
  expect(published.stderr + published.stdout).toContain('karat is published.');
  await expect.poll(async () => (await ask('karat.sites.example', '/m/home')).status).toBe(200);
  expect(await ask('karat.example', '/m/home')).toMatchObject({ status: 200, body: expect.stringContaining('Karat') });
  // Brands stand in nobody's frame, and no address shows them to a visitor that it names.
  const { headers } = await ask('karat.sites.example', '/m/home');
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(headers['x-frame-options']).toBe('DENY');
  const scenes = ['localhost', 'sites.example'].map((name) => `guest.en.dark.usual.karat.scene.${name}`);
  const others = ['karat.localhost', 'karat.preview.localhost', 'localhost', 'soda.sites.example'];
  for (const host of [...scenes, ...others]) expect((await ask(host, '/m/home')).status, host).toBe(421);
  for (const path of untold.split(' ')) expect((await ask('karat.sites.example', path)).status, path).toBe(404);
  platform.closeAllConnections();
  platform.close();
  const isRaised = ({ event, name, state }: ReturnType<typeof log>[0]) =>
    event === 'alarm' && name === 'platform' && state === 'raised';
  await expect.poll(() => log().filter(isRaised), { timeout: 60_000, interval: 500 }).toHaveLength(1);
  // What it means that no proxy is named is said at the start, and once when one is there all the same.
  for (const visitor of ['192.0.2.1', '192.0.2.2'])
    await ask('karat.sites.example', '/livery/pointer', { 'x-forwarded-for': visitor });
  const ofProxies = () => log().flatMap(({ msg }) => (String(msg).includes('LIVERY_TRUST_PROXY') ? [msg] : []));
  await expect
    .poll(ofProxies, { timeout: 30_000 })
    .toEqual([
      expect.stringMatching(/^No proxy is named .* one address and share 64 streams\.$/),
      expect.stringMatching(/^A proxy at 127\.0\.0\.1 is in front and not named/),
    ]);
  // The first administrator comes in by the server itself, and by no line of a log.
  const invited = run([join(dist, 'livery.mjs'), 'staff', 'Ines Okafor']);
  expect(invited.stdout).toMatch(/https:\/\/console\.sites\.example\/join#[\w-]{43}/);
  const lines = log().filter(({ event }) => event === 'console');
  expect(lines.map(({ msg }) => msg)).toEqual([expect.stringContaining('nobody has joined it: livery staff')]);
  expect(JSON.stringify(log())).not.toContain('/join#');
  // Every line is JSON and says when.
  expect(log().filter(({ time }) => Number.isNaN(Date.parse(String(time))))).toEqual([]);
});

it('goes back to an older build for good where it is told to', { timeout: 400_000 }, async () => {
  const livery = join(dist, 'livery.mjs');
  run([livery, 'publish', 'karat', '--author', 'mira']);
  const client = new pg.Client({ connectionString: env['DATABASE_URL'] });
  await client.connect();
  await client.query("insert into engines (engine) values ('of a newer build')");
  await client.query("update pointers set made_by = 'of a newer build'");
  await client.end();
  const own = { LIVERY_DATA: join(folder, 'back'), LIVERY_PORT: String(await findFreePort()) };
  const change = (): string => {
    const words = ['flag', 'karat', 'CBS3', 'on', '--reason', 'back', '--author', 'mira'];
    const { stdout, stderr } = run([livery, ...words], own);
    return stdout + stderr;
  };
  expect(change()).toContain('To go back to the older engine, start a node of it with LIVERY_PUBLISH=1.');
  await serve({ ...own, LIVERY_PUBLISH: '1' });
  expect(change()).toContain('CBS3 of karat: on.');
});

it('is a folder that everybody may read and one user write, with the engine of its sources', async () => {
  expect((statSync(dist).mode & 0o777).toString(8)).toBe('755');
  expect(await hashEngine(dist)).toBe(await hashEngine(root));
});

it('refuses a default secret in one sentence', () => {
  const { status, stderr } = run([join(dist, 'serve.mjs')], { DATABASE_URL: database.url });
  expect(stderr).toMatch(/^DATABASE_URL holds a sample or a default that anybody would try: [^\n]*\.\n$/);
  expect(status).toBe(1);
});

it('says in one sentence that its port is taken, and that its database cannot be reached', async () => {
  const occupied = createServer().listen(0, '127.0.0.1');
  await once(occupied, 'listening');
  const taken = String((occupied.address() as AddressInfo).port);
  // Apart from this process, which has to answer nothing meanwhile.
  const onTaken = run([join(dist, 'serve.mjs')], { LIVERY_PORT: taken, LIVERY_DATA: join(folder, 'other') });
  occupied.close();
  expect(onTaken.stderr).toContain(`Port ${taken} of 127.0.0.1 (LIVERY_PORT) is in use: stop what uses it, or set`);
  expect(onTaken.stderr).not.toContain('    at ');
  const nowhere = String(env['DATABASE_URL']).replace(/:\d+\/livery$/, ':1/livery');
  const { status, stderr } = run([join(dist, 'serve.mjs')], { DATABASE_URL: nowhere });
  expect(stderr).toMatch(/^The PostgreSQL server at 127\.0\.0\.1:1, database livery, cannot be used: [^\n]*\.\n$/);
  expect(status).toBe(1);
});

it('says what a server is started with where somebody starts the demonstration in production', () => {
  const { status, stderr } = run([join(root, 'scripts/start.ts')], { NODE_ENV: 'production' });
  expect(stderr).toMatch(/^npm start is a demonstration[^\n]*run npm run serve[^\n]*\.\n$/);
  expect(status).toBe(1);
});

it('looks at the brands and themes of its own folders with every command', () => {
  const merchants = join(folder, 'brands');
  cpSync(join(root, 'merchants/soda'), join(merchants, 'soda'), { recursive: true });
  const more = { LIVERY_MERCHANTS: merchants };
  const call = (...words: readonly string[]) => run([join(dist, 'livery.mjs'), ...words], more);
  expect(call('check', 'soda')).toMatchObject({ status: 0 });
  writeFileSync(join(merchants, 'soda/site.json'), '{ "maintenance": "yes" }');
  expect(call('check').stdout).toContain('merchants/soda/site.json:1');
  expect(
    call('new', 'harbour', '--name', 'Harbour', '--like', 'soda', '--look', 'soda', '--languages', 'en').stdout,
  ).toContain('merchants/harbour is made');
  expect(existsSync(join(merchants, 'harbour/merchant.json'))).toBe(true);
});

it('examines a server without the parts of a demonstration', () => {
  const { stdout } = run([join(dist, 'livery.mjs'), 'doctor', '--json']);
  const { findings } = JSON.parse(stdout) as { readonly findings: readonly { readonly about: string }[] };
  const about = findings.map((one) => one.about);
  expect(about).toEqual(expect.arrayContaining(['Port of the service', 'Data folder', 'Database', 'Merchants']));
  for (const part of ['Port of the platform', 'Port of the start page', 'Chromium', 'Platform', 'Domains'])
    expect(about).not.toContain(part);
});

it('has commands that work where nobody can stand any more', () => {
  const program = `mkdir gone && cd gone && rmdir ../gone && exec "$0" "$1" check "$2"`;
  const words = [process.execPath, join(dist, 'livery.mjs'), join(root, 'merchants/soda')];
  const { status, stderr } = spawnSync('sh', ['-c', program, ...words], { cwd: folder, env, encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(status).toBe(0);
});
