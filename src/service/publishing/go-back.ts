import type { Transaction } from 'kysely';
import type { Override } from '../../contracts/origins.ts';
import type { Compiler } from '../../release/compiler.ts';
import type { FolderFiles } from '../../release/load/read-folder.ts';
import { prunedWords } from '../store/prune-releases.ts';
import type { AuditNote } from '../store/publish-release.ts';
import type { StoredPointer } from '../store/read-pointer.ts';
import { readManifest, readSource } from '../store/read-release.ts';
import { refusalOf, rollBack } from '../store/roll-back.ts';
import type { Database, Tables } from '../store/tables.ts';
import type { RollbackTarget } from './find-rollback-target.ts';
import type { LiveState, Verdict } from './guard-promises.ts';
import { guardPromises } from './guard-promises.ts';
import { unpackSource } from './pack-source.ts';
import type { PublishResult } from './publish-result.ts';
import { impossible, overtaken } from './publish-result.ts';
import type { Foreseen, Prepared } from './publish-together.ts';
import type { Plan } from './plan-overrides.ts';

interface WayBackOptions {
  readonly db: Database;
  readonly compiler: Compiler;
  liveState(merchant: string, pointer: StoredPointer): Promise<LiveState | undefined>;
  /** Compiles a state. */
  prepare(merchant: string, pointer: StoredPointer, plan: Plan): Promise<PublishResult | Prepared>;
  /** Moves the pointer to what was compiled; nothing when somebody else was quicker. */
  commit(ready: Prepared, also?: AlsoSign): Promise<PublishResult | undefined>;
}

/** Writes what a second person signed, in the transaction that moves the pointer. */
export type AlsoSign = (tx: Transaction<Tables>) => Promise<void>;

/** What a second person signed of a rollback. */
export interface SignedReturn {
  /** The release that it must become. */
  readonly release: string;
  readonly also: AlsoSign;
}

interface Return {
  readonly pointer: StoredPointer;
  readonly target: RollbackTarget;
  readonly note: Pick<AuditNote, 'author' | 'reason'>;
  readonly signed?: SignedReturn | undefined;
}

/** A way back that is open: a release as it is stored, or what its source compiles to. */
type Way =
  | { readonly kind: 'stored'; readonly files: FolderFiles; readonly noted: AuditNote }
  | { readonly kind: 'compiled'; readonly plan: Plan };

/**
 * Makes what brings an earlier state back: as its release, or as what its stored source compiles to when the release cannot
 * go live as it is. What the state breaks is found out anew and reported; it is never refused.
 */
export function createWayBack({ db, compiler, liveState, prepare, commit }: WayBackOptions) {
  /** What the target breaks as it would stand; nothing when its source no longer compiles at all. */
  const prove = async (
    note: AuditNote,
    next: { readonly files: FolderFiles; readonly overrides: readonly Override[] },
    live: () => Promise<LiveState | undefined>,
  ): Promise<Verdict | undefined> => {
    const { files, overrides } = next;
    const first = await compiler.check(files, { overrides });
    // The release was made: what an engine has learnt to refuse since is not asked about.
    const compiled = first.ok ? first : await compiler.check(files, { overrides, known: first.problems });
    return compiled.ok ? guardPromises(compiler, { note, next: { ...next, compiled }, live }) : undefined;
  };

  const findWay = async (
    merchant: string,
    { pointer, target, note, signed }: Return,
  ): Promise<Way | ReturnType<typeof impossible>> => {
    const { entry, overrides, ended } = target;
    const bytes = await readSource(db, entry.source);
    if (!bytes) return impossible(prunedWords(merchant, entry.seq));
    const manifest = await readManifest(db, entry.release);
    const isWhole = manifest !== undefined && refusalOf(manifest) === undefined;
    const detail = {
      to: entry.seq,
      ...(ended.length > 0 ? { ended } : {}),
      ...(isWhole ? {} : { lifted: true }),
      ...(signed ? { isSigned: true } : {}),
    };
    const noted: AuditNote = { action: 'rollback', ...note, detail };
    const files = await unpackSource(bytes);
    if (isWhole && ended.length === 0) return { kind: 'stored', files, noted };
    return { kind: 'compiled', plan: { files, overrides, folder: pointer.folder, note: noted, always: true } };
  };

  return {
    /** The release that a rollback would make live. */
    async foresee(merchant: string, request: Return): Promise<PublishResult | Foreseen> {
      const way = await findWay(merchant, request);
      if (way.kind === 'impossible') return way;
      if (way.kind === 'stored') return { kind: 'foreseen', release: request.target.entry.release };
      const ready = await prepare(merchant, request.pointer, way.plan);
      return ready.kind === 'prepared' ? { kind: 'foreseen', release: ready.publication.release } : ready;
    },
    async goBack(merchant: string, request: Return): Promise<PublishResult> {
      const { pointer, target, signed } = request;
      const way = await findWay(merchant, request);
      if (way.kind === 'impossible') return way;
      const isOther = (release: string) => signed !== undefined && signed.release !== release;
      if (way.kind === 'compiled') {
        const ready = await prepare(merchant, pointer, way.plan);
        if (ready.kind !== 'prepared') return ready;
        if (isOther(ready.publication.release)) return overtaken(merchant);
        return (await commit(ready, signed?.also)) ?? overtaken(merchant);
      }
      const { entry, overrides } = target;
      if (isOther(entry.release)) return overtaken(merchant);
      const { files, noted } = way;
      const verdict = await prove(noted, { files, overrides }, () => liveState(merchant, pointer));
      const { note: proven = noted, breaks = [], warnings = [] } = verdict ?? {};
      const wanted = { merchant, expectedSeq: pointer.seq, target: entry, note: proven, also: signed?.also };
      const move = await rollBack(db, wanted);
      return move.moved
        ? { kind: 'published', pointer: move.pointer, warnings, breaks, overrides }
        : overtaken(merchant);
    },
  };
}
