import { canonicalJson } from '../../contracts/canonical-json.ts';
import type { Problem } from '../../contracts/problems.ts';
import type { Pointer } from '../../contracts/release.ts';
import type { Compiler, EngineVariant } from '../../release/compiler.ts';
import type { FolderFiles } from '../../release/load/read-folder.ts';
import { hashFolder } from '../../release/load/read-folder.ts';
import { flagsTakenAway } from '../../release/upstream/flags-taken-away.ts';
import { withUpstreamFile } from '../../release/upstream/upstream-file.ts';
import type { PartCache } from '../live/part-cache.ts';
import type { SiteRegistry } from '../live/site-registry.ts';
import { createLruCache } from '../lru-cache.ts';
import type { Override } from '../../contracts/origins.ts';
import type { AuditNote } from '../store/publish-release.ts';
import { publishRelease } from '../store/publish-release.ts';
import type { HistoryEntry } from '../store/read-history.ts';
import { findRollbackTarget, readHistoryEntry } from '../store/read-history.ts';
import { readOverrides } from '../store/read-overrides.ts';
import type { StoredPointer } from '../store/read-pointer.ts';
import { markCompiled, readPointer } from '../store/read-pointer.ts';
import { readManifest, readSource } from '../store/read-release.ts';
import { refusalOf, rollBack } from '../store/roll-back.ts';
import type { Database } from '../store/tables.ts';
import { readUpstream, keepUpstream } from '../store/upstreams.ts';
import type { UpstreamSettings } from '../upstream/upstream-settings.ts';
import { readUpstreamSettings } from '../upstream/upstream-settings.ts';
import { guardPromises } from './guard-promises.ts';
import { createKeyedQueue } from './keyed-queue.ts';
import { packSource, unpackSource } from './pack-source.ts';
import { takenHosts } from './taken-hosts.ts';

/** How a wish to change what players see ended. */
export type PublishResult =
  | { readonly kind: 'published' | 'unchanged'; readonly pointer: Pointer; readonly warnings: readonly Problem[] }
  | { readonly kind: 'refused'; readonly problems: readonly Problem[] }
  | { readonly kind: 'impossible'; readonly message: string };

/** Who and why. */
export type Note = Pick<AuditNote, 'author' | 'reason'>;

/** How a folder goes live. */
export interface FolderOptions {
  /** Another engine than the shipped one. */
  readonly variant?: EngineVariant;
  /** Makes it live although it breaks a promise. */
  readonly force?: boolean;
}

/** Overrides to put in force and names of overrides to end. */
export interface OverrideChange {
  readonly set?: readonly Override[];
  readonly remove?: readonly string[];
}

/** The one way in which configuration reaches players: compile, then move the pointer in one transaction. */
export interface Publisher {
  /** Publishes a folder with the overrides in force; the same release moves nothing. */
  publishFolder(files: FolderFiles, note: Note, options?: FolderOptions): Promise<PublishResult>;
  /** Compiles what is live again with other overrides; `forced` in the detail makes them live although they break a promise. */
  override(
    merchant: string,
    change: OverrideChange,
    note: Omit<AuditNote, 'action'> & { action?: 'override' | 'expire' },
  ): Promise<PublishResult>;
  /**
   * Compiles what is live again with what the operator's platform says: the text of `upstream.json`. An answer that takes
   * many switches away is impossible unless the detail says `forced`.
   */
  publishAnswer(merchant: string, answer: string, note: Omit<AuditNote, 'action'>): Promise<PublishResult>;
  /** Compiles what is live again because engine or theme changed. */
  recompile(merchant: string, note: Note): Promise<PublishResult>;
  rollBack(merchant: string, note: Note, to?: number): Promise<PublishResult>;
}

interface PublisherOptions {
  readonly db: Database;
  readonly compiler: Compiler;
  readonly registry: SiteRegistry;
  readonly parts: PartCache;
}

interface Plan {
  readonly files: FolderFiles;
  readonly overrides: readonly Override[];
  readonly folder: string;
  readonly note: AuditNote;
  /** Moves the pointer even when the release is the same, because the overrides are not. */
  readonly always: boolean;
  /** Whether the files come from a folder and not from the store. */
  readonly isFolder?: boolean;
  /** Another engine than the shipped one. */
  readonly variant?: EngineVariant;
  /** How the merchant follows a platform from here on; null when it does not, absent when that stays as it is. */
  readonly upstream?: UpstreamSettings | null;
}

