import type { MappedStatus } from '../../release/upstream/map-status.ts';
import { compareUpstream, describeChanges } from '../../release/upstream/compare-upstream.ts';
import { writeUpstream } from '../../release/upstream/upstream-file.ts';
import type { Publisher } from '../publishing/publisher.ts';
import type { Database } from '../store/tables.ts';
import { listUpstreams, readUpstream, saveAnswer, saveFailure } from '../store/upstreams.ts';
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
}

/** Follows the platforms of all merchants that have one. */
export interface UpstreamWatch {
  /** Asks every platform whose time has come; resolves when these have answered and what they changed is live. */
  look(): Promise<void>;
}

/** Platforms that are asked at once; the others wait for the next look. */
const AT_ONCE = 16;
/** Every so many questions go without tags, since a platform may be wrong about what has changed. */
const UNTAGGED_EVERY = 20;

interface Memory {
  readonly settings: string;
  readonly nextAt: number;
  readonly failures: number;
  readonly questions: number;
  readonly known?: KnownAnswers;
  readonly isBusy: boolean;
}

/**
 * Makes a watch. An answer that differs from the last good one is compiled and goes live in the name of the platform;
 * whatever fails, the last good one stays and the failure is kept for staff to see.
 */
export function createUpstreamWatch({ db, publisher, platformUrl, ask, now }: WatchOptions): UpstreamWatch {
  const memories = new Map<string, Memory>();

  /** Takes an answer that could be read; a sentence when it cannot go live. */
  const adopt = async (merchant: string, { site, unknownFlags, unmapped, contradictions }: MappedStatus) => {
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
    const detail = { changed: changes.map(({ name }) => name) };
    const result = await publisher.publishAnswer(merchant, answer, { author: 'platform', reason, detail });
    if (result.kind === 'impossible') return result.message;
    if (result.kind === 'refused') {
      const errors = result.problems.filter(({ severity }) => severity === 'error');
      return `The answer does not compile. ${errors.map(({ pointer, message }) => `${pointer}: ${message}`).join(' ')}`;
    }
    await saveAnswer(db, merchant, { answer, notes, at: new Date(now()) });
    return undefined;
  };

  const fail = async (merchant: string, message: string, attempts: number) => {
    const at = new Date(now()).toISOString();
    const before = (await readUpstream(db, merchant))?.failure;
    await saveFailure(db, merchant, { since: before?.since ?? at, at, attempts, message });
  };

  const question = async (merchant: string, settings: UpstreamSettings, memory: Memory): Promise<void> => {
    const known = (memory.questions + 1) % UNTAGGED_EVERY === 0 ? undefined : memory.known;
    const reading = await readPlatform({ merchant, settings, platformUrl, known, ask }).catch(unexpected);
    const trouble =
      reading.kind === 'said'
        ? await adopt(merchant, reading.mapped).catch((error: unknown) => unexpected(error).message)
        : reading.kind === 'failed'
          ? reading.message
          : undefined;
    const failures = trouble === undefined ? 0 : memory.failures + 1;
    if (trouble !== undefined) await fail(merchant, trouble, failures);
    const { known: _, ...rest } = memory;
    // What did not go live is asked for again as a whole.
    const kept = trouble !== undefined ? undefined : reading.kind === 'said' ? reading.known : memory.known;
    memories.set(merchant, {
      ...rest,
      ...(kept ? { known: kept } : {}),
      questions: memory.questions + 1,
      failures,
      nextAt: now() + pauseAfter(failures, settings.everyMs),
      isBusy: false,
    });
  };

  /** A question that could not even be noted is asked again later. */
  const release = (merchant: string, everyMs: number) => {
    const memory = memories.get(merchant);
    if (memory?.isBusy) memories.set(merchant, { ...memory, isBusy: false, nextAt: now() + everyMs });
  };

  return {
    async look() {
      const rows = await listUpstreams(db);
      const present = new Set(rows.map(({ merchant }) => merchant));
      for (const merchant of memories.keys()) if (!present.has(merchant)) memories.delete(merchant);
      const begun: Promise<void>[] = [];
      let busy = [...memories.values()].filter(({ isBusy }) => isBusy).length;
      for (const { merchant, settings } of rows) {
        const text = JSON.stringify(settings);
        const found = memories.get(merchant);
        const isKnown = found?.isBusy || found?.settings === text;
        const memory = found && isKnown ? found : { ...fresh, settings: text };
        if (memory.isBusy || memory.nextAt > now() || busy >= AT_ONCE) continue;
        busy += 1;
        memories.set(merchant, { ...memory, isBusy: true });
        begun.push(question(merchant, settings, memory).finally(() => release(merchant, settings.everyMs)));
      }
      await Promise.all(begun);
    },
  };
}

const fresh: Memory = { settings: '', nextAt: 0, failures: 0, questions: 0, isBusy: false };

function unexpected(error: unknown): { readonly kind: 'failed'; readonly message: string } {
  return { kind: 'failed', message: error instanceof Error ? error.message : String(error) };
}
