import type { Compiler, EngineVariant } from '../../release/compiler.ts';
import type { FolderFiles } from '../../release/load/read-folder.ts';
import type { PartCache } from '../live/part-cache.ts';
import type { SiteRegistry } from '../live/site-registry.ts';
import { isOvertaken } from '../store/engines.ts';
import { brokenAfter } from '../store/broken-promises.ts';
import { insertParts } from '../store/insert-parts.ts';
import type { AuditNote, Publication } from '../store/publish-release.ts';
import { publishRelease, publishReleases } from '../store/publish-release.ts';
import { readOverrides } from '../store/read-overrides.ts';
import type { StoredPointer } from '../store/read-pointer.ts';
import { readPointer } from '../store/read-pointer.ts';
import { readHistoryEntry } from '../store/read-history.ts';
import type { Database } from '../store/tables.ts';
import { findRollbackTarget, restoredState } from './find-rollback-target.ts';
import { type AlsoSign, createWayBack, type SignedReturn } from './go-back.ts';
import type { LiveState } from './guard-promises.ts';
import { createKeyedQueue } from './keyed-queue.ts';
import type { OverrideChange } from './override-stack.ts';
import { withoutEnded } from './override-stack.ts';
import { createLiveSources } from './live-sources.ts';
import { createPlans, type Plan } from './plan-overrides.ts';
import { createSourcePlans } from './plan-sources.ts';
import { createPrepare } from './prepare-plan.ts';
import { createPreparation } from './prepare-requests.ts';
import type { PublishResult } from './publish-result.ts';
import { impossible, leftToNewer, overtaken, unchanged, unknownMerchant } from './publish-result.ts';
import {
  createTogether,
  type Foreseen,
  type OverrideTogether,
  type Prepared,
  type OverrideRequest,
} from './publish-together.ts';
import { isEmergency } from './stops.ts';

/** Who and why. */
export type Note = Pick<AuditNote, 'author' | 'reason'>;

/** How a folder goes live. */
export interface FolderOptions {
  /** Another engine than the shipped one. */
  readonly variant?: EngineVariant;
  /** Makes it live although it breaks a promise. */
  readonly force?: boolean;
}

/** Where a rollback goes. */
export interface RollBackRequest {
  /** Absent: the state before the live one. */
  readonly to?: number | undefined;
  /** Where the merchant was looked at; absent: wherever it stands. */
  readonly expectedSeq?: number;
  /** What a second person signed of it: nothing else goes live. */
  readonly signed?: SignedReturn | undefined;
}

/** The one way in which configuration reaches players: compile, then move the pointer in one transaction. */
export interface Publisher {
  /** Publishes a folder with the overrides in force; the same release moves nothing. */
  publishFolder(files: FolderFiles, note: Note, options?: FolderOptions): Promise<PublishResult>;
  /**
   * Compiles what is live again with other overrides; one that says what is so without it changes nothing, unless a
   * platform that the merchant follows could say something else. `forced` in the detail makes them live although they break a promise.
   */
  override(merchant: string, change: OverrideChange, note: Omit<AuditNote, 'action'>): Promise<PublishResult>;
  /** Changes the overrides of many merchants at once: at all of them, or at none. */
  readonly overrideTogether: OverrideTogether;
  /** Compiles what `overrideTogether` would make live, and makes nothing live. */
  foresee(requests: readonly OverrideRequest[]): Promise<ReadonlyMap<string, PublishResult | Foreseen>>;
  /** What is live of a merchant and where it stands; nothing when it was never published or is no longer stored. */
  stateOf(merchant: string): Promise<(LiveState & { readonly seq: number }) | undefined>;
  /** Compiles what is live again without the overrides whose end has come. */
  expire(merchant: string, note: Omit<AuditNote, 'action'>): Promise<PublishResult>;
  /**
   * Compiles what is live again with what the operator's platform says: the text of `upstream.json`. An answer that takes
   * many switches away is impossible unless the detail says `forced`.
   */
  publishAnswer(merchant: string, answer: string, note: Omit<AuditNote, 'action'>): Promise<PublishResult>;
  /** Compiles what is live again because engine or theme changed. */
  recompile(merchant: string, note: Note): Promise<PublishResult>;
  /** Makes an earlier state live again, without the overrides of that time whose end has come since. */
  rollBack(merchant: string, note: Note, request?: RollBackRequest): Promise<PublishResult>;
  /** The release that `rollBack` would make live; makes nothing live. */
  foreseeRollBack(merchant: string, note: Note, request?: RollBackRequest): Promise<PublishResult | Foreseen>;
}

