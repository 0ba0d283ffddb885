import { join } from 'node:path';
import { openCompiler } from '../release/compiler.ts';
import { createPartCache } from './live/part-cache.ts';
import { createSiteRegistry } from './live/site-registry.ts';
import type { Operations } from './operations.ts';
import { createOperations } from './operations.ts';
import { createPublisher } from './publishing/publisher.ts';
import { openSecurityLog } from '../storage/security-log/security-log.ts';
import { noteOperations } from './security/note-operations.ts';
import { claimEngine } from './store/engines.ts';
import { openStore } from './store/open-store.ts';

interface DirectOptions {
  readonly dataDir: string;
  readonly rootDir: string;
  /** Folders of the brands and themes; the project's where they are not named. */
  readonly merchantsDir?: string;
  readonly themesDir?: string;
  readonly databaseUrl?: string | undefined;
}

/** The operations on the store itself, for when no service runs. Throws `DataInUseError` when one does. */
export async function openDirect({
  dataDir,
  rootDir,
  merchantsDir = join(rootDir, 'merchants'),
  themesDir = join(rootDir, 'themes'),
  databaseUrl,
}: DirectOptions): Promise<{ operations: Operations; close(): Promise<void> }> {
  const store = await openStore({ dataDir, databaseUrl });
  const { db } = store;
  const parts = createPartCache(db);
  const registry = createSiteRegistry({
    db,
    parts,
    onRefusal: (merchant, error) => {
      throw new Error(`The new release of ${merchant} cannot be loaded.`, { cause: error });
    },
  });
  const compiler = await openCompiler({ rootDir, themesDir });
  // Nobody else can open the embedded database, so that there is no node of another engine to leave anything to.
  await claimEngine(db, compiler.engine, databaseUrl === undefined);
  const publisher = createPublisher({ db, compiler, registry, parts });
  const operations = createOperations({ db, publisher, merchantsDir });
  const security = openSecurityLog({
    folder: dataDir,
    now: () => new Date(),
    onTrouble: (message, error) => process.stderr.write(`${message} ${String(error)}\n`),
  });
  const close = async () => {
    security.close();
    await store.close();
  };
  return { operations: noteOperations(operations, security), close };
}
