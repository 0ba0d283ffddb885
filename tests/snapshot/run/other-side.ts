import { execFile, execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { UsageError } from '../../../scripts/cli/verb.ts';
import { namesState, writeState } from '../../../scripts/cli/write-state.ts';
import { projectRoot } from '../../gate/run-command.ts';
import { approve } from './last-run.ts';
import { runSnapshot, type SnapshotOptions } from './run-snapshot.ts';

/** A run against something else than the accepted state. */
export interface OtherSide {
  /** What `--against` says: a release (`karat@3`), a folder of a commit, another folder of the brand, a checkout, or a commit. */
  readonly word: string;
  /** The words of the call that narrow the matrix. */
  readonly narrowing: readonly string[];
  readonly options: SnapshotOptions;
}

/** Runs `act` with a file of what the other side looks like, in place of the accepted one. */
export async function withOtherSide<T>(
  { word, narrowing, options }: OtherSide,
  act: (acceptedFile: string) => Promise<T>,
): Promise<T> {
  // Below the project, because a checkout looks for its packages from where it lies.
  mkdirSync(join(projectRoot, '.data'), { recursive: true });
  const place = mkdtempSync(join(projectRoot, '.data/against-'));
  const acceptedFile = join(place, 'accepted.json');
  try {
    const folder = namesState(word) ? await writeState(word) : resolve(word);
    if (existsSync(join(folder, 'merchant.json'))) {
      await runSnapshot({ ...options, dirs: [folder], acceptedFile, mayLack: true });
      approve(options.storeDir, acceptedFile, ['all']);
    } else {
      const checkout = existsSync(join(folder, 'scripts/livery.ts')) ? folder : checkOut(word, place);
      await runThere(checkout, { narrowing, options, acceptedFile });
    }
    return await act(acceptedFile);
  } finally {
    rmSync(place, { recursive: true, force: true });
    execFileSync('git', ['-C', projectRoot, 'worktree', 'prune']);
  }
}

/**
 * A commit as a checkout beside this one, with the packages of this one. How pictures are taken is this checkout's too, so
 * that what differs is the engine. @throws UsageError when there is no such commit.
 */
function checkOut(commit: string, place: string): string {
  const dir = join(place, 'checkout');
  if (!/^[\w./~^@-]+$/.test(commit) || commit.startsWith('-')) throw new UsageError(`"${commit}" is no commit.`);
  try {
    const words = ['-C', projectRoot, 'worktree', 'add', '--detach', dir, commit];
    execFileSync('git', words, { stdio: ['ignore', 'ignore', 'pipe'] });
  } catch {
    throw new UsageError(`"${commit}" is neither a commit, a checkout, a release nor a folder of a brand.`);
  }
  symlinkSync(join(projectRoot, 'node_modules'), join(dir, 'node_modules'));
  rmSync(join(dir, 'tests/snapshot'), { recursive: true, force: true });
  cpSync(join(projectRoot, 'tests/snapshot'), join(dir, 'tests/snapshot'), { recursive: true });
  return dir;
}

interface There {
  readonly narrowing: readonly string[];
  readonly options: SnapshotOptions;
  readonly acceptedFile: string;
}

/** Photographs with the other checkout and accepts what it shows. @throws what it says when it cannot look at everything. */
async function runThere(checkout: string, { narrowing, options, acceptedFile }: There): Promise<void> {
  const kept = ['--store', options.storeDir, '--accepted', acceptedFile];
  const livery = (words: readonly string[]) =>
    new Promise<{ readonly code: number; readonly said: string }>((done) => {
      const args = [join(checkout, 'scripts/livery.ts'), 'snapshot', ...words, ...kept];
      const env = { ...process.env, LIVERY_ART: process.env['LIVERY_ART'] ?? join(projectRoot, '.data/art') };
      execFile(process.execPath, args, { cwd: checkout, env, maxBuffer: 64 * 1024 * 1024 }, (error, out, err) =>
        done({ code: typeof error?.code === 'number' ? error.code : 0, said: `${out}\n${err}`.trim() }),
      );
    });
  const { code, said } = await livery([...options.dirs, '--themes', options.themesDir, ...narrowing]);
  if (code > 1) throw new Error(`The other checkout could not look at everything.\n${said}`);
  if (code === 1) await livery(['--approve', 'all']);
}
