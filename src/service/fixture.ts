import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { copyEmptyDatabase } from '../storage/database/empty-database.fixture.ts';
import type { Service, ServiceOptions } from './service-options.ts';
import { startService } from './main.ts';

const shell = `export function renderShell(boot, { path, language }) {
  const html = '<!doctype html><html lang="' + language + '"><script></script><title>' + boot.site.identity.name + '</title>' +
    JSON.stringify({ path, seq: boot.pointer.seq, status: boot.status, CBS3: boot.site.flags.CBS3 }) + '</html>';
  return { html, scriptHashes: [], styleHashes: [] };
}`;

/** Writes a build of the player app that is as small as a build can be; gives its folder. */
export function writeStandInBuild(buildDir: string): string {
  mkdirSync(join(buildDir, 'client/assets'), { recursive: true });
  mkdirSync(join(buildDir, 'server'), { recursive: true });
  mkdirSync(join(buildDir, 'console'), { recursive: true });
  writeFileSync(join(buildDir, 'console/index.html'), '<!doctype html><title>Console</title>');
  writeFileSync(
    join(buildDir, 'client/manifest.json'),
    '{"src/app/main.tsx":{"file":"assets/app.js"},"src/app/early-check.ts":{"file":"assets/early.js"}}',
  );
  writeFileSync(join(buildDir, 'client/parts.json'), '{}');
  writeFileSync(join(buildDir, 'client/assets/app.js'), 'export {};');
  writeFileSync(join(buildDir, 'server/render-shell.js'), shell);
  return buildDir;
}

/** An answer as bytes came over the wire. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
}

/** What is sent: `body` as JSON, or `text` as it is. */
interface CallOptions {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: unknown;
  readonly text?: string;
}

/** A running service over an empty data folder, a stand-in build and a stand-in platform. */
export interface TestService {
  readonly service: Service;
  readonly port: number;
  readonly dataDir: string;
  call(host: string, path: string, options?: CallOptions): Promise<Answer>;
  stop(): Promise<void>;
}

/** Starts a service for one test file. The platform stand-in echoes what reaches it. */
export async function startTestService(options: Partial<ServiceOptions> = {}): Promise<TestService> {
  const folder = mkdtempSync(join(tmpdir(), 'livery-service-'));
  const buildDir = writeStandInBuild(join(folder, 'build'));
  const platform = createServer((incoming, response) => {
    const restricted = incoming.url?.includes('ip=203.0.113.') ?? false;
    const value = { regionRestriction: restricted, url: incoming.url, headers: incoming.headers };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ value }));
  });
  await new Promise<void>((resolve) => platform.listen(0, '127.0.0.1', resolve));
  const port = await freePort();
  const dataDir = join(folder, 'service');
  await copyEmptyDatabase(join(dataDir, 'postgres'));
  const service = await startService({
    dataDir,
    port,
    sandboxUrl: `http://127.0.0.1:${(platform.address() as AddressInfo).port}`,
    buildDir,
    internalKeyFile: join(folder, 'internal.key'),
    isTest: true,
    folders: 'owner',
    ...options,
  });
  return {
    service,
    port,
    dataDir,
    call: (host, path, call) => callPort(port, host, path, call),
    stop: async () => {
      await service.close();
      platform.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function callPort(
  port: number,
  host: string,
  path: string,
  { method, headers, body, text: plain }: CallOptions = {},
): Promise<Answer> {
  const payload = body === undefined ? plain : JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const type = payload ? { 'content-type': 'application/json' } : {};
    const options = {
      host: '127.0.0.1',
      port,
      path,
      method: method ?? (payload ? 'POST' : 'GET'),
      headers: { host, ...type, ...headers },
    };
    const outgoing = request(options, (response) => {
      const { statusCode = 0, headers: received } = response;
      text(response).then((content) => resolve({ status: statusCode, headers: received, text: content }), reject);
    });
    outgoing.on('error', reject);
    outgoing.end(payload);
  });
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
