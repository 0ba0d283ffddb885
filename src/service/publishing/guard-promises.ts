import { isDeepStrictEqual } from 'node:util';
import type { Override } from '../../contracts/origins.ts';
import type { Problem } from '../../contracts/problems.ts';
import type { CheckedSite, Compiler, CompileOptions, EngineVariant } from '../../release/compiler.ts';
import type { FolderFiles } from '../../release/load/read-folder.ts';
import type { Breach } from '../../release/prove/check-promises.ts';
import type { StandingBreak } from '../store/broken-promises.ts';
import { noteBroken } from '../store/broken-promises.ts';
import type { AuditNote } from '../store/publish-release.ts';
import { laterWords } from './break-words.ts';
import type { ReportedBreak } from './publish-result.ts';
import type { View } from './promise-views.ts';
import { laterIn, leftIn, viewsOf } from './promise-views.ts';
import { addedBy, isEmergency } from './stops.ts';

/** A site as files and live changes make it. */
export interface SiteState {
  readonly files: FolderFiles;
  readonly overrides: readonly Override[];
}

/** What is live, with the promises that it breaks. */
export interface LiveState extends SiteState {
  readonly broken: readonly StandingBreak[];
}

/** A change that is about to go live. */
export interface GuardedChange {
  readonly note: AuditNote;
  readonly next: SiteState & { readonly compiled: CheckedSite };
  /** What is live; absent for a merchant's first release, or when it is no longer stored. */
  readonly live: () => Promise<LiveState | undefined>;
  /** Overrides with which the same engine saw the same files keep every promise. */
  readonly kept?: readonly Override[] | undefined;
  /** Engine that compiles the next state, where it is not the shipped one. */
  readonly variant?: EngineVariant | undefined;
}

/** What a change breaks. */
export interface Verdict {
  /** Why it must not go live; empty when it may. */
  readonly refusals: readonly Problem[];
  /** What is broken all the same, at once or later; the same as problems in `warnings`. */
  readonly breaks: readonly ReportedBreak[];
  readonly warnings: readonly Problem[];
  /** The audit entry, with what it does to promises, and `forced` only where force was needed. */
  readonly note: AuditNote;
  /** The overrides of the next state; those that went live by force say so. */
  readonly overrides: readonly Override[];
}

/** Acts that nobody may be kept from: what ends by itself, a new engine, and the way back. */
const neverRefused: ReadonlySet<AuditNote['action']> = new Set(['expire', 'recompile', 'rollback', 'undo']);

/**
 * Looks whether a change breaks promises that the live site keeps, and whether that refuses it. Both are looked at as they
 * stand, as they will stand when each live change ends, and as they would stand without emergency stops and without what
 * was forced: these excuse no change that would break the promise by itself. What is broken already refuses nothing, or
 * nobody could mend a broken site step by step.
 */
export async function guardPromises(compiler: Compiler, change: GuardedChange): Promise<Verdict> {
  const { note, next, variant, kept } = change;
  const { forced, ...detail } = note.detail;
  // Somebody has made live by force what is doubtful for another reason: the answer of a platform.
  const isOverruling = forced === true && 'overruled' in detail;
  const found: Found[] = [];
  for (const view of viewsOf(next.overrides)) {
    if (kept && isDeepStrictEqual(leftIn(view, next.overrides), kept)) continue;
    const options = { ...variant, known: next.compiled.warnings };
    const breaches = view.isNow ? next.compiled.breaches() : await breachesIn(view, { compiler, state: next, options });
    found.push(...breaches.map((breach) => ({ ...breach, view, isFresh: true })));
  }
  const live = found.length === 0 ? undefined : await change.live();
  const judged = live ? await markKnown(compiler, found, { live, known: next.compiled.warnings }) : found;
  const fresh = judged.filter(({ isFresh }) => isFresh);
  const before = live?.overrides ?? [];
  const isFree = neverRefused.has(note.action) || (note.action === 'override' && isEmergency(before, next.overrides));
  const isForced = forced === true && !isFree && fresh.length > 0;
  const refusals = isFree || isForced ? [] : oncePerPromise(fresh).map((one) => problemOf(one, next.overrides));
  const standing = { broken: live?.broken ?? [], isEnd: note.action === 'expire' };
  const breaks = oncePerPromise(judged).map((one) => reportedBreak(one, next.overrides, standing));
  const added = isForced && note.action === 'override' ? addedBy(before, next.overrides) : [];
  return {
    refusals,
    breaks,
    warnings: oncePerPromise(judged).map((one) => ({ ...problemOf(one, next.overrides), severity: 'warning' })),
    note: {
      ...note,
      detail: { ...detail, ...noted(breaks), ...(isForced || isOverruling ? { forced: true } : {}) },
    },
    overrides: next.overrides.map((entry) => (added.includes(entry) ? { ...entry, forced: true } : entry)),
  };
}

