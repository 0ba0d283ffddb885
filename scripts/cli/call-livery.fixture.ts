import { join } from 'node:path';
import { openCompiler } from '../../src/release/compiler.ts';
import { CONTROL_SOCKET, openControlSocket } from '../../src/service/control-socket.ts';
import { createPartCache } from '../../src/service/live/part-cache.ts';
import { createSiteRegistry } from '../../src/service/live/site-registry.ts';
import { createOperations } from '../../src/service/operations.ts';
import type { Publisher } from '../../src/service/publishing/publisher.ts';
import { createPublisher } from '../../src/service/publishing/publisher.ts';
import { openStore } from '../../src/service/store/open-store.ts';
import type { Database } from '../../src/service/store/tables.ts';
import { root } from './folders.ts';
import { runLivery } from './run-livery.ts';

/** How a call ended and all that it wrote. */
export interface CalledLivery {
  readonly code: number;
  readonly text: string;
}

/**
 * Runs the command line as staff call it, in this process, over a data folder; `env` lies over the
 * environment while it runs. One call at a time.
 */
export async function callLivery(
  dataDir: string,
  words: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<CalledLivery> {
  const before = { ...process.env };
  // The command line keeps what it writes to itself, by a mask that other tests of this process do not have.
  const mask = process.umask(0o077);
  const written: string[] = [];
  const write = (text: string) => void written.push(text);
  try {
    Object.assign(process.env, { LIVERY_DATA: dataDir, ...env });
    const code = await runLivery(words, { out: write, err: write });
    return { code, text: written.join('') };
  } finally {
    process.umask(mask);
    for (const name of ['LIVERY_DATA', ...Object.keys(env)]) {
      if (before[name] === undefined) delete process.env[name];
      else process.env[name] = before[name];
    }
  }
}

/** What holds a data folder while calls go through its socket. */
export interface HeldData {
  readonly db: Database;
  readonly publisher: Publisher;
  close(): Promise<void>;
}

/**
 * Holds a data folder as a running service does, so that calls reach it through the socket: opening the database for each
 * of many calls takes far longer than what they ask.
 */
export async function holdData(dataDir: string): Promise<HeldData> {
  const service = join(dataDir, 'service');
  const store = await openStore({ dataDir: service });
  const { db } = store;
  const parts = createPartCache(db);
  const onRefusal = (_: string, error: unknown) => {
    throw error;
  };
  const registry = createSiteRegistry({ db, parts, onRefusal, isWatched: () => true });
  const publisher = createPublisher({ db, compiler: await openCompiler({ rootDir: root }), registry, parts });
  const operations = createOperations({ db, publisher, merchantsDir: join(root, 'merchants') });
  const control = await openControlSocket(join(service, CONTROL_SOCKET), operations);
  const close = async () => {
    await control.close();
    await store.close();
  };
  return { db, publisher, close };
}
