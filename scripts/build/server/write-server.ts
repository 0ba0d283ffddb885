import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { letteringPackages } from '../../brand/draw-wordmark.ts';
import { buildMark } from './build-mark.ts';
import { launcherOf, oldestNode } from './launcher.ts';
import { type LockedPackages, packageFolders } from './package-folders.ts';
import { findServerSources } from './find-server-sources.ts';

/** What a build of a server is made from. */
export interface ServerParts {
  readonly root: string;
  /** Folder of the player app as `buildClient` left it. */
  readonly clientDir: string;
  readonly engineBuild: string;
}

/** Thrown with one sentence when the folder cannot be written. */
export class BuildFolderError extends Error {
  override readonly name = 'BuildFolderError';
}

/** Folders that a built server serves or publishes from. */
const content = ['merchants', 'themes', 'deploy'];
const files = ['LICENSE', 'docs/production.md'];

/**
 * Writes one folder that a server runs from with Node alone: sources, schemas, packages, the player app, sample brands,
 * themes. It appears whole, in the place of an earlier build; everybody may read it and only this user write. Throws
 * `BuildFolderError` when the folder holds something else.
 */
export async function writeServer(parts: ServerParts, out: string): Promise<void> {
  if (existsSync(out) && !existsSync(join(out, buildMark)))
    throw new BuildFolderError(`${out} holds something else than a build: name another folder with --out.`);
  const draft = `${out}.draft-${process.pid}`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  try {
    await fill(parts, draft);
    openToReaders(draft);
    rmSync(out, { recursive: true, force: true });
    renameSync(draft, out);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

async function fill({ root, clientDir, engineBuild }: ServerParts, draft: string): Promise<void> {
  const copy = (path: string, to: string = path) => {
    mkdirSync(dirname(join(draft, to)), { recursive: true });
    cpSync(join(root, path), join(draft, to), { recursive: true });
  };
  cpSync(clientDir, join(draft, 'build'), { recursive: true });
  const sources = await findServerSources(root, join(clientDir, 'server'));
  for (const path of [...sources.files, ...content, ...files]) copy(path);
  const { packages: locked }: { packages: LockedPackages } = readJson(join(root, 'package-lock.json'));
  for (const folder of packageFolders([...sources.packages, ...letteringPackages], locked)) {
    // Packages for other systems stand in the lock file and are not installed; what lies in a package lies in the lock file too.
    if (existsSync(join(root, folder))) copyPackage(join(root, folder), join(draft, folder));
  }
  const { name, version, license }: Readonly<Record<string, string>> = readJson(join(root, 'package.json'));
  const scripts = { serve: 'node serve.mjs', livery: 'node livery.mjs' };
  const engines = { node: `>=${oldestNode}` };
  writeJson(join(draft, 'package.json'), { name, version, private: true, license, type: 'module', engines, scripts });
  writeJson(join(draft, buildMark), { version, engineBuild });
  for (const program of ['serve', 'livery']) writeFileSync(join(draft, `${program}.mjs`), launcherOf(program));
}

/** Copies a package without what only people and compilers read, and without the packages inside, which come by themselves. */
function copyPackage(from: string, to: string): void {
  const isRead = (path: string) => !/\.(?:map|d\.[cm]?ts)$|\/node_modules$/.test(path.slice(from.length));
  cpSync(from, to, { recursive: true, filter: isRead });
}

/** Everybody may read, and run what is a program; only this user may write. */
function openToReaders(path: string): void {
  const { mode } = statSync(path);
  const isFolder = (mode & 0o170000) === 0o040000;
  chmodSync(path, isFolder || (mode & 0o111) !== 0 ? 0o755 : 0o644);
  if (isFolder) for (const name of readdirSync(path)) openToReaders(join(path, name));
}

function readJson<T>(path: string): T {
  return JSON.parse(readFileSync(path, 'utf8')) as T;
}

function writeJson(path: string, value: unknown): void {
  writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`);
}
