import { createHash } from 'node:crypto';
import type { Dirent } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Problem } from '../../contracts/problems.ts';
import { nearestName } from '../nearest-name.ts';
import { problemAbout } from './json-document.ts';

/** The files of a folder as bytes, by path with `/`. Nothing later touches the disk. */
export interface FolderFiles {
  /** Path below the project root, for example `merchants/karat`. */
  readonly folder: string;
  readonly files: ReadonlyMap<string, Uint8Array>;
}

const MEGABYTE = 1024 * 1024;

/** Sizes beyond which a folder is a mistake or an attack. */
export const folderLimits = {
  jsonBytes: MEGABYTE / 2,
  fileBytes: 4 * MEGABYTE,
  folderBytes: 32 * MEGABYTE,
  files: 400,
  depth: 3,
} as const;

/** Reads a folder. Links are refused, so that no file outside can become part of a site. */
export async function readFolder(dir: string, folder: string): Promise<FolderFiles & { readonly problems: Problem[] }> {
  const files = new Map<string, Uint8Array>();
  const problems: Problem[] = [];
  let bytes = 0;
  let isFull = false;

  const readOne = async (entry: Dirent, path: string) => {
    const file = `${folder}/${path}`;
    if (!entry.isFile()) {
      const kind = entry.isSymbolicLink() ? 'a link' : 'not a plain file';
      problems.push(problemAbout(file, { code: 'FILE_UNSAFE', message: `${path} is ${kind}.` }));
      return;
    }
    const { size } = await stat(join(dir, path));
    const limit = path.endsWith('.json') ? folderLimits.jsonBytes : folderLimits.fileBytes;
    if (size > limit) {
      const message = `${path} has ${size} bytes; ${limit} is the limit.`;
      problems.push(problemAbout(file, { code: 'FILE_TOO_LARGE', message }));
      return;
    }
    isFull ||= files.size >= folderLimits.files || bytes + size > folderLimits.folderBytes;
    if (isFull) return;
    bytes += size;
    files.set(path, await readFile(join(dir, path)));
  };
  const walk = async (below: string, depth: number): Promise<void> => {
    const entries = await readdir(join(dir, below), { withFileTypes: true });
    for (const entry of entries.sort((left, right) => (left.name < right.name ? -1 : 1))) {
      const path = below ? `${below}/${entry.name}` : entry.name;
      if (entry.name.startsWith('.') || isFull) continue;
      if (!entry.isDirectory()) await readOne(entry, path);
      else if (depth < folderLimits.depth) await walk(path, depth + 1);
      else {
        const message = `${path} lies deeper than ${folderLimits.depth} folders.`;
        problems.push(problemAbout(`${folder}/${path}`, { code: 'FOLDER_TOO_DEEP', message }));
      }
    }
  };

  try {
    await walk('', 0);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')))
      throw error;
    const nearest = await nearestFolder(dir);
    problems.push(problemAbout(folder, { code: 'FILE_MISSING', message: `${folder} is not a folder.`, nearest }));
  }
  if (isFull) {
    const { files: most, folderBytes } = folderLimits;
    const message = `A folder may have ${most} files and ${folderBytes / MEGABYTE} MB in all; the rest was not read.`;
    problems.push(problemAbout(folder, { code: 'FOLDER_TOO_LARGE', message }));
  }
  return { folder, files, problems };
}

/** The folder beside a missing one whose name is nearest to its. */
async function nearestFolder(dir: string): Promise<string | undefined> {
  const entries = await readdir(dirname(dir), { withFileTypes: true }).catch(() => []);
  const names = entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.')).map(({ name }) => name);
  return nearestName(basename(dir), names);
}

/** Names the exact content of a folder. */
export function hashFolder({ files }: Pick<FolderFiles, 'files'>): string {
  const hash = createHash('sha256');
  for (const [path, bytes] of [...files].sort(([left], [right]) => (left < right ? -1 : 1))) {
    hash.update(`${path}\0${bytes.byteLength}\0`).update(bytes);
  }
  return hash.digest('hex');
}
