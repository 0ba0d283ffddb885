import { mkdirSync, openSync, closeSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Takes the data folder for this process, because the embedded database takes no lock and two writers would ruin it.
 * A lock whose process is gone is taken over. Returns the function that frees the folder; throws when it is in use.
 */
export function lockFolder(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true });
  const path = join(dataDir, 'lock');
  const mine = `${process.pid} ${startOf(process.pid)}`;
  if (!tryCreate(path, mine)) {
    const holder = readText(path);
    if (isAlive(holder)) {
      throw new Error(
        `The sandbox data in ${dataDir} are in use by process ${holder.split(' ')[0]}. Stop it first, or set LIVERY_DATA.`,
      );
    }
    rmSync(path, { force: true });
    if (!tryCreate(path, mine)) throw new Error(`Another process has just taken the sandbox data in ${dataDir}.`);
  }
  return () => {
    if (readText(path) === mine) rmSync(path, { force: true });
  };
}

function tryCreate(path: string, text: string): boolean {
  try {
    const file = openSync(path, 'wx');
    writeSync(file, text);
    closeSync(file);
    return true;
  } catch {
    return false;
  }
}

function isAlive(holder: string): boolean {
  const [pid, start] = holder.split(' ');
  if (!pid) return false;
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
  const stat = readText(`/proc/${pid}/stat`);
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '?';
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