interface PublisherOptions {
  readonly db: Database;
  readonly compiler: Compiler;
  readonly registry: SiteRegistry;
  readonly parts: PartCache;
  readonly now?: () => Date;
}

/** How often a change is compiled again because somebody else was quicker. */
const ATTEMPTS = 5;

/** Makes a publisher; changes of one merchant wait for each other, and other nodes are met by comparing `seq`. */
export function createPublisher(options: PublisherOptions): Publisher {
  const { db, compiler, registry, parts: cache, now = () => new Date() } = options;
  const queue = createKeyedQueue();
  const sources = createLiveSources(db);

  const attempt = async (
    merchant: string,
    pointer: StoredPointer | undefined,
    plan: Plan,
  ): Promise<PublishResult | undefined> => {
    const ready = await prepare(merchant, pointer, plan);
    return ready.kind === 'prepared' ? commit(ready) : ready;
  };

  /** Whoever adopts the release reads none of them from the store. */
  const keepParts = (parts: Publication['parts']) => {
    for (const { bytes, ...part } of parts) if (bytes) cache.put({ ...part, bytes, private: part.private ?? false });
  };

  const commit = async ({ publication, outcome }: Prepared, also?: AlsoSign): Promise<PublishResult | undefined> => {
    const move = await publishRelease(db, publication, also);
    if (!move.moved) return undefined;
    keepParts(publication.parts);
    return { kind: 'published', pointer: move.pointer, ...outcome };
  };

  const publish = (merchant: string, plan: (pointer: StoredPointer | undefined) => Promise<Plan | PublishResult>) =>
    queue(merchant, async (): Promise<PublishResult> => {
      for (let count = 0; count < ATTEMPTS; count += 1) {
        const pointer = await readPointer(db, merchant);
        const request = await plan(pointer);
        if ('kind' in request) return request;
        if (await isLeft(merchant, request)) return leftToNewer(merchant);
        const result = await attempt(merchant, pointer, request);
        if (result?.kind === 'published') await registry.adopt({ merchant, seq: result.pointer.seq });
        if (result) return result;
      }
      return impossible(`${merchant} is being changed by others at this moment. Try again.`);
    });

  /** A node of an older engine would bring its releases back; only what stops something does not wait for a newer one. */
  const isLeft = async (merchant: string, { note, overrides }: Pick<Plan, 'note' | 'overrides'>) => {
    if (!(await isOvertaken(db, merchant, compiler.engine))) return false;
    return note.action !== 'override' || !isEmergency(await overridesOf(merchant), overrides);
  };

  const liveState = async (merchant: string, pointer: StoredPointer | undefined): Promise<LiveState | undefined> => {
    const files = pointer && (await sources.read(pointer.source));
    if (!files) return undefined;
    const entry = await readHistoryEntry(db, merchant, pointer.seq);
    return { files, overrides: await overridesOf(merchant), broken: entry ? brokenAfter(entry) : [] };
  };

  /** Overrides in force; one whose end has come is none, even while it waits to be taken out. */
  const overridesOf = async (merchant: string) => withoutEnded(await readOverrides(db, merchant), now());

  const prepare = createPrepare({ db, compiler, sources, liveState });
  const { planOverrides } = createPlans({ sources, now });
  const { planFolder, planAnswer, planRecompile } = createSourcePlans({ db, sources, overridesOf });

  const relay = (merchant: string, change: OverrideChange, note: AuditNote) =>
    publish(merchant, async (pointer) => {
      if (!pointer) return unknownMerchant(merchant);
      return planOverrides({ pointer, stored: await readOverrides(db, merchant) }, { change, note });
    });

  const prepareRequests = createPreparation({ db, compiler, sources, now, planOverrides, prepare });

  const overrideTogether = createTogether({
    prepare: prepareRequests,
    storeParts: async (parts) => {
      const stored = await insertParts(db, parts);
      keepParts(stored.filter((part) => part.private !== true));
    },
    commit: (publications, also) => publishReleases(db, publications, also),
    adopt: (merchant, { seq }) => registry.adopt({ merchant, seq }),
  });

  const { goBack, foresee } = createWayBack({ db, compiler, liveState, prepare, commit });

  /** Where a rollback starts and where it goes, or why it cannot be. */
  const findReturn = async (merchant: string, { to, expectedSeq }: RollBackRequest) => {
    const pointer = await readPointer(db, merchant);
    if (!pointer) return unknownMerchant(merchant);
    if (expectedSeq !== undefined && pointer.seq !== expectedSeq) return overtaken(merchant);
    const target = await findRollbackTarget(db, { merchant, now: now(), ...(to === undefined ? {} : { to }) });
    if (typeof target === 'string') return impossible(target);
    if (await isOvertaken(db, merchant, compiler.engine)) return leftToNewer(merchant);
    if (target.isLive) return { ...unchanged(pointer, target.overrides), target: restoredState(target) };
    return { kind: 'open', pointer, target } as const;
  };

  return {
    publishFolder(files, { author, reason }, { variant, force } = {}) {
      const merchant = files.folder.split('/').at(-1) ?? files.folder;
      const note: AuditNote = { action: 'publish', author, reason, detail: force ? { forced: true } : {} };
      const plan = planFolder(merchant, files, note);
      return publish(merchant, async (pointer) => ({ ...(await plan(pointer)), ...(variant ? { variant } : {}) }));
    },
    publishAnswer: (merchant, answer, note) => publish(merchant, planAnswer(merchant, answer, note)),
    override: (merchant, change, note) => relay(merchant, change, { action: 'override', ...note }),
    overrideTogether,
    foresee: async (requests) => {
      const foreseen = new Map<string, PublishResult | Foreseen>();
      for await (const [merchant, one] of prepareRequests(requests))
        foreseen.set(merchant, one.kind === 'prepared' ? { kind: 'foreseen', release: one.publication.release } : one);
      return foreseen;
    },
    stateOf: async (merchant) => {
      const pointer = await readPointer(db, merchant);
      const state = await liveState(merchant, pointer);
      return pointer && state && { seq: pointer.seq, ...state };
    },
    expire: (merchant, note) => relay(merchant, (overrides) => overrides, { action: 'expire', ...note }),
    recompile: (merchant, { author, reason }) =>
      publish(merchant, planRecompile(merchant, { action: 'recompile', author, reason, detail: {} })),
    rollBack: (merchant, note, request = {}) =>
      queue(merchant, async () => {
        const found = await findReturn(merchant, request);
        if (found.kind !== 'open') return found;
        const { pointer, target } = found;
        const result = await goBack(merchant, { pointer, target, note, signed: request.signed });
        if (result.kind !== 'published') return result;
        await registry.adopt({ merchant, seq: result.pointer.seq });
        return { ...result, target: restoredState(target) };
      }),
    async foreseeRollBack(merchant, note, request = {}) {
      const found = await findReturn(merchant, request);
      return found.kind === 'open' ? foresee(merchant, { ...found, note }) : found;
    },
  };
}
