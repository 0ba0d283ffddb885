import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** A program of this folder that runs and can be killed. */
export interface RunningChild {
  readonly child: ChildProcess;
  /** Ends it as a power cut would; resolves when it is gone. */
  kill(): Promise<void>;
}

/** Starts a program and resolves when it says `ready`; `onLine` hears what it prints afterwards. */
export async function startChild(
  file: string,
  args: readonly string[],
  onLine: (line: string) => void = () => undefined,
): Promise<RunningChild> {
  const child = spawn(process.execPath, [file, ...args], { stdio: ['pipe', 'pipe', 'inherit'] });
  const dieWithUs = () => child.kill('SIGKILL');
  process.once('exit', dieWithUs);
  child.once('exit', () => process.removeListener('exit', dieWithUs));
  const ready = Promise.withResolvers<void>();
  createInterface({ input: child.stdout }).on('line', (line) => (line === 'ready' ? ready.resolve() : onLine(line)));
  child.once('exit', (code) => ready.reject(new Error(`${file} ended with ${code} before it was ready.`)));
  child.stdin.on('error', () => undefined);
  await ready.promise;
  return {
    child,
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
}
