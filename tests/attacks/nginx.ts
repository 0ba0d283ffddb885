import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requireFreePort } from '../../scripts/start/require-free-port.ts';
import { findFreePort } from '../../src/storage/free-port.fixture.ts';

/** An nginx before the service, with one port for each way of passing bodies on. */
export interface Nginx {
  readonly version: string;
  /** Port → how bodies travel there. */
  readonly ports: ReadonlyMap<number, string>;
  stop(): Promise<void>;
}

/** The version of the nginx of this machine; nothing when none is installed. */
export function findNginx(): string | undefined {
  return /nginx\/(\S+)/.exec(String(spawnSync('nginx', ['-v']).stderr ?? ''))?.[1];
}

/** Starts nginx as an operator sets it up: host and caller passed on, kept connections to the service. */
export async function startNginx(version: string, servicePort: number): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'livery-nginx-'));
  const ports = new Map([
    [await findFreePort(), 'bodies read whole'],
    [await findFreePort(), 'bodies passed on as they come'],
  ]);
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, settings(servicePort, [...ports.keys()], folder));
  const child = spawn('nginx', ['-p', folder, '-c', file], { stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await waitForPort([...ports.keys()][0] ?? 0);
  return {
    version,
    ports,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function settings(servicePort: number, ports: readonly number[], folder: string): string {
  const [whole, streamed] = ports;
  const site = (port: number | undefined, more: string) => `
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://service;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_set_header X-Forwarded-Proto $scheme;
      ${more}
    }
  }`;
  // One worker that keeps one connection: whatever one player leaves behind on it, the next one meets.
  return `daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log crit;
events { worker_connections 512; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  upstream service { server 127.0.0.1:${servicePort}; keepalive 1; }
  ${site(whole, '')}
  ${site(streamed, 'proxy_request_buffering off;')}
}
`;
}

/** Waits until something listens on a port. */
export async function waitForPort(port: number): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const isFree = await requireFreePort(port, 'nginx').then(
      () => true,
      () => false,
    );
    if (!isFree) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('nginx did not start within five seconds.');
}
