import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';

const version = '1.0.0';
const native = { os: [process.platform], cpu: [process.arch] };
/** What the registry has: a Node, a tool, and the tool's native part for this machine and for another one. */
const packages: Readonly<Record<string, object>> = {
  node: {},
  tool: { optionalDependencies: { 'tool-native': version, 'tool-elsewhere': version } },
  'tool-native': native,
  'tool-elsewhere': { os: ['aix'], cpu: ['ppc64'] },
};

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'livery-parts-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('fetches again a native part that npm passed over', async () => {
  const { status, refusals } = await install({ refused: 1 });
  expect([status, refusals]).toEqual([0, 1]);
  expect(existsSync(join(folder, 'node_modules/tool-native'))).toBe(true);
}, 60_000);

it('names in one sentence a native part that the registry does not have, and counts nothing as installed', async () => {
  const { status, stderr } = await install({ refused: Number.POSITIVE_INFINITY });
  expect(stderr.trim()).toBe(
    'npm passed over tool-native, without which Livery cannot be built: see that the registry has them and that npm may install optional packages, then run the command again.',
  );
  expect([status, existsSync(join(folder, 'node_modules/.livery/installed.json'))]).toEqual([1, false]);
}, 60_000);

/** Installs a small project by the real npm from a registry that refuses the native part so many times. */
async function install({ refused }: { readonly refused: number }) {
  writeProject();
  const registry = await openRegistry(refused);
  const child = spawn(process.execPath, [join(folder, 'scripts/bootstrap.mjs'), 'run'], {
    env: {
      ...process.env,
      npm_config_registry: registry.url,
      npm_config_cache: join(folder, 'cache'),
      npm_config_fetch_retries: '0',
    },
  });
  const [stderr, [status]] = await Promise.all([text(child.stderr), once(child, 'exit'), text(child.stdout)]);
  registry.close();
  return { status: Number(status), stderr, refusals: registry.refusals() };
}

function writeProject(): void {
  const dependencies = { node: version, tool: version };
  const root = { name: 'project', version, dependencies };
  const entries = Object.entries(packages).map(([name, more]) => {
    const isOptional = name.startsWith('tool-') ? { optional: true } : {};
    return [`node_modules/${name}`, { version, ...more, ...isOptional }];
  });
  const lock = { ...root, lockfileVersion: 3, requires: true, packages: { '': root, ...Object.fromEntries(entries) } };
  for (const name of ['scripts/openapi', 'tests']) {
    mkdirSync(join(folder, name), { recursive: true });
    writeFileSync(join(folder, name, 'package.json'), '{}');
  }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(root));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock));
  cpSync(resolve(import.meta.dirname, '../bootstrap.mjs'), join(folder, 'scripts/bootstrap.mjs'));
}

/** A registry as npm asks one: a document for each package, and its archive. */
async function openRegistry(refused: number) {
  let refusals = 0;
  const server = createServer(({ url: path = '', headers }, response) => {
    const [, name = '', archive] = path.split('/');
    if (archive === undefined) {
      const dist = { tarball: `http://${headers.host}/${name}/archive.tgz` };
      const versions = { [version]: { name, version, ...packages[name], dist } };
      response.end(JSON.stringify({ name, 'dist-tags': { latest: version }, versions }));
    } else if (name === 'tool-native' && refusals < refused) {
      refusals += 1;
      response.writeHead(404).end();
    } else response.end(packArchive(name));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, refusals: () => refusals, close: () => server.close() };
}

function packArchive(name: string): Buffer {
  const source = join(folder, 'archives', name);
  mkdirSync(join(source, 'package/bin'), { recursive: true });
  writeFileSync(join(source, 'package/package.json'), JSON.stringify({ name, version, ...packages[name] }));
  if (name === 'node') {
    writeFileSync(join(source, 'package/bin/node'), `#!/bin/sh\nexec "${process.execPath}" "$@"\n`, { mode: 0o755 });
  }
  spawnSync('tar', ['-czf', 'archive.tgz', 'package'], { cwd: source });
  return readFileSync(join(source, 'archive.tgz'));
}
