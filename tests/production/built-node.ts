import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** A node of a built folder, in a process of its own. */
export interface BuiltNode {
  readonly child: ChildProcess;
  /** Asks it to end, as a service manager does, and waits until it has. */
  stop(): Promise<void>;
}

/** Starts `serve.mjs` of a built folder; resolves when it serves. @throws what it said when it ends before. */
export async function startBuiltNode(dist: string, env: NodeJS.ProcessEnv): Promise<BuiltNode> {
  const child = spawn(process.execPath, [join(dist, 'serve.mjs')], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(child, 'exit');
  const dieWithUs = () => child.kill('SIGKILL');
  process.once('exit', dieWithUs);
  let said = '';
  const isServing = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        if (said.includes('Livery serves')) resolve();
      });
    }
  });
  const early = ended.then(() => Promise.reject(new Error(`A node of ${dist} ended before it served:\n${said}`)));
  await Promise.race([isServing, early]);
  // What ends it from here on is the caller's.
  early.catch(() => undefined);
  return {
    child,
    async stop() {
      process.removeListener('exit', dieWithUs);
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Calls a verb of a built folder. @throws what it said when it fails. */
export function callBuilt(dist: string, env: NodeJS.ProcessEnv, ...words: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(dist, 'livery.mjs'), ...words], {
    env,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`livery ${words.join(' ')} ended with ${status}:\n${stdout}${stderr}`);
  return stdout;
}
