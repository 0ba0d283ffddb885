import { randomBytes } from 'node:crypto';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, realpathSync, symlinkSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '../../src/storage/free-port.fixture.ts';
import { projectRoot, runCommand } from '../gate/run-command.ts';
import { demand, type Findings } from './findings.ts';

const baseImage = 'docker.io/library/node:24-bookworm-slim';
const bundle = '/etc/ssl/certs/ca-certificates.crt';

/**
 * Builds `deploy/Containerfile` of what is committed by Debian's buildah and starts a node from the image, without an
 * engine and without fetching an image: in the place of the base image stands one of Debian's packages with the Node
 * that the project pins and this machine's npm and certificates.
 */
export async function checkContainer(findings: Findings, folder: string): Promise<void> {
  const missing = ['buildah', 'mmdebstrap'].filter((name) => spawnSync(name, ['--version']).status !== 0);
  if (missing.length > 0) {
    findings.leaveOut(
      'deploy/Containerfile',
      `${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} not installed`,
    );
    return;
  }
  const store = join(folder, 'containers');
  mkdirSync(store, { recursive: true });
  await findings.try('deploy/Containerfile builds', async () => {
    await makeBaseImage(store);
    const source = join(store, 'source');
    await call('git', 'clone', '-q', projectRoot, source);
    await buildah(store, 'bud', '--pull-never', '-f', join(source, 'deploy/Containerfile'), '-t', 'livery', source);
  });
  await findings.try('a node of the image serves a brand, as a user without rights', () => tryImage(store));
}

async function makeBaseImage(store: string): Promise<void> {
  const archive = join(store, 'debian.tar');
  const packages = ['--variant=minbase', '--include=ca-certificates,libstdc++6', 'bookworm', archive];
  await call('mmdebstrap', ...packages);
  const container = await buildah(store, 'from', 'scratch');
  const root = await buildah(store, 'mount', container);
  const local = join(root, 'usr/local');
  await call('tar', '-xf', archive, '-C', root);
  await call('install', '-m', '0755', join(projectRoot, 'node_modules/node/bin/node'), join(local, 'bin/node'));
  const npm = realpathSync(await call('which', 'npm'));
  await call('cp', '-r', join(npm, '../..'), join(local, 'lib/npm'));
  symlinkSync('../lib/npm/bin/npm-cli.js', join(local, 'bin/npm'));
  if (existsSync(bundle)) await call('cp', '-L', bundle, join(root, bundle));
  await buildah(store, 'umount', container);
  await buildah(store, 'config', '--env', `NODE_EXTRA_CA_CERTS=${bundle}`, '--cmd', '["node"]', container);
  await buildah(store, 'commit', '-q', container, baseImage);
}

async function tryImage(store: string): Promise<void> {
  const container = await buildah(store, 'from', '--pull-never', 'livery');
  const port = await findFreePort();
  const settings = {
    LIVERY_PORT: String(port),
    LIVERY_PLATFORM_URL: 'http://127.0.0.1:9',
    LIVERY_EMBEDDED_DATABASE: '1',
    LIVERY_STORAGE_KEY: randomBytes(32).toString('base64'),
    LIVERY_INTERNAL_KEY: randomBytes(32).toString('hex'),
    LIVERY_HOSTS: 'sites.localhost',
  };
  const env = Object.entries(settings).flatMap(([name, value]) => ['--env', `${name}=${value}`]);
  const run = (...words: readonly string[]) => [...options(store), 'run', ...env, container, '--', ...words];
  const surroundings = { ...process.env, ...isolation };
  const node = spawn('buildah', run('node', '/opt/livery/serve.mjs'), {
    env: surroundings,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: Buffer[] = [];
  for (const stream of [node.stdout, node.stderr]) stream.on('data', (chunk: Buffer) => said.push(chunk));
  try {
    await untilServing(said, () => node.exitCode);
    await call('buildah', ...run('node', '/opt/livery/livery.mjs', 'publish', 'karat', '--author', 'soak'));
    const status = await statusOf(port, 'karat.sites.localhost', '/m/home');
    demand(status === 200, `its lobby answers ${status}`);
    // The container shares the processes of this machine.
    await call('pgrep', '--uid', '900', '--full', '/opt/livery/serve.mjs');
  } finally {
    node.kill('SIGTERM');
  }
}

async function statusOf(port: number, host: string, path: string): Promise<number | undefined> {
  const [answer] = (await once(get({ port, path, headers: { host } }), 'response')) as [IncomingMessage];
  answer.resume();
  return answer.statusCode;
}

async function untilServing(said: readonly Buffer[], exitCode: () => number | null): Promise<void> {
  for (let turn = 0; turn < 600; turn += 1) {
    const text = Buffer.concat(said).toString();
    if (text.includes('Livery serves')) return;
    demand(exitCode() === null, `the node ended before it served:\n${text}`);
    await wait(100);
  }
  throw new Error(`The node did not serve within a minute:\n${Buffer.concat(said).toString()}`);
}

/** Calls buildah with a store of this run's own. @returns its last line. @throws what it said when it fails. */
function buildah(store: string, ...words: readonly string[]): Promise<string> {
  return call('buildah', ...options(store), ...words);
}

async function call(program: string, ...words: readonly string[]): Promise<string> {
  const { ok, output } = await runCommand(program, words, { env: isolation });
  demand(ok, `${program} ${words.join(' ')}:\n${output.split('\n').slice(-20).join('\n')}`);
  return output.trim().split('\n').at(-1) ?? '';
}

/** Steps run in a changed root: namespaces of their own take rights that a container of a runner does not have. */
const isolation = { BUILDAH_ISOLATION: 'chroot' };

function options(store: string): string[] {
  const folders = ['--root', join(store, 'storage'), '--runroot', join(store, 'run')];
  return [...folders, '--storage-driver', 'vfs'];
}
