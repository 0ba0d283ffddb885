import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { findFreePort } from '../../src/storage/free-port.fixture.ts';
import { projectRoot } from '../gate/run-command.ts';
import { startBare } from './bare-process.ts';
import type { Figure } from './measure.ts';

/** The most that service and sandbox may hold together for the project's own brands. */
const MOST_MB = 500;
const IDLE_MS = 120_000;

/**
 * What `npm start` holds two minutes after it is up and nobody has come, of each of its processes: pages that several of them
 * share, such as Node.js itself, count once (proportional set size).
 */
export async function measureIdleMemory(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'livery-idle-'));
  const [port, startPort, sandboxPort, staffPort, barePort] = await Promise.all(
    Array.from({ length: 5 }, findFreePort),
  );
  const child = spawn(process.execPath, [join(projectRoot, 'scripts/start.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      LIVERY_DATA: folder,
      LIVERY_PORT: String(port),
      LIVERY_START_PORT: String(startPort),
      SANDBOX_PORT: String(sandboxPort),
      SANDBOX_STAFF_PORT: String(staffPort),
      LIVERY_ART: process.env['LIVERY_ART'] ?? join(projectRoot, '.data/art'),
    },
  });
  const ended = once(child, 'exit');
  const bare = await startBare('fastify', Number(barePort));
  try {
    await new Promise<void>((resolve, reject) => {
      child.stdout.on('data', (chunk: Buffer) => {
        if (chunk.toString('utf8').includes('up in')) resolve();
      });
      void ended.then(() => reject(new Error('npm start ended before it was up.')));
    });
    await setTimeout(IDLE_MS);
    const held = processesBelow(child.pid ?? 0)
      .map((pid) => ({ pid, megabytes: heldMegabytes(pid) }))
      // What has ended and was not asked for its end holds nothing.
      .filter(({ megabytes }) => megabytes > 0);
    const sum = held.reduce((total, { megabytes }) => total + megabytes, 0);
    const reference = heldMegabytes(bare.pid ?? 0);
    const line = (name: string, megabytes: number): Figure => ({
      name,
      value: `${Math.round(megabytes)} MB`,
      against: `bare Fastify ${Math.round(reference)} MB`,
      ratio: megabytes / reference,
    });
    return [
      ...held.map(({ pid, megabytes }) => line(`idle for two minutes: ${roleOf(pid, child.pid)}`, megabytes)),
      { ...line('idle for two minutes, together', sum), against: `${MOST_MB} MB at most`, ratio: sum / MOST_MB },
    ];
  } finally {
    bare.stop();
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A process and everything that it has started, by Linux's own books. */
function processesBelow(pid: number): readonly number[] {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && parentOf(Number(name)) === pid)
    .map(Number);
  return [pid, ...children.flatMap(processesBelow)];
}

function roleOf(pid: number, service: number | undefined): string {
  if (pid === service) return 'service';
  return commandOf(pid).includes('sandbox')
    ? 'sandbox'
    : (commandOf(pid).split('\0')[0]?.split('/').at(-1) ?? 'another');
}

const commandOf = (pid: number) => readOr(`/proc/${pid}/cmdline`, '');
const parentOf = (pid: number) => Number(/^PPid:\s+(\d+)/m.exec(readOr(`/proc/${pid}/status`, ''))?.[1]);
const heldMegabytes = (pid: number) =>
  Number(/^Pss:\s+(\d+)/m.exec(readOr(`/proc/${pid}/smaps_rollup`, ''))?.[1] ?? 0) / 1024;

/** A process may end while it is looked at. */
function readOr(path: string, otherwise: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return otherwise;
  }
}
