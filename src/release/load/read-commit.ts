import { execFileSync } from 'node:child_process';
import type { FolderFiles } from './read-folder.ts';

/** A folder as it stood in a commit; nothing when the commit has no such folder. Throws when there is no such commit. */
export function readCommit(rootDir: string, commit: string, folder: string): FolderFiles | undefined {
  if (!/^[\w./~^@-]+$/.test(commit) || commit.startsWith('-')) throw new Error(`"${commit}" is no commit.`);
  const git = (...words: string[]) =>
    execFileSync('git', ['-C', rootDir, ...words], {
      maxBuffer: 64 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  let listing: string;
  try {
    listing = git('ls-tree', '-r', '-z', '--name-only', `${commit}:${folder}`).toString('utf8');
  } catch {
    git('rev-parse', '--verify', `${commit}^{commit}`);
    return undefined;
  }
  const paths = listing.split('\0').filter((path) => path !== '');
  return { folder, files: new Map(paths.map((path) => [path, git('show', `${commit}:${folder}/${path}`)])) };
}
