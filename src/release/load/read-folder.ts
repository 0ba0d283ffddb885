import { createHash } from 'node:crypto';
import type { Dirent } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Problem } from '../../contracts/problems.ts';
import { problemAbout } from './json-document.ts';

/** The files of a folder as bytes, by path with `/`. Nothing later touches the disk. */
export interface FolderFiles {
  /** Path below the project root, for example `merchants/karat`. */
  readonly folder: string;
  readonly files: ReadonlyMap<string, Uint8Array>;
}

/** Sizes beyond which a folder is a mistake or an attack. */
export const folderLimits = { jsonBytes: 512 * 1024, fileBytes: 4 * 1024 * 1024, files: 400, depth: 3 } as const;

/** Reads a folder. Links are refused, so that no file outside can become part of a site. */
export async function readFolder(dir: string, folder: string): Promise<FolderFiles & { readonly problems: Problem[] }> {
  const files = new Map<string, Uint8Array>();
  const problems: Problem[] = [];

  const readOne = async (entry: Dirent, path: string) => {
    const file = `${folder}/${path}`;
    const { size } = await stat(join(dir, path));
    const limit = path.endsWith('.json') ? folderLimits.jsonBytes : folderLimits.fileBytes;
    if (!entry.isFile())
      problems.push(problemAbout(file, { code: 'FILE_UNSAFE', message: `${path} is not a plain file.` }));
    else if (size > limit) {
      problems.push(
        problemAbout(file, { code: 'FILE_TOO_LARGE', message: `${path} has ${size} bytes; ${limit} is the limit.` }),
      );
    } else files.set(path, await readFile(join(dir, path)));
  };
  const walk = async (below: string, depth: number): Promise<void> => {
    const entries = await readdir(join(dir, below), { withFileTypes: true });
    for (const entry of entries.sort((left, right) => (left.name < right.name ? -1 : 1))) {
      const path = below ? `${below}/${entry.name}` : entry.name;
      if (entry.name.startsWith('.') || files.size >= folderLimits.files) continue;
      if (entry.isSymbolicLink()) {
        problems.push(problemAbout(`${folder}/${path}`, { code: 'FILE_UNSAFE', message: `${path} is a link.` }));
      } else if (!entry.isDirectory()) await readOne(entry, path);
      else if (depth < folderLimits.depth) await walk(path, depth + 1);
    }
  };

  try {
    await walk('', 0);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')))
      throw error;
    problems.push(problemAbout(folder, { code: 'FILE_MISSING', message: `${folder} is not a folder.` }));
  }
  return { folder, files, problems };
}

/** Names the exact content of a folder. */
export function hashFolder({ files }: Pick<FolderFiles, 'files'>): string {
  const hash = createHash('sha256');
  for (const [path, bytes] of [...files].sort(([left], [right]) => (left < right ? -1 : 1))) {
    hash.update(`${path}\0${bytes.byteLength}\0`).update(bytes);
  }
  return hash.digest('hex');
}
