import { type ChildProcess, spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { StartError } from './require-free-port.ts';

export interface SandboxProcess {
  readonly url: string;
  /** Where staff and demonstrators look. */
  readonly staffUrl: string;
  /** Asks the sandbox to end and waits until it has. */
  readonly stop: () => Promise<void>;
}

const main = resolve(import.meta.dirname, '../../src/sandbox/main.ts');
const readyLimit = 180_000;
const stopLimit = 5_000;

/** Address of what listens on `port` of this machine. */
export function localUrl(port: number): string {
  return `http://127.0.0.1:${port}`;
}

/** How the sandbox is started. */
export interface SandboxOptions {
  readonly port: number;
  /** Port of the staff pages. */
  readonly staffPort: number;
  readonly env: NodeJS.ProcessEnv;
  /** Program to run; the sandbox itself when absent. */
  readonly entry?: string;
  /** Hears when it ends though nobody stopped it. */
  readonly onExit: (code: number | null) => void;
}

/**
 * Starts the reference platform as a process of its own, so that nothing but its HTTP contract can be used.
 * Resolves when it answers. @throws StartError when it ends or stays silent.
 */
export async function startSandbox(options: SandboxOptions): Promise<SandboxProcess> {
  const child = spawn(process.execPath, [options.entry ?? main], {
    env: {
      ...options.env,
      SANDBOX_PORT: String(options.port),
      SANDBOX_STAFF_PORT: String(options.staffPort),
      SANDBOX_FOLLOWS_STDIN: '1',
    },
    // The terminal sends Ctrl-C to the whole group; the sandbox ends when we tell it to, after the service.
    detached: true,
    // The open standard input tells the sandbox that we live; it ends when we are killed.
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let isStopping = false;
  const stop = () => {
    isStopping = true;
    return endProcess(child);
  };
  const killWithUs = () => child.kill('SIGKILL');
  process.once('exit', killWithUs);
  child.once('exit', () => process.removeListener('exit', killWithUs));
  try {
    await waitForReady(child);
  } catch (error) {
    await stop();
    throw error;
  }
  child.once('exit', (code) => {
    if (!isStopping) options.onExit(code);
  });
  return { url: localUrl(options.port), staffUrl: localUrl(options.staffPort), stop };
}

function waitForReady(child: ChildProcess): Promise<void> {
  return new Promise((done, fail) => {
    let printed = '';
    const timer = setTimeout(() => fail(new StartError('The sandbox did not start within three minutes.')), readyLimit);
    const settle = (action: () => void) => {
      clearTimeout(timer);
      action();
    };
    child.stdout?.on('data', (chunk: Buffer) => {
      printed += chunk.toString('utf8');
      if (/^sandbox http/m.test(printed)) settle(done);
    });
    child.once('exit', (code) => settle(() => fail(new StartError(`The sandbox ended with code ${code}. ${printed}`))));
  });
}

async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), stopLimit);
  await ended;
  clearTimeout(timer);
}