interface Lift {
  readonly pointer: StoredPointer;
  readonly target: HistoryEntry;
  readonly note: Note;
  /** Why the release itself cannot go live. */
  readonly refusal: string;
}

/** How often a change is compiled again because somebody else was quicker. */
const ATTEMPTS = 5;

/** Makes a publisher; changes of one merchant wait for each other, and other nodes are met by comparing `seq`. */
export function createPublisher({ db, compiler, registry, parts: cache }: PublisherOptions): Publisher {
  const queue = createKeyedQueue();
  const sources = createLruCache<FolderFiles>(500);

  const attempt = async (
    merchant: string,
    pointer: StoredPointer | undefined,
    plan: Plan,
  ): Promise<PublishResult | undefined> => {
    const { files, overrides, folder, note, variant, upstream } = plan;
    const result = await compiler.compile(files, { overrides, ...variant });
    if (!result.ok) return { kind: 'refused', problems: result.problems };
    const { release, manifest, parts, warnings, engine, hosts } = result;
    // Only a folder brings domains; what is live already is not refused for what it has long had.
    const taken = plan.isFolder ? await takenHosts(db, { merchant, files, hosts }) : [];
    if (taken.length > 0) return { kind: 'refused', problems: [...taken, ...warnings] };
    if (pointer?.release === release && !plan.always) {
      await markCompiled(db, merchant, { folder, engine });
      if (upstream !== undefined) await keepUpstream(db, merchant, upstream);
      return { kind: 'unchanged', pointer: { seq: pointer.seq, release }, warnings };
    }
    const live = async () => {
      const stored = await liveSource(pointer);
      return stored && { files: stored, overrides: await readOverrides(db, merchant) };
    };
    const verdict = await guardPromises(compiler, {
      note,
      next: { files, overrides, compiled: result },
      live,
      variant,
    });
    if (verdict.refusals.length > 0) return { kind: 'refused', problems: [...verdict.refusals, ...warnings] };
    const hash = hashFolder(files);
    sources.set(hash, files);
    const source = hash === pointer?.source ? { hash } : { hash, bytes: await packSource(files) };
    const expectedSeq = pointer?.seq ?? 0;
    const move = await publishRelease(db, {
      merchant,
      expectedSeq,
      release,
      manifest,
      parts,
      source,
      folder,
      engine,
      hosts,
      overrides,
      note: verdict.note,
      ...(upstream === undefined ? {} : { upstream }),
    });
    if (!move.moved) return undefined;
    for (const part of parts) cache.put(part);
    return { kind: 'published', pointer: move.pointer, warnings: [...verdict.warnings, ...warnings] };
  };

  const publish = (merchant: string, plan: (pointer: StoredPointer | undefined) => Promise<Plan | string>) =>
    queue(merchant, async (): Promise<PublishResult> => {
      for (let count = 0; count < ATTEMPTS; count += 1) {
        const pointer = await readPointer(db, merchant);
        const wish = await plan(pointer);
        if (typeof wish === 'string') return { kind: 'impossible', message: wish };
        const result = await attempt(merchant, pointer, wish);
        if (result?.kind === 'published') await registry.adopt({ merchant, seq: result.pointer.seq });
        if (result) return result;
      }
      return { kind: 'impossible', message: `${merchant} is being changed by others at this moment. Try again.` };
    });

  const liveSource = async (pointer: StoredPointer | undefined): Promise<FolderFiles | undefined> => {
    if (!pointer) return undefined;
    const known = sources.get(pointer.source);
    if (known) return known;
    const bytes = await readSource(db, pointer.source);
    const files = bytes && (await unpackSource(bytes));
    if (files) sources.set(pointer.source, files);
    return files;
  };

  /** A release of another format comes back as what its stored source compiles to: the source passes `upgrade`. */
  const lift = async (merchant: string, { pointer, target, note, refusal }: Lift): Promise<PublishResult> => {
    const bytes = await readSource(db, target.source);
    if (!bytes) return { kind: 'impossible', message: `${refusal} Its source is no longer stored.` };
    const { seq, overrides } = target;
    const detail = { to: seq, lifted: true };
    const plan = {
      overrides,
      folder: pointer.folder,
      note: { action: 'rollback', ...note, detail },
      always: true,
    } as const;
    const result = await attempt(merchant, pointer, { ...plan, files: await unpackSource(bytes) });
    if (result?.kind === 'published') await registry.adopt({ merchant, seq: result.pointer.seq });
    return result ?? { kind: 'impossible', message: `${merchant} was changed by somebody else just now. Look again.` };
  };

  return {
    publishFolder(files, { author, reason }, { variant, force } = {}) {
      const merchant = files.folder.split('/').at(-1) ?? files.folder;
      const note: AuditNote = { action: 'publish', author, reason, detail: force ? { forced: true } : {} };
      const upstream = readUpstreamSettings(files) ?? null;
      return publish(merchant, async () => {
        const overrides = await readOverrides(db, merchant);
        const stored = await readUpstream(db, merchant);
        const answer = upstream && stored?.answer;
        // Where calls go is part of no release, and every node must hear of it.
        const always = canonicalJson(upstream) !== canonicalJson(stored?.settings ?? null);
        const laid = answer ? withUpstreamFile(files, answer) : files;
        const plan = { files: laid, overrides, folder: hashFolder(files), note, always, upstream, isFolder: true };
        return { ...plan, ...(variant ? { variant } : {}) };
      });
    },
    publishAnswer(merchant, answer, note) {
      return publish(merchant, async (pointer) => {
        const files = await liveSource(pointer);
        if (!pointer || !files) return unknownMerchant(merchant);
        if (!readUpstreamSettings(files))
          return `What is live of ${merchant} follows no platform; publish its folder again.`;
        const laid = withUpstreamFile(files, answer);
        const gone = note.detail['forced'] === true ? [] : flagsTakenAway(files, laid);
        if (gone.length > 0)
          return `The answer no longer speaks of ${gone.length} switches that are on: ${gone.join(', ')}.`;
        // The source must hold the answer even where overrides hide it, so that it counts when they end.
        const always = hashFolder(laid) !== pointer.source;
        const overrides = await readOverrides(db, merchant);
        return { files: laid, overrides, folder: pointer.folder, note: { action: 'upstream', ...note }, always };
      });
    },
    override(merchant, { set = [], remove = [] }, { action = 'override', ...note }) {
      const changed = new Set([...set.map(({ name }) => name), ...remove]);
      return publish(merchant, async (pointer) => {
        const files = await liveSource(pointer);
        if (!pointer || !files) return unknownMerchant(merchant);
        const kept = (await readOverrides(db, merchant)).filter(({ name }) => !changed.has(name));
        return { files, overrides: [...kept, ...set], folder: pointer.folder, note: { action, ...note }, always: true };
      });
    },
    recompile(merchant, { author, reason }) {
      const note: AuditNote = { action: 'recompile', author, reason, detail: {} };
      return publish(merchant, async (pointer) => {
        const files = await liveSource(pointer);
        if (!pointer || !files) return unknownMerchant(merchant);
        return { files, overrides: await readOverrides(db, merchant), folder: pointer.folder, note, always: false };
      });
    },
    rollBack: (merchant, note, to) =>
      queue(merchant, async () => {
        const pointer = await readPointer(db, merchant);
        if (!pointer) return { kind: 'impossible', message: unknownMerchant(merchant) };
        const target =
          to === undefined ? await findRollbackTarget(db, merchant) : await readHistoryEntry(db, merchant, to);
        if (!target)
          return {
            kind: 'impossible',
            message: to === undefined ? `${merchant} has nothing to go back to.` : `${merchant} has no seq ${to}.`,
          };
        const manifest = await readManifest(db, target.release);
        if (!manifest) return { kind: 'impossible', message: `Release ${target.release} is no longer stored.` };
        const refusal = refusalOf(manifest);
        if (refusal) return lift(merchant, { pointer, target, note, refusal });
        const move = await rollBack(db, { merchant, expectedSeq: pointer.seq, target, note });
        if (!move.moved)
          return { kind: 'impossible', message: `${merchant} was changed by somebody else just now. Look again.` };
        await registry.adopt({ merchant, seq: move.pointer.seq });
        return { kind: 'published', pointer: move.pointer, warnings: [] };
      }),
  };
}

function unknownMerchant(merchant: string): string {
  return `There is no published merchant "${merchant}".`;
}
