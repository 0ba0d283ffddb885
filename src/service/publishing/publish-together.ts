import type { Transaction } from 'kysely';
import type { Pointer } from '../../contracts/release.ts';
import type { PublishedPart } from '../store/insert-parts.ts';
import type { AuditNote, PointerMoves, Publication } from '../store/publish-release.ts';
import { pagesOf } from '../store/pages-of.ts';
import type { HistoryEntry } from '../store/read-history.ts';
import type { Tables } from '../store/tables.ts';
import type { OverrideChange } from './override-stack.ts';
import type { PublishResult } from './publish-result.ts';
import { overtaken } from './publish-result.ts';

/** What one merchant is to get in a change of many. */
export interface OverrideRequest {
  readonly merchant: string;
  readonly change: OverrideChange;
  readonly note: AuditNote;
  /** Where the merchant was looked at; absent: wherever it stands. */
  readonly expectedSeq?: number;
  /** The release that it must become; absent: whatever the change makes of it. */
  readonly expectedRelease?: string;
  /** A state that was live before, to which the change may lead back. */
  readonly earlier?: HistoryEntry | undefined;
}

/** Prepares requests one after the other: each merchant with what it would get, or why not. */
export type PrepareRequests = (
  requests: readonly OverrideRequest[],
) => AsyncIterable<readonly [merchant: string, ready: PublishResult | Prepared]>;

/** The release that a request would make. */
export interface Foreseen {
  readonly kind: 'foreseen';
  readonly release: string;
}

/** A release that is compiled, judged and ready to go live. */
export interface Prepared {
  readonly kind: 'prepared';
  readonly publication: Publication;
  /** What the answer says besides the pointer. */
  readonly outcome: Omit<Extract<PublishResult, { kind: 'published' | 'unchanged' }>, 'kind' | 'pointer'>;
}

/** Results by merchant; `isDone` says whether all of it is live, or nothing of it. */
export interface TogetherResult {
  readonly isDone: boolean;
  readonly results: ReadonlyMap<string, PublishResult>;
}

/** Writes more in the transaction that moves the pointers; it gets what each merchant's answer will be. */
export type AlsoWrite = (tx: Transaction<Tables>, results: ReadonlyMap<string, PublishResult>) => Promise<void>;

export type OverrideTogether = (requests: readonly OverrideRequest[], also?: AlsoWrite) => Promise<TogetherResult>;

interface TogetherOptions {
  readonly prepare: PrepareRequests;
  /** Stores parts of releases that are to go live. */
  readonly storeParts: (parts: readonly PublishedPart[]) => Promise<void>;
  readonly commit: (
    publications: readonly Publication[],
    also: (tx: Transaction<Tables>, moved: ReadonlyMap<string, Pointer>) => Promise<void>,
  ) => Promise<PointerMoves>;
  /** Shows this node's browsers what has moved. */
  readonly adopt: (merchant: string, pointer: Pointer) => Promise<void>;
}

const ADOPTED_AT_ONCE = 50;

/** Parts that wait to be stored together: each writing ends with one to the disk. */
const PARTS_AT_ONCE = 100;

/**
 * Makes the change of many merchants: all are compiled and judged first, then all pointers move in one transaction. One that
 * would not take its change, or that somebody else moved meanwhile, leaves every merchant as it was; the results then say
 * why only for those.
 */
export function createTogether({ prepare, storeParts, commit, adopt }: TogetherOptions): OverrideTogether {
  return async (requests, also = () => Promise.resolve()) => {
    const results = new Map<string, PublishResult>();
    const ready: Prepared[] = [];
    const waiting = new Map<string, PublishedPart>();
    const storeWaiting = async () => {
      const parts = [...waiting.values()];
      waiting.clear();
      await storeParts(parts);
    };
    for await (const [merchant, one] of prepare(requests)) {
      if (one.kind !== 'prepared') {
        results.set(merchant, one);
        continue;
      }
      for (const part of one.publication.parts) waiting.set(part.hash, part);
      // Releases of a thousand merchants would not fit into memory with all of their pictures and texts.
      ready.push({ ...one, publication: withoutBytes(one.publication) });
      if (waiting.size >= PARTS_AT_ONCE) await storeWaiting();
    }
    await storeWaiting();
    const failed = [...results].filter(([, { kind }]) => kind === 'refused' || kind === 'impossible');
    if (failed.length > 0) return { isDone: false, results: new Map(failed) };
    const publications = ready.map(({ publication }) => publication);
    const move = await commit(publications, async (tx, moved) => {
      for (const { publication, outcome } of ready) {
        const pointer = moved.get(publication.merchant);
        if (pointer) results.set(publication.merchant, { kind: 'published', pointer, ...outcome });
      }
      await also(tx, results);
    });
    if (!move.moved)
      return { isDone: false, results: new Map(move.overtaken.map((merchant) => [merchant, overtaken(merchant)])) };
    // Together, so that what is read of all is read at once; not all, whose sites would be in memory twice.
    for (const some of pagesOf([...move.moved], ADOPTED_AT_ONCE))
      await Promise.all(some.map(([merchant, pointer]) => adopt(merchant, pointer)));
    return { isDone: true, results };
  };
}

function withoutBytes(publication: Publication): Publication {
  return { ...publication, parts: publication.parts.map(({ bytes: _, ...part }) => part) };
}
