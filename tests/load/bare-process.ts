import { spawn } from 'node:child_process';
import { join } from 'node:path';

const entry = join(import.meta.dirname, 'bare-entry.ts');

/** Starts one of the reference servers in a process of its own; the answer ends it. */
export async function startBare(kind: 'sse' | 'fastify', port: number): Promise<() => void> {
  const child = spawn(process.execPath, [entry, kind, String(port)], { stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise<void>((resolve) => child.stdout.once('data', () => resolve()));
  return () => child.kill('SIGKILL');
}
