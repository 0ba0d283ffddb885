import { isDeepStrictEqual } from 'node:util';
import type { Compiler } from '../../release/compiler.ts';
import type { EmittedRelease } from '../../release/emit/emit-release.ts';
import { hashFolder } from '../../release/load/read-folder.ts';
import type { StoredManifest } from '../../release/upgrade/upgrade-release.ts';
import type { Publication } from '../store/publish-release.ts';
import type { StoredPointer } from '../store/read-pointer.ts';
import { markCompiled } from '../store/read-pointer.ts';
import { readMade, readManifest } from '../store/read-release.ts';
import type { Database } from '../store/tables.ts';
import { keepUpstream } from '../store/upstreams.ts';
import { compileChange } from './compile-change.ts';
import type { LiveState } from './guard-promises.ts';
import { guardPromises } from './guard-promises.ts';
import type { LiveSources } from './live-sources.ts';
import { packSource } from './pack-source.ts';
import type { Plan } from './plan-overrides.ts';
import type { PublishResult } from './publish-result.ts';
import { unchanged } from './publish-result.ts';
import type { Prepared } from './publish-together.ts';
import { takenHosts } from './taken-hosts.ts';

interface PrepareOptions {
  readonly db: Database;
  readonly compiler: Compiler;
  readonly sources: LiveSources;
  /** What is live of a merchant; nothing when it was never published or is no longer stored. */
  readonly liveState: (merchant: string, pointer: StoredPointer | undefined) => Promise<LiveState | undefined>;
}

/** Compiles a plan and asks the guard about it; gives what a commit needs, or why there is none. Moves no pointer. */
export type Prepare = (
  merchant: string,
  pointer: StoredPointer | undefined,
  plan: Plan,
) => Promise<PublishResult | Prepared>;

/** Makes what prepares plans; see `Prepare`. */
export function createPrepare({ db, compiler, sources, liveState }: PrepareOptions): Prepare {
  return async (merchant, pointer, plan) => {
    const { files, overrides, folder, note, variant, upstream } = plan;
    const live = () => liveState(merchant, pointer);
    const made = plan.made ?? (pointer && (await readMade(db, [pointer.release])).get(pointer.release));
    const changed = { files, overrides, variant, made };
    const result = await compileChange(compiler, changed, plan.isFolder ? undefined : live);
    if (!result.ok) return { kind: 'refused', problems: result.problems };
    const { release, manifest, parts, warnings, engine, hosts } = result;
    // Only a folder brings domains; what is live already is not refused for what it has long had.
    const taken = plan.isFolder ? await takenHosts(db, { merchant, files, hosts }) : [];
    if (taken.length > 0) return { kind: 'refused', problems: [...taken, ...warnings] };
    if (pointer && !plan.always && (await isLive(db, { pointer, plan, next: result }))) {
      const made = { folder, engine, made_by: compiler.engine };
      if (pointer.release === release) await markCompiled(db, merchant, made);
      if (upstream !== undefined) await keepUpstream(db, merchant, upstream);
      return { ...unchanged(pointer, plan.repeated ?? overrides), warnings };
    }
    const next = { files, overrides, compiled: result };
    const kept = made?.engine === result.engine ? plan.kept : undefined;
    const verdict = await guardPromises(compiler, { note, next, live, variant, kept });
    if (verdict.refusals.length > 0) return { kind: 'refused', problems: [...verdict.refusals, ...warnings] };
    const hash = hashFolder(files);
    sources.keep(hash, files);
    const source = hash === pointer?.source ? { hash } : { hash, bytes: await packSource(files) };
    const expectedSeq = pointer?.seq ?? 0;
    const publication: Publication = {
      merchant,
      expectedSeq,
      release,
      manifest,
      parts,
      source,
      folder,
      engine,
      madeBy: compiler.engine,
      hosts,
      overrides: verdict.overrides,
      note: verdict.note,
      ...(upstream === undefined ? {} : { upstream }),
    };
    const outcome = {
      warnings: [...verdict.warnings, ...warnings],
      breaks: verdict.breaks,
      overrides: verdict.overrides,
    };
    return { kind: 'prepared', publication, outcome };
  };
}

/** Whether players see a release already; of a repeated value only the origin differs, which they never see. */
async function isLive(
  db: Database,
  { pointer, plan, next }: { readonly pointer: StoredPointer; readonly plan: Plan; readonly next: EmittedRelease },
): Promise<boolean> {
  if (pointer.release === next.release || !plan.repeated) return pointer.release === next.release;
  const live = await readManifest(db, pointer.release);
  return live !== undefined && isDeepStrictEqual(partsOfPlayers(live), partsOfPlayers(next.manifest));
}

function partsOfPlayers({ engineFormat, parts: { origins: _, ...parts } }: StoredManifest) {
  return { engineFormat, parts };
}
