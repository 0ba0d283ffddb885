import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  globSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { setModes } from '../src/storage/files/set-modes.ts';

/** A finished build of the browser code. */
export interface ClientBuild {
  /** Prefix of the hash of everything the build is made from; also the name of its folder. */
  readonly engineBuild: string;
  /** `client/` (assets, manifest.json, sw.js) and `server/render-shell.js`. */
  readonly dir: string;
  /** False when an earlier build was still right. */
  readonly built: boolean;
}

const root = resolve(import.meta.dirname, '..');
const sources = 'src/{contracts,engine,ui,client,lobby,forms,features,app,console}/**/*';
const keptBuilds = 5;

/** Where builds lie: outside the data, because anybody may read what every browser gets. */
export const buildsDir = resolve(root, '.build');

/**
 * Builds the player app and its server rendering into a folder of its own below `into`, unless the sources are
 * unchanged. The assets of the four builds before it lie beside its own, so that an open tab never misses a chunk.
 */
export async function buildClient(into: string = buildsDir): Promise<ClientBuild> {
  const engineBuild = hashSources();
  const dir = join(into, engineBuild);
  if (existsSync(dir)) return { engineBuild, dir, built: false };
  const draft = join(into, `draft-${engineBuild}-${process.pid}`);
  rmSync(draft, { recursive: true, force: true });
  await runVite(draft);
  writeFileSync(join(draft, 'assets.json'), JSON.stringify(globSync('assets/**/*.*', { cwd: join(draft, 'client') })));
  const earlier = buildsByAge(into);
  for (const build of earlier.slice(0, keptBuilds - 1)) linkAssets(build, draft);
  setModes(draft, { folder: 0o755, file: 0o644 });
  chmodSync(into, 0o755);
  // Another process may have made the same build meanwhile; then its folder stands.
  if (!existsSync(dir)) renameSync(draft, dir);
  rmSync(draft, { recursive: true, force: true });
  for (const build of earlier.slice(keptBuilds - 1)) rmSync(build, { recursive: true, force: true });
  return { engineBuild, dir, built: true };
}

/** Finished builds, the newest first. */
function buildsByAge(into: string): string[] {
  return globSync('*/assets.json', { cwd: into, exclude: ['draft-*/**'] })
    .map((file) => join(into, dirname(file)))
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
}

function linkAssets(from: string, to: string): void {
  const assets = JSON.parse(readFileSync(join(from, 'assets.json'), 'utf8')) as string[];
  for (const asset of assets) {
    const target = join(to, 'client', asset);
    if (existsSync(target)) continue;
    mkdirSync(dirname(target), { recursive: true });
    linkSync(join(from, 'client', asset), target);
  }
}

/**
 * Runs Vite in a process of its own: it sets NODE_ENV for everything that is loaded after it, and a build made under a
 * test's NODE_ENV would hold development code.
 */
function runVite(folder: string): Promise<void> {
  const child = spawn(process.execPath, [join(root, 'scripts/build/run-vite.ts'), folder], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return new Promise((done, fail) => {
    child.once('error', fail);
    child.once('exit', (code) => (code === 0 ? done() : fail(new Error(`Vite ended with code ${code}.`))));
  });
}

/** Hash over path and content of every file that Vite may read. */
function hashSources(): string {
  const hash = createHash('sha256');
  const files = globSync([sources, 'vite.config.ts', 'scripts/build/*.ts', 'package-lock.json'], {
    cwd: root,
    withFileTypes: true,
  })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((path) => !/\.test\.tsx?$|(^|[./])fixture\.tsx?$/.test(path))
    .sort();
  for (const file of files)
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0');
  return hash.digest('hex').slice(0, 12);
}
