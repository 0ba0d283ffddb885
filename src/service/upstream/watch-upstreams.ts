import type { MappedStatus } from '../../release/upstream/map-status.ts';
import { compareUpstream, describeChanges } from '../../release/upstream/compare-upstream.ts';
import { writeUpstream } from '../../release/upstream/upstream-file.ts';
import type { Note, Publisher } from '../publishing/publisher.ts';
import type { Database } from '../store/tables.ts';
import { listUpstreamsSince, readUpstream, saveAnswer, saveFailure } from '../store/upstreams.ts';
import type { AskPlatform } from './ask-platform.ts';
import { pauseAfter } from './back-off.ts';
import type { KnownAnswers } from './read-platform.ts';
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
  readonly failures: number;
  readonly questions: number;
  readonly known?: KnownAnswers;
}

/**
 * Makes a watch. An answer that differs from the last good one is compiled and goes live in the name of the platform;
 * whatever fails, the last good one stays and the failure is kept for staff to see.
 */
export function createUpstreamWatch(options: WatchOptions): UpstreamWatch {
  const { db, publisher, platformUrl, ask, now, onAlarm = () => undefined } = options;
  const memories = new Map<string, Memory>();
  const underWay = new Map<string, Promise<string | undefined>>();
  /** The latest change that a look has read. */
  let seen = 0;
  let looks = 0;

  /** Takes an answer that could be read; a sentence when it cannot go live. */
  const adopt = async (merchant: string, mapped: MappedStatus, forced: Note | undefined) => {
    const { site, unknownFlags, unmapped, faults, contradictions } = mapped;
    if (faults.length > 0 && !forced) return `The answer has values that cannot be. ${faults.join(' ')}`;
    const answer = writeUpstream(site);
    const notes = { unknownFlags, unmapped, contradictions };
    const stored = await readUpstream(db, merchant);
    if (stored?.answer === answer) {
      const at = stored.answered_at ?? new Date(now());
      const isNews = stored.failure !== null || JSON.stringify(stored.notes) !== JSON.stringify(notes);
      if (isNews) await saveAnswer(db, merchant, { answer, notes, at });
      return undefined;
    }
    const changes = compareUpstream(stored?.answer ? JSON.parse(stored.answer) : {}, site);
    const what = stored?.answer ? 'The platform changed' : 'The platform answered for the first time:';
    const reason = `${what} ${describeChanges(changes)}.`;
    const changed = changes.map(({ name }) => name);
    const note = forced
      ? {
          author: forced.author,
          reason: `${forced.reason} (${reason})`,
          detail: { changed, forced: true, overruled: faults },
        }
      : { author: 'platform', reason, detail: { changed } };
    const result = await publisher.publishAnswer(merchant, answer, note);
    // A node of a newer engine asks as well, and makes it live.
    if (result.kind === 'impossible') return result.isLeft && !forced ? undefined : result.message;
    if (result.kind === 'refused') {
      const errors = result.problems.filter(({ severity }) => severity === 'error');
      const isBroken = errors.some(({ code }) => code === 'PROMISE_BROKEN');
      const fault = isBroken ? 'The answer would break a promise.' : 'The answer does not compile.';
      return `${fault} ${errors.map(({ pointer, message }) => `${pointer}: ${message}`).join(' ')}`;
    }
    await saveAnswer(db, merchant, { answer, notes, at: new Date(now()) });
    return undefined;
  };

  const fail = async (merchant: string, message: string, attempts: number) => {
    const at = new Date(now()).toISOString();
    const before = (await readUpstream(db, merchant))?.failure;
    await saveFailure(db, merchant, { since: before?.since ?? at, at, attempts, message });
    if (before?.message !== message) onAlarm(merchant, message);
  };

  const question = async (merchant: string, forced?: Note): Promise<string | undefined> => {
    const row = await readUpstream(db, merchant);
    if (!row) {
      memories.delete(merchant);
      return undefined;
    }
    const memory = remember(merchant, row.settings);
    const isWhole = forced !== undefined || (memory.questions + 1) % UNTAGGED_EVERY === 0;
    const known = isWhole ? undefined : memory.known;
    const { settings } = row;
    const reading = await readPlatform({ merchant, settings, platformUrl, known, ask }).catch(unexpected);
    const trouble =
      reading.kind === 'said'
        ? await adopt(merchant, reading.mapped, forced).catch((error: unknown) => unexpected(error).message)
        : reading.kind === 'failed'
          ? reading.message
          : undefined;
    const failures = trouble === undefined ? 0 : memory.failures + 1;
    if (trouble !== undefined) await fail(merchant, trouble, failures);
    // Whoever publishes other settings meanwhile has them asked with at the next look.
    if (memories.get(merchant) !== memory) return trouble;
    // What did not go live is asked for again as a whole.
    const kept = trouble !== undefined ? undefined : reading.kind === 'said' ? reading.known : memory.known;
    const nextAt = now() + pauseAfter(failures, settings.everyMs);
    const { settings: text, questions } = memory;
    memories.set(merchant, {
      settings: text,
      nextAt,
      failures,
      questions: questions + 1,
      ...(kept && { known: kept }),
    });
    return trouble;
  };

  /** One question per merchant at a time; one that could not even be noted is asked again later. */
  const begin = (merchant: string, forced?: Note): Promise<string | undefined> => {
    const begun = question(merchant, forced)
      .catch((error: unknown) => {
        const memory = memories.get(merchant);
        if (memory) memories.set(merchant, { ...memory, nextAt: now() + RETRY_MS });
        throw error;
      })
      .finally(() => underWay.delete(merchant));
    underWay.set(merchant, begun);
    return begun;
  };

  const remember = (merchant: string, settings: UpstreamSettings): Memory => {
    const text = JSON.stringify(settings);
    const found = memories.get(merchant);
    const memory = found?.settings === text ? found : { settings: text, nextAt: 0, failures: 0, questions: 0 };
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
      await Promise.all(due.slice(0, places).map(([merchant]) => begin(merchant)));
    },
    async askNow(merchant, forced) {
      await underWay.get(merchant)?.catch(() => undefined);
      return begin(merchant, forced);
    },
  };
}

function unexpected(error: unknown): { readonly kind: 'failed'; readonly message: string } {
  return { kind: 'failed', message: error instanceof Error ? error.message : String(error) };
}