interface Found extends Breach {
  readonly view: View;
  /** Whether the live site keeps the promise in the same view. */
  readonly isFresh: boolean;
}

/** The promises that a state breaks in a view. A state that cannot be made in it breaks what its first mistakes name. */
async function breachesIn(
  view: View,
  {
    compiler,
    state,
    options,
  }: {
    readonly compiler: Compiler;
    readonly state: SiteState;
    readonly options: Omit<CompileOptions, 'overrides'>;
  },
): Promise<readonly Breach[]> {
  const result = await compiler.check(state.files, { ...options, overrides: leftIn(view, state.overrides) });
  if (result.ok) return result.breaches();
  const errors = result.problems.filter(({ severity }) => severity === 'error');
  return errors.map((problem) => ({ name: `${problem.code} at ${problem.file}${problem.pointer}`, problem }));
}

async function markKnown(
  compiler: Compiler,
  found: readonly Found[],
  { live, known }: { readonly live: SiteState; readonly known: readonly Problem[] },
): Promise<readonly Found[]> {
  const broken = new Map<View, ReadonlySet<string>>();
  for (const view of new Set(found.map((one) => one.view))) {
    const breaches = await breachesIn(view, { compiler, state: live, options: { known } });
    broken.set(view, new Set(breaches.map(({ name }) => name)));
  }
  return found.map((one) => ({ ...one, isFresh: broken.get(one.view)?.has(one.name) !== true }));
}

/** The first view in which each promise breaks says enough. */
function oncePerPromise(found: readonly Found[]): readonly Found[] {
  return found.filter(({ name }, index) => found.findIndex((other) => other.name === name) === index);
}

function reportedBreak(
  { name, problem, view, isFresh }: Found,
  overrides: readonly Override[],
  { broken, isEnd }: { readonly broken: readonly StandingBreak[]; readonly isEnd: boolean },
): ReportedBreak {
  const { message } = problem;
  if (!view.isNow) return { kind: 'later', name, message, ...laterIn(view, overrides) };
  const known = broken.find((one) => one.name === name);
  // An override whose end has come counts no more, so that an end breaks nothing that the live state keeps.
  if (isFresh || (isEnd && known === undefined)) return { kind: 'now', name, message };
  return { kind: 'standing', message, ...(known ?? { name }) };
}

function noted(breaks: readonly ReportedBreak[]): Readonly<Record<string, unknown>> {
  const of = (kind: ReportedBreak['kind']) => breaks.filter((one) => one.kind === kind);
  return noteBroken({
    now: of('now').map(({ name }) => name),
    standing: of('standing').map(({ name, since }) => ({ name, ...(since ? { since } : {}) })),
    later: of('later').map(({ name, overrides = [], end }) => ({ name, overrides, ...(end ? { end } : {}) })),
  });
}

function problemOf({ problem, view }: Found, overrides: readonly Override[]): Problem {
  if (view.isNow) return problem;
  const when = laterWords(laterIn(view, overrides), (at) => at);
  return { ...problem, message: `${when[0]?.toUpperCase()}${when.slice(1)}: ${problem.message}` };
}
