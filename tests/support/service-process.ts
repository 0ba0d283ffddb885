import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Operations } from '../../src/service/operations.ts';
import { connectControl } from '../../src/service/control-client.ts';
import { CONTROL_SOCKET } from '../../src/service/control-socket.ts';

const entry = join(import.meta.dirname, '../faults/service-entry.ts');

/** A site service in a process of its own, so that it can be killed or measured. */
export interface ServiceProcess {
  readonly child: ChildProcess;
  readonly operations: Operations;
  /** One-time link of the console's first administrator; absent without a console, and once somebody has joined. */
  readonly firstLink?: string;
  /** Ends the process without a word of warning. */
  kill(): Promise<void>;
}

/**
 * Starts a service over a data folder, with a stand-in build and no platform, and a console where it has an origin; `more` adds
 * to its environment. Resolves when it serves.
 */
export async function startServiceProcess(
  folder: string,
  port: number,
  merchantsDir?: string,
  consoleOrigin?: string,
  more: NodeJS.ProcessEnv = {},
): Promise<ServiceProcess> {
  const args = [entry, folder, String(port), ...(merchantsDir === undefined ? [] : [merchantsDir])];
  const env = {
    ...process.env,
    ...more,
    ...(consoleOrigin === undefined ? {} : { LIVERY_FAULT_CONSOLE: consoleOrigin }),
  };
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'], env });
  let said = '';
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString('utf8');
      if (said.includes('ready\n')) resolve();
    });
    void ended.then(() => reject(new Error('The service ended before it was ready.')));
  });
  const operations = await connectControl(join(folder, 'service', CONTROL_SOCKET));
  if (!operations) throw new Error('The service does not answer on its socket.');
  const firstLink = /^link (\S+)$/m.exec(said)?.[1];
  return {
    child,
    operations,
    ...(firstLink === undefined ? {} : { firstLink }),
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
