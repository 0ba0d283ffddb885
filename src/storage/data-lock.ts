import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Thrown when another living process uses the data folder. */
export class DataInUseError extends Error {
  constructor(what: string, dataDir: string, pid: number) {
    super(
      `The ${what} in ${dataDir} are in use by process ${pid}. Stop it first, or set LIVERY_DATA to another folder.`,
    );
    this.name = 'DataInUseError';
  }
}

/**
 * Takes the data folder for this process; the embedded database itself takes no lock and two writers would ruin it.
 * A lock left by a killed process is taken over. `what` names the data in the error. Returns a function that gives the folder free.
 */
export function lockDataFolder(dataDir: string, what = 'data'): () => void {
  mkdirSync(dataDir, { recursive: true });
  const path = join(dataDir, 'lock');
  const mine = `${process.pid} ${startOf(process.pid)} ${randomUUID()}`;
  const draft = `${path}.${process.pid}.${randomUUID()}`;
  writeFileSync(draft, mine);
  try {
    for (;;) {
      if (tryLink(draft, path)) return () => release(path, mine);
      const holder = readOrEmpty(path);
      const pid = Number(holder.split(' ')[0]);
      if (isHeld(holder)) throw new DataInUseError(what, dataDir, pid);
      discardStale(path, holder);
    }
  } finally {
    rmSync(draft, { force: true });
  }
}

function isHeld(holder: string): boolean {
  const [pid, start] = holder.split(' ');
  if (!pid || !start) return false;
  try {
    process.kill(Number(pid), 0);
  } catch (error) {
    // EPERM: the process lives and belongs to somebody else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
  return startOf(Number(pid)) === start;
}

/** When a process started, so that a reused process id is not taken for the old holder; `?` where /proc is absent. */
function startOf(pid: number): string {
  const stat = readOrEmpty(`/proc/${pid}/stat`);
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '?';
}

/** Moves the lock aside before removing it: if another process was quicker, its lock is put back. */
function discardStale(path: string, stale: string): void {
  const aside = `${path}.${randomUUID()}`;
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  if (readOrEmpty(aside) !== stale) tryLink(aside, path);
  rmSync(aside, { force: true });
}

function release(path: string, mine: string): void {
  if (readOrEmpty(path) === mine) rmSync(path, { force: true });
}

function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch {
    return false;
  }
}

function readOrEmpty(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
