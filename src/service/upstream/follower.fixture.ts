import { join } from 'node:path';
import { sql } from 'kysely';
import type { SitePart } from '../../contracts/site.ts';
import { openCompiler } from '../../release/compiler.ts';
import { readFolder } from '../../release/load/read-folder.ts';
import { createPartCache } from '../live/part-cache.ts';
import { createSiteRegistry } from '../live/site-registry.ts';
import type { FolderPatch } from '../publishing/patch-folder.ts';
import { patchFolder } from '../publishing/patch-folder.ts';
import type { OverrideChange } from '../publishing/override-stack.ts';
import type { PublishResult } from '../publishing/publish-result.ts';
import { createPublisher } from '../publishing/publisher.ts';
import { openTestStore } from '../store/test-store.fixture.ts';
import type { HistoryEntry } from '../store/read-history.ts';
import { readHistory } from '../store/read-history.ts';
import { readUpstream } from '../store/upstreams.ts';
import { createAskPlatform } from './ask-platform.ts';
import type { ForeignPlatform, Question } from './foreign-platform.fixture.ts';
import type { StoredUpstream } from './upstream-state.ts';
import { createUpstreamWatch } from './watch-upstreams.ts';

const root = join(import.meta.dirname, '../../..');

/** Time between two questions of a follower, in milliseconds. */
export const EVERY = 30_000;

/** Who publishes and overrides in tests. */
export const person = { author: 'mira', reason: 'because' };

/** A merchant that follows a platform, and a watch of its own that has not asked yet. */
export interface Follower {
  readonly code: string;
  /** Lets time pass, by `EVERY` unless told, and looks; gives the questions that reached the platform. */
  ask(after?: number): Promise<readonly Question[]>;
  /** As `ask`, with a second node beside the first. */
  askFromBoth(after?: number): Promise<readonly Question[]>;
  /** The first node looks no more. */
  endFirst(): void;
  live(): Promise<SitePart>;
  history(): Promise<readonly HistoryEntry[]>;
  state(): Promise<StoredUpstream | undefined>;
  override(change: OverrideChange): Promise<PublishResult>;
  rollBack(): Promise<PublishResult>;
  /** Has the platform asked at once and its answer made live whatever it breaks; gives why it is not. */
  force(): Promise<string | undefined>;
  /** What the log heard. */
  readonly alarms: readonly string[];
  /** Publishes the folder again, with changes of its site configuration. */
  publish(site?: Readonly<Record<string, unknown>>): Promise<PublishResult>;
}

/** One store and one compiler for the followers of a test file. */
export interface Followers {
  /** Follows a platform with a copy of karat, whose navigation may be another. */
  follow(platform: ForeignPlatform, navigation?: FolderPatch['navigation']): Promise<Follower>;
  close(): Promise<void>;
}

/** Opens a store in memory; a clock stands still until a follower is told to let time pass. */
export async function openFollowers(): Promise<Followers> {
  const store = await openTestStore();
  const { db } = store;
  const parts = createPartCache(db);
  const onRefusal = (_: string, error: unknown) => {
    throw error;
  };
  const registry = createSiteRegistry({ db, parts, onRefusal, isWatched: () => true });
  const publisher = createPublisher({ db, compiler: await openCompiler({ rootDir: root }), registry, parts });
  const karat = await readFolder(join(root, 'merchants/karat'), 'merchants/karat');
  let count = 0;
  let clock = Date.parse('2030-01-01T00:00:00Z');

  const follow: Followers['follow'] = async (platform, navigation) => {
    // A watch looks at every follower of the store.
    await db.deleteFrom('upstreams').execute();
    await db.deleteFrom('upstream_questions').execute();
    count += 1;
    const code = `up-${count}`;
    const { url, statusPath, questions } = platform;
    const own = { source: 'upstream', upstream: { url }, paths: { systemStatus: statusPath } };
    const publish = (site: Readonly<Record<string, unknown>> = {}) =>
      publisher.publishFolder(
        patchFolder(karat, code, { site: { ...own, ...site }, ...(navigation ? { navigation } : {}) }),
        person,
      );
    const first = await publish();
    if (first.kind !== 'published') throw new Error(JSON.stringify(first));
    const ask = createAskPlatform({
      timeoutMs: 300,
      signal: new AbortController().signal,
      translationOf: () => undefined,
    });
    const alarms: string[] = [];
    const onAlarm = (_: string, message: string) => void alarms.push(message);
    const shared = () => sql<Date>`${new Date(clock)}::timestamptz`;
    const options = { db, publisher, platformUrl: url, ask, now: () => clock, clock: shared, onAlarm };
    let isFirstEnded = false;
    const [watch, neighbour] = [createUpstreamWatch(options), createUpstreamWatch(options)];
    return {
      code,
      async ask(after = EVERY) {
        clock += after;
        const before = questions.length;
        await watch.look();
        return questions.slice(before);
      },
      async askFromBoth(after = EVERY) {
        clock += after;
        const before = questions.length;
        await Promise.all([...(isFirstEnded ? [] : [watch.look()]), neighbour.look()]);
        return questions.slice(before);
      },
      endFirst() {
        isFirstEnded = true;
      },
      async live() {
        const live = await registry.current(code);
        if (!live) throw new Error(`${code} is not live.`);
        return live.site;
      },
      history: () => readHistory(db, code, 20),
      state: () => readUpstream(db, code),
      override: (change) => publisher.override(code, change, { ...person, detail: {} }),
      force: () => watch.askNow(code, person),
      alarms,
      rollBack: () => publisher.rollBack(code, person),
      publish,
    };
  };
  return { follow, close: () => store.close() };
}
