import { join, resolve } from 'node:path';
import { type Compiler, openCompiler } from '../../release/compiler.ts';
import { type EngineTools, openEngineTools } from '../../release/engine-tools.ts';
import type { Console } from '../console/open-console.ts';
import { createHostTable, type HostTable } from '../live/host-table.ts';
import { createPartCache, type PartCache } from '../live/part-cache.ts';
import { releaseEvent } from '../live/release-event.ts';
import { createSiteRegistry, type SiteRegistry } from '../live/site-registry.ts';
import { createStreamHub, type StreamHub } from '../live/stream-hub.ts';
import type { ServiceLog } from '../log/service-log.ts';
import type { FolderReport } from '../publishing/publish-changed-folders.ts';
import { publishAsOwner } from '../publishing/publish-as-owner.ts';
import { createPublisher, type Publisher } from '../publishing/publisher.ts';
import { upgradeUnreadable } from '../publishing/upgrade-unreadable.ts';
import type { ServiceOptions } from '../service-options.ts';
import { claimEngine } from '../store/engines.ts';
import { listenForMoves, type MoveListener } from '../store/listen-for-moves.ts';
import { createHeadNotes } from '../store/note-heads.ts';
import { openStore, type Store } from '../store/open-store.ts';
import type { TimeStep } from '../time-steps.ts';
import type { Closing } from './closing.ts';

const projectDir = resolve(import.meta.dirname, '../../..');

/** The releases of all sites: stored, compiled, live, and told to open pages. */
export interface OpenReleases {
  readonly store: Store;
  readonly tools: EngineTools;
  readonly compiler: Compiler;
  readonly publisher: Publisher;
  readonly registry: SiteRegistry;
  readonly hosts: HostTable;
  readonly parts: PartCache;
  readonly hub: StreamHub;
  readonly moves: MoveListener;
  /** Where merchants and themes are read from. */
  readonly merchantsDir: string;
  readonly themesDir: string;
  /** What the start did with the merchants' folders. */
  readonly folders: FolderReport;
}

interface StartOptions {
  readonly options: ServiceOptions;
  readonly log: ServiceLog;
  readonly timed: TimeStep;
  readonly closing: Closing;
  /** The console, once it is open: it is notified of every move. */
  readonly consoleOf: () => Console | undefined;
}

/** Opens the store, publishes changed folders where that is this start's role, and follows what other nodes publish. */
export async function openReleases({ options, log, timed, closing, consoleOf }: StartOptions): Promise<OpenReleases> {
  const { dataDir, databaseUrl, rootDir = projectDir, merchantsDir = join(projectDir, 'merchants') } = options;
  const { report } = log;
  const store = await timed('open the release store', () => openStore({ dataDir, databaseUrl }));
  closing.add(() => store.close());
  const { db } = store;
  const limits = { total: 20_000, perAddress: 64, ...options.streamLimits };
  const hub = createStreamHub({ ...limits, heartbeatMs: 25_000 });
  closing.add(() => hub.close());
  const parts = createPartCache(db);
  const hosts = createHostTable(db);
  const registry = createSiteRegistry({
    db,
    parts,
    onNews: async (news) => {
      await hosts.learn(news).catch((error: unknown) => {
        report(`The domains of ${news.merchant} could not be read.`, error);
      });
      await consoleOf()
        ?.notifyMove(news)
        .catch((error: unknown) => {
          report(`The console could not be notified of ${news.merchant}.`, error);
        });
    },
    onRefusal: (merchant, error) => report(`A release of ${merchant} was refused; the last good one stays.`, error),
    isWatched: (merchant) => hub.watches(merchant),
  });
  const tools = await openEngineTools(rootDir);
  const { themesDir = join(rootDir, 'themes') } = options;
  const compiler = await openCompiler({ rootDir, tools, themesDir });
  const isAlone = databaseUrl === undefined;
  await claimEngine(db, compiler.engine, isAlone || options.isNewest === true || options.folders === 'takeOver');
  const publisher = createPublisher({ db, compiler, registry, parts });
  const folders = await timed(
    'compile changed merchants',
    () => publishAsOwner(options.folders ?? 'nothing', { db, compiler, publisher, merchantsDir, dataDir }),
    noteOf,
  );
  await upgradeUnreadable({ db, publisher, onTrouble: report });
  await hosts.refresh();
  registry.onAdoption(({ previous, next }) => hub.send(next.merchant, releaseEvent(previous, next)));
  const noteHead = options.log ? createHeadNotes(db, options.log) : undefined;
  const moves = await listenForMoves(store, {
    pollMs: 5_000,
    onNews: (news) => void registry.adopt(news),
    onConsole: (payload) => void consoleOf()?.receive(payload),
    onLook: async () => {
      await hosts.refresh();
      await noteHead?.();
    },
    onTrouble: report,
  });
  closing.add(() => moves.close());
  return { store, tools, compiler, publisher, registry, hosts, parts, hub, moves, merchantsDir, themesDir, folders };
}

function noteOf({ merchants, published, broken, owner }: FolderReport): string {
  if (owner !== undefined) return 'served as they are live';
  const changed = published.length === 0 ? 'unchanged' : `${published.length} of ${merchants.length} published`;
  return broken.length === 0 ? changed : `${changed}, ${broken.length} broken: the last good release stays`;
}
