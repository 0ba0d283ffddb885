import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { hasOrders } from './orders.ts';
import type { ProviderOptions } from './start-provider.ts';

const main = join(import.meta.dirname, 'main.ts');
/** How long is waited before a provider that died is started again. */
const again = { firstMs: 200, mostMs: 10_000 };
const stopMs = 3_000;
/** How long a first order waits for it. */
const readyMs = 8_000;

/** Keeps a provider running. */
export interface KeptProvider {
  /** Where it listens; empty while it does not. */
  readonly url: () => string;
  /**
   * Starts it if it was never needed before, and gives where it listens once it does. One that died gives the empty text until
   * it listens again, as one does that is not there after eight seconds.
   */
  reach(): Promise<string>;
  /** Its process, while there is one. */
  readonly pid: () => number | undefined;
  close(): Promise<void>;
}

export interface KeepOptions extends ProviderOptions {
  /** Hears each time it begins to listen. */
  readonly onReady: () => void;
}

export type KeepProvider = (options: KeepOptions) => KeptProvider | Promise<KeptProvider>;

/**
 * Runs the provider as a process of its own, and again whenever it dies. A provider that has no orders is started with the
 * first one: until then nobody needs what it holds of memory.
 */
export function keepProvider({ folder, secret, callbackUrl, endsByItself, onReady }: KeepOptions): KeptProvider {
  let url = '';
  let child: ChildProcess | undefined;
  let timer: NodeJS.Timeout | undefined;
  let [waitMs, isClosed] = [again.firstMs, false];
  const readers = new Set<(url: string) => void>();

  function start(): void {
    const started = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', main], {
      // No key of the platform is the provider's business.
      env: {
        PATH: process.env['PATH'],
        PAY_PROVIDER_FOLDER: folder,
        PAY_PROVIDER_SECRET: secret,
        PAY_PROVIDER_CALLBACK: callbackUrl,
        PAY_PROVIDER_WAITS: endsByItself ? '' : '1',
      },
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    child = started;
    started.stdin.on('error', () => undefined);
    createInterface({ input: started.stdout }).on('line', (line) => {
      if (!line.startsWith('provider ')) return;
      url = line.slice('provider '.length);
      waitMs = again.firstMs;
      for (const read of readers) read(url);
      onReady();
    });
    started.once('exit', (code) => {
      [url, child] = ['', undefined];
      if (isClosed) return;
      process.stderr.write(`The payment provider ended with ${code ?? 'a signal'}; it is started again.\n`);
      timer = setTimeout(start, waitMs);
      waitMs = Math.min(waitMs * 2, again.mostMs);
    });
  }

  if (hasOrders(folder)) start();
  return {
    url: () => url,
    reach() {
      if (url !== '' || timer || isClosed) return Promise.resolve(url);
      if (!child) start();
      const { promise, resolve } = Promise.withResolvers<string>();
      readers.add(resolve);
      const late = setTimeout(() => resolve(url), readyMs);
      return promise.finally(() => {
        clearTimeout(late);
        readers.delete(resolve);
      });
    },
    pid: () => child?.pid,
    async close() {
      isClosed = true;
      clearTimeout(timer);
      if (!child) return;
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      const hurry = setTimeout(() => child?.kill('SIGKILL'), stopMs);
      await gone;
      clearTimeout(hurry);
    },
  };
}
