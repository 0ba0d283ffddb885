import type { Note, Publisher } from '../publishing/publisher.ts';
import type { Database } from '../store/tables.ts';
import {
  claimQuestion,
  databaseClock,
  dropQuestion,
  settleQuestion,
  type SharedClock,
} from '../store/upstream-questions.ts';
import { listUpstreamsSince, readUpstream, saveFailure } from '../store/upstreams.ts';
import { adoptAnswer, type Adopted, type ReadAnswer } from './adopt-answer.ts';
import type { AskPlatform } from './ask-platform.ts';
import { pauseAfter } from './back-off.ts';
import type { KnownAnswers, PlatformReading } from './read-platform.ts';
import { readPlatform } from './read-platform.ts';
import type { UpstreamSettings } from './upstream-settings.ts';

interface WatchOptions {
  readonly db: Database;
  readonly publisher: Pick<Publisher, 'publishAnswer'>;
  /** Platform of merchants that name none. */
  readonly platformUrl: string;
  readonly ask: AskPlatform;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** What the nodes go by among themselves; the database's clock when absent. */
  readonly clock?: SharedClock;
  /** Hears once of each reason for which an answer is not believed. */
  readonly onAlarm?: (merchant: string, message: string) => void;
}

/** Follows the platforms of all merchants that have one. */
export interface UpstreamWatch {
  /** Asks every platform whose time has come; resolves when these have answered and what they changed is live. */
  look(): Promise<void>;
  /**
   * Asks one platform at once; gives why its answer is not live, nothing when it is. `forced` by somebody, the answer goes
   * live although it breaks a promise or takes switches away.
   */
  askNow(merchant: string, forced?: Note): Promise<string | undefined>;
}

/** Platforms that are asked at once; the others wait for the next look. */
const AT_ONCE = 16;
/** Every so many questions go without tags, since a platform may be wrong about what has changed. */
const UNTAGGED_EVERY = 20;
/** Every so many looks read all merchants that follow a platform; the others read what was published since. */
const REPAIR_EVERY = 60;
/** How long to wait when the store itself fails. */
const RETRY_MS = 30_000;

interface Memory {
  readonly settings: string;
  readonly nextAt: number;
  readonly questions: number;
  readonly known?: KnownAnswers;
}

/**
 * Makes a watch. An answer that differs from the last good one is compiled and goes live in the name of the platform;
 * whatever fails, the last good one stays and the failure is kept for staff to see. Nodes that share a database ask each
 * platform once between them.
 */
export function createUpstreamWatch(options: WatchOptions): UpstreamWatch {
  const { db, publisher, platformUrl, ask, now, clock = databaseClock, onAlarm = () => undefined } = options;
  const memories = new Map<string, Memory>();
  const underWay = new Map<string, Promise<string | undefined>>();
  /** The latest change that a look has read. */
  let seen = 0;
  let looks = 0;

  const fail = async (merchant: string, message: string, attempts: number) => {
    const at = new Date(now()).toISOString();
    const before = (await readUpstream(db, merchant))?.failure;
    await saveFailure(db, merchant, { since: before?.since ?? at, at, attempts, message });
    if (before?.message !== message) onAlarm(merchant, message);
  };

  const question = async (merchant: string, isUrgent: boolean, forced?: Note): Promise<string | undefined> => {
    const row = await readUpstream(db, merchant);
    if (!row) {
      memories.delete(merchant);
      await dropQuestion(db, merchant);
      return undefined;
    }
    const { settings } = row;
    const memory = remember(merchant, settings);
    const claimed = await claimQuestion(db, { merchant, settings: memory.settings, isUrgent }, clock);
    if ('waitMs' in claimed) {
      memories.set(merchant, { ...memory, nextAt: now() + claimed.waitMs });
      return undefined;
    }
    const isWhole = forced !== undefined || (memory.questions + 1) % UNTAGGED_EVERY === 0;
    const known = isWhole ? undefined : memory.known;
    const { at } = claimed;
    const reading = await readPlatform({ merchant, settings, platformUrl, known, ask }).catch(unexpected);
    const { trouble, isHeld = false, trail } = await become(reading, { merchant, trail: claimed.trail, at, forced });
    const failures = trouble === undefined ? 0 : claimed.failures + 1;
    if (trouble !== undefined) await fail(merchant, trouble, failures);
    const pauseMs = pauseAfter(failures, settings.everyMs);
    await settleQuestion(db, merchant, { failures, trail, pauseMs }, clock);
    // Whoever publishes other settings meanwhile has them asked with at the next look.
    if (memories.get(merchant) !== memory) return trouble;
    // What did not go live is asked for again as a whole.
    const isLive = trouble === undefined && !isHeld;
    const kept = isLive ? (reading.kind === 'said' ? reading.known : memory.known) : undefined;
    memories.set(merchant, {
      settings: memory.settings,
      nextAt: now() + pauseMs,
      questions: memory.questions + 1,
      ...(kept && { known: kept }),
    });
    return trouble;
  };

  const become = async (reading: PlatformReading, asked: Omit<ReadAnswer, 'mapped'>): Promise<Adopted> => {
    const { trail } = asked;
    if (reading.kind === 'failed') return { trouble: reading.message, trail };
    if (reading.kind === 'same') return { trail: { moves: trail.moves } };
    return adoptAnswer({ db, publisher }, { ...asked, mapped: reading.mapped }).catch((error: unknown) => ({
      trouble: unexpected(error).message,
      trail,
    }));
  };

  /** One question per merchant at a time; one that could not even be noted is asked again later. */
  const begin = (merchant: string, isUrgent: boolean, forced?: Note): Promise<string | undefined> => {
    const running = question(merchant, isUrgent, forced)
      .catch((error: unknown) => {
        const memory = memories.get(merchant);
        if (memory) memories.set(merchant, { ...memory, nextAt: now() + RETRY_MS });
        throw error;
      })
      .finally(() => underWay.delete(merchant));
    underWay.set(merchant, running);
    return running;
  };

  const remember = (merchant: string, settings: UpstreamSettings): Memory => {
    const text = JSON.stringify(settings);
    const found = memories.get(merchant);
    const memory = found?.settings === text ? found : { settings: text, nextAt: 0, questions: 0 };
    memories.set(merchant, memory);
    return memory;
  };

  /** Reads what was published since the last look, and now and then everything, since a commit may come late. */
  const learn = async () => {
    looks += 1;
    const rows = await listUpstreamsSince(db, looks % REPAIR_EVERY === 0 ? 0 : seen);
    for (const { merchant, settings, changed } of rows) {
      remember(merchant, settings);
      seen = Math.max(seen, changed);
    }
  };

  return {
    async look() {
      await learn();
      const due = [...memories].filter(([merchant, { nextAt }]) => nextAt <= now() && !underWay.has(merchant));
      const places = Math.max(0, AT_ONCE - underWay.size);
      await Promise.all(due.slice(0, places).map(([merchant]) => begin(merchant, false)));
    },
    async askNow(merchant, forced) {
      await underWay.get(merchant)?.catch(() => undefined);
      return begin(merchant, true, forced);
    },
  };
}

function unexpected(error: unknown): { readonly kind: 'failed'; readonly message: string } {
  return { kind: 'failed', message: error instanceof Error ? error.message : String(error) };
}
