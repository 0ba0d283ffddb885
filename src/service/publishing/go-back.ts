import type { Override } from '../../contracts/origins.ts';
import type { Compiler } from '../../release/compiler.ts';
import type { FolderFiles } from '../../release/load/read-folder.ts';
import { prunedWords } from '../store/prune-releases.ts';
import type { AuditNote } from '../store/publish-release.ts';
import type { StoredPointer } from '../store/read-pointer.ts';
import { readManifest, readSource } from '../store/read-release.ts';
import { refusalOf, rollBack } from '../store/roll-back.ts';
import type { Database } from '../store/tables.ts';
import type { RollbackTarget } from './find-rollback-target.ts';
import type { LiveState, Verdict } from './guard-promises.ts';
import { guardPromises } from './guard-promises.ts';
import { unpackSource } from './pack-source.ts';
import type { PublishResult } from './publish-result.ts';
import { impossible, overtaken } from './publish-result.ts';
import type { Plan } from './publisher.ts';

interface WayBackOptions {
  readonly db: Database;
  readonly compiler: Compiler;
  liveState(merchant: string, pointer: StoredPointer): Promise<LiveState | undefined>;
  /** Compiles a state and moves the pointer; nothing when somebody else was quicker. */
  attempt(merchant: string, pointer: StoredPointer, plan: Plan): Promise<PublishResult | undefined>;
}

interface Return {
  readonly pointer: StoredPointer;
  readonly target: RollbackTarget;
  readonly note: Pick<AuditNote, 'author' | 'reason'>;
}

/**
 * Makes what brings an earlier state back: as its release, or as what its stored source compiles to when the release cannot
 * go live as it is. What the state breaks is found out anew and told; it is never refused.
 */
export function createWayBack({ db, compiler, liveState, attempt }: WayBackOptions) {
  /** What the target breaks as it would stand; nothing when its source no longer compiles at all. */
  const prove = async (
    note: AuditNote,
    next: { readonly files: FolderFiles; readonly overrides: readonly Override[] },
    live: () => Promise<LiveState | undefined>,
  ): Promise<Verdict | undefined> => {
    const { files, overrides } = next;
    const first = await compiler.compile(files, { overrides });
    // The release was made: what an engine has learnt to refuse since is not asked about.
    const compiled = first.ok ? first : await compiler.compile(files, { overrides, known: first.problems });
    return compiled.ok ? guardPromises(compiler, { note, next: { ...next, compiled }, live }) : undefined;
  };

  return async (merchant: string, { pointer, target, note }: Return): Promise<PublishResult> => {
    const { entry, overrides, ended } = target;
    const bytes = await readSource(db, entry.source);
    if (!bytes) return impossible(prunedWords(merchant, entry.seq));
    const manifest = await readManifest(db, entry.release);
    const isWhole = manifest !== undefined && refusalOf(manifest) === undefined;
    const detail = { to: entry.seq, ...(ended.length > 0 ? { ended } : {}), ...(isWhole ? {} : { lifted: true }) };
    const noted: AuditNote = { action: 'rollback', ...note, detail };
    const files = await unpackSource(bytes);
    if (!isWhole || ended.length > 0) {
      const plan = { files, overrides, folder: pointer.folder, note: noted, always: true };
      return (await attempt(merchant, pointer, plan)) ?? overtaken(merchant);
    }
    const verdict = await prove(noted, { files, overrides }, () => liveState(merchant, pointer));
    const { note: told = noted, breaks = [], warnings = [] } = verdict ?? {};
    const move = await rollBack(db, { merchant, expectedSeq: pointer.seq, target: entry, note: told });
    return move.moved ? { kind: 'published', pointer: move.pointer, warnings, breaks, overrides } : overtaken(merchant);
  };
}
