import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PostgresServer } from '../storage/database/postgres-server.fixture.ts';
import { startPostgresServer } from '../storage/database/postgres-server.fixture.ts';
import { connectControl } from './control-client.ts';
import { CONTROL_SOCKET } from './control-socket.ts';
import type { TestService } from './fixture.ts';
import { startTestService } from './fixture.ts';

// A site service with one merchant over a PostgreSQL server that is stopped and frozen under it.
let server: PostgresServer;
let node: TestService;
let merchantsDir: string;

beforeAll(async () => {
  merchantsDir = mkdtempSync(join(tmpdir(), 'livery-merchants-'));
  cpSync(join(import.meta.dirname, '../../merchants/karat'), join(merchantsDir, 'karat'), { recursive: true });
  server = await startPostgresServer();
  node = await startTestService({ databaseUrl: server.url, merchantsDir });
  expect((await node.call('karat.example', '/m/home')).status).toBe(200);
}, 300_000);

afterAll(async () => {
  server.thaw();
  await node.stop();
  await server.stop();
  rmSync(merchantsDir, { recursive: true, force: true });
}, 240_000);

/** Answers of a domain, an address of this machine and two that nobody has, and how long all of them took. */
async function look(): Promise<{ statuses: readonly number[]; milliseconds: number }> {
  const startedAt = performance.now();
  const hosts = ['karat.example', 'karat.localhost', 'unknown.example', 'unknown.localhost'];
  const answers = await Promise.all(hosts.map((host) => node.call(host, '/m/home')));
  return { statuses: answers.map(({ status }) => status), milliseconds: performance.now() - startedAt };
}

/** Status of a login, which is counted in the database while that answers. */
async function logIn(): Promise<number> {
  const body = { username: 'amin', password: 'secret' };
  return (await node.call('karat.example', '/wps/session/login', { body })).status;
}

/** Switches a flag as staff do; gives what came of it and how long that took. */
async function toggle(value: boolean): Promise<{ outcome: string; milliseconds: number }> {
  const operations = await connectControl(join(node.dataDir, CONTROL_SOCKET));
  const startedAt = performance.now();
  const outcome = await operations
    ?.override({ code: 'karat', author: 'mira', reason: 'outage', name: 'flags.CBS3', value })
    .then(
      ({ kind }) => kind,
      (error: unknown) => String(error),
    );
  return { outcome: outcome ?? 'silent', milliseconds: performance.now() - startedAt };
}

/** Longer than anything about an address was ever kept. */
const LONG_MS = 11_000;

it('serves known domains and refuses unknown ones while the database is frozen', async () => {
  server.freeze();
  await new Promise((resolve) => setTimeout(resolve, LONG_MS));
  const { statuses, milliseconds } = await look();
  const login = await logIn();
  server.thaw();
  expect(statuses).toEqual([200, 200, 421, 421]);
  expect(milliseconds).toBeLessThan(5_000);
  expect(login).toBe(200);
}, 240_000);

it('refuses a toggle within about a second while the database is frozen, and makes one when it goes on', async () => {
  server.freeze();
  const refused = await toggle(true);
  server.thaw();
  expect(refused.outcome).toContain('The database did not answer within 1000 ms; nothing was changed.');
  expect(refused.milliseconds).toBeLessThan(2_500);
  await expect.poll(async () => (await toggle(true)).outcome, { timeout: 30_000 }).toMatch(/^(published|unchanged)$/);
}, 240_000);

it('serves known domains and refuses unknown ones while the database is stopped', async () => {
  await server.halt();
  await new Promise((resolve) => setTimeout(resolve, LONG_MS));
  const { statuses } = await look();
  const login = await logIn();
  await server.start();
  expect(login).toBe(200);
  expect(statuses).toEqual([200, 200, 421, 421]);
}, 240_000);
