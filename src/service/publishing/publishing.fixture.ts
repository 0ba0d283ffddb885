import { join } from 'node:path';
import type { SitePart } from '../../contracts/site.ts';
import { type Compiler, openCompiler } from '../../release/compiler.ts';
import { readFolder } from '../../release/load/read-folder.ts';
import type { FolderFiles } from '../../release/load/read-folder.ts';
import { createPartCache, type PartCache } from '../live/part-cache.ts';
import { createSiteRegistry } from '../live/site-registry.ts';
import { createOperations, type Operations } from '../operations.ts';
import { claimEngine } from '../store/engines.ts';
import type { HistoryEntry } from '../store/read-history.ts';
import { readHistory } from '../store/read-history.ts';
import type { Database } from '../store/tables.ts';
import { openTestStore } from '../store/test-store.fixture.ts';
import { expireOverrides } from './expire-overrides.ts';
import { patchFolder } from './patch-folder.ts';
import { createPublisher, type Publisher } from './publisher.ts';

const root = join(import.meta.dirname, '../../..');

/** Who publishes and overrides in tests. */
export const person = { author: 'mira', reason: 'because' };

/** A store with a compiler, a publisher and a clock that stands still until it is told to go on. */
export interface Publishing {
  readonly db: Database;
  readonly publisher: Publisher;
  readonly operations: Operations;
  readonly compiler: Compiler;
  readonly parts: PartCache;
  /** Sentences about trouble, oldest first. */
  readonly troubles: readonly string[];
  now(): Date;
  pass(milliseconds: number): void;
  /** Ends the overrides whose end has come, as every second does. */
  expire(): Promise<void>;
  /** Everything that a process holds is gone; the store stays. */
  restart(): void;
  /** Restarts as a node of an engine of this name, with the same rules. */
  become(engine: string): Promise<void>;
  /** A small brand under another code, with changes of its site configuration. */
  folder(code: string, site?: Readonly<Record<string, unknown>>): FolderFiles;
  live(code: string): Promise<SitePart>;
  /** Newest first. */
  history(code: string): Promise<readonly HistoryEntry[]>;
  close(): Promise<void>;
}

/** Opens what publishing needs over an empty store. */
export async function openPublishing(): Promise<Publishing> {
  const store = await openTestStore();
  const { db } = store;
  const compiler = await openCompiler({ rootDir: root });
  const base = await readFolder(join(root, 'tests/brands/smallest'), 'merchants/smallest');
  const troubles: string[] = [];
  let clock = Date.parse('2030-01-01T00:00:00Z');
  const now = () => new Date(clock);
  let { engine } = compiler;
  const openProcess = () => {
    const parts = createPartCache(db);
    const onRefusal = (_: string, error: unknown) => {
      throw error;
    };
    const registry = createSiteRegistry({ db, parts, onRefusal, isWatched: () => true });
    const publisher = createPublisher({ db, compiler: { ...compiler, engine }, registry, parts, now });
    return { parts, registry, publisher, operations: createOperations({ db, publisher, merchantsDir: root, now }) };
  };
  let running = openProcess();
  return {
    db,
    compiler,
    get parts() {
      return running.parts;
    },
    get publisher() {
      return running.publisher;
    },
    get operations() {
      return running.operations;
    },
    troubles,
    now,
    pass: (milliseconds) => void (clock += milliseconds),
    expire: () =>
      expireOverrides({ db, publisher: running.publisher, now, onTrouble: (message) => void troubles.push(message) }),
    restart: () => void (running = openProcess()),
    async become(name) {
      await claimEngine(db, name, false);
      engine = name;
      running = openProcess();
    },
    folder: (code, site = {}) => patchFolder(base, code, { site }),
    async live(code) {
      const live = await running.registry.current(code);
      if (!live) throw new Error(`${code} is not live.`);
      return live.site;
    },
    history: (code) => readHistory(db, code, 1_000),
    close: () => store.close(),
  };
}
