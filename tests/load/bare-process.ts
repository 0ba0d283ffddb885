import { spawn } from 'node:child_process';
import { join } from 'node:path';

const entry = join(import.meta.dirname, 'bare-entry.ts');

/** A reference server in a process of its own. */
interface BareProcess {
  readonly pid: number | undefined;
  stop(): void;
}

/** Starts one of the reference servers. Resolves when it serves. */
export async function startBare(kind: 'sse' | 'fastify', port: number): Promise<BareProcess> {
  const child = spawn(process.execPath, [entry, kind, String(port)], { stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise<void>((resolve) => child.stdout.once('data', () => resolve()));
  return { pid: child.pid, stop: () => void child.kill('SIGKILL') };
}
