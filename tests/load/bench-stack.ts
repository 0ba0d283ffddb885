import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { findFreePort } from '../../src/storage/free-port.fixture.ts';
import { connectControl } from '../../src/service/control-client.ts';
import { CONTROL_SOCKET } from '../../src/service/control-socket.ts';
import type { Operations } from '../../src/service/operations.ts';
import { projectRoot } from '../gate/run-command.ts';
import { benchBrowser } from './bench-browser.ts';

/** What a bench of real pages works with. */
export interface BenchStack {
  readonly port: number;
  /** Address of a path on a brand's own host. */
  readonly url: (brand: string, path: string) => string;
  /** What staff can do, through the socket of the running service, as the command line does it. */
  readonly operations: Operations;
  /** A page `bench-static` of each brand is read from here: `<brand>.html`. */
  readonly folder: string;
  readonly browser: Browser;
  /** The process of service and sandbox. */
  readonly pid: number | undefined;
}

/** Starts service and sandbox in processes of their own, and a browser; ends all of it whatever happens. */
export async function withBenchStack<T>(action: (stack: BenchStack) => Promise<T>): Promise<T> {
  // Below the project, because a build looks for its packages from where it lies.
  mkdirSync(join(projectRoot, '.data'), { recursive: true });
  const folder = mkdtempSync(join(projectRoot, '.data/bench-'));
  const port = await findFreePort();
  const { pid, stop } = await startStack(folder, port);
  const browser = await chromium.launch(benchBrowser);
  try {
    const operations = await connectControl(join(folder, 'service', CONTROL_SOCKET));
    if (!operations) throw new Error('The service does not answer on its socket.');
    const url = (brand: string, path: string) => `http://${brand}.localhost:${port}${path}`;
    return await action({ port, url, operations, folder, browser, pid });
  } finally {
    await browser.close();
    await stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function startStack(
  folder: string,
  port: number,
): Promise<{ pid: number | undefined; stop: () => Promise<void> }> {
  const entry = join(import.meta.dirname, 'stack-entry.ts');
  const child = spawn(process.execPath, [entry, folder, String(port), String(await findFreePort())], {
    stdio: ['ignore', 'pipe', 'inherit'],
    // Drawing every picture anew for each run would cost more than the bench.
    env: { ...process.env, LIVERY_ART: process.env['LIVERY_ART'] ?? join(projectRoot, '.data/art') },
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      if (chunk.toString('utf8').includes('ready')) resolve();
    });
    void ended.then(() => reject(new Error('The stack ended before it was ready.')));
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { pid: child.pid, stop };
}
