import { flagsCatalogue } from '../../contracts/generated/catalogues.ts';
import type { Override } from '../../contracts/origins.ts';
import type { Problem } from '../../contracts/problems.ts';
import { isOn } from '../../engine/index.ts';
import type { Compiler, CompileOptions, CompileResult, EngineVariant } from '../../release/compiler.ts';
import type { FolderFiles } from '../../release/load/read-folder.ts';
import type { Breach } from '../../release/prove/check-promises.ts';
import type { AuditNote } from '../store/publish-release.ts';

/** A site as files and live changes make it. */
export interface SiteState {
  readonly files: FolderFiles;
  readonly overrides: readonly Override[];
}

/** A change that is about to go live. */
export interface GuardedChange {
  readonly note: AuditNote;
  readonly next: SiteState & { readonly compiled: Extract<CompileResult, { readonly ok: true }> };
  /** What is live; absent for a merchant's first release, or when it is no longer stored. */
  readonly live: () => Promise<SiteState | undefined>;
  /** Engine that compiles the next state, where it is not the shipped one. */
  readonly variant?: EngineVariant | undefined;
}

/** What a change breaks. */
export interface Verdict {
  /** Why it must not go live; empty when it may. */
  readonly refusals: readonly Problem[];
  /** What it breaks all the same: emergencies, forced changes and what was broken before. */
  readonly warnings: readonly Problem[];
  /** The audit entry, with the promises that break (`breaks`), and `forced` only where force was needed. */
  readonly note: AuditNote;
}

/** Acts that nobody may be kept from: what ends by itself, a new engine, and the way back. */
const neverRefused: ReadonlySet<AuditNote['action']> = new Set(['expire', 'recompile', 'rollback']);

/**
 * Looks whether a change breaks promises that the live site keeps, at once or when one of its live changes ends, and
 * whether that refuses it. What is broken already refuses nothing, or nobody could mend a broken site step by step.
 */
export async function guardPromises(compiler: Compiler, change: GuardedChange): Promise<Verdict> {
  const { note, next, variant } = change;
  const found: Found[] = next.compiled.breaches().map((breach) => ({ ...breach, end: undefined }));
  for (const end of endsOf(next.overrides)) {
    const later = await breachesAt(compiler, next, end, { ...variant, known: next.compiled.warnings });
    found.push(...later.map((breach) => ({ ...breach, end })));
  }
  const { forced, breaks: _before, ...detail } = note.detail;
  if (found.length === 0) return { refusals: [], warnings: [], note: { ...note, detail } };
  const live = await change.live();
  const fresh = await withoutKnown(compiler, found, { live, known: next.compiled.warnings });
  const isFree = neverRefused.has(note.action) || isEmergency(live?.overrides ?? [], next.overrides, note);
  const isForced = forced === true && !isFree && fresh.length > 0;
  if (fresh.length > 0 && !isFree && !isForced)
    return { refusals: oncePerPromise(fresh).map(problemOf), warnings: [], note };
  const breaks = [...new Set(found.map(({ name }) => name))];
  return {
    refusals: [],
    warnings: oncePerPromise(found).map((one) => ({ ...problemOf(one), severity: 'warning' })),
    note: { ...note, detail: { ...detail, breaks, ...(isForced ? { forced: true } : {}) } },
  };
}

interface Found extends Breach {
  /** Time at which a live change ends and the promise breaks, ISO 8601; absent when it breaks at once. */
  readonly end: string | undefined;
}

/** Every time at which a live change ends, the first one first. */
function endsOf(overrides: readonly Override[]): readonly string[] {
  return [...new Set(overrides.flatMap(({ until }) => until ?? []))].sort(
    (one, other) => Date.parse(one) - Date.parse(other),
  );
}

/**
 * The promises that a state breaks once the live changes that end by then have ended; absent `end` means at once. A state
 * that cannot be made by then breaks the promise that the change ends.
 */
async function breachesAt(
  compiler: Compiler,
  { files, overrides }: SiteState,
  end: string | undefined,
  options: Omit<CompileOptions, 'overrides'> = {},
): Promise<readonly Breach[]> {
  const left = overrides.filter(({ until }) => !end || !until || Date.parse(until) > Date.parse(end));
  const result = await compiler.compile(files, { ...options, overrides: left });
  if (result.ok) return result.breaches();
  const errors = result.problems.filter(({ severity }) => severity === 'error');
  return errors.map((problem) => ({ name: `${problem.code} at ${problem.file}${problem.pointer}`, problem }));
}

async function withoutKnown(
  compiler: Compiler,
  found: readonly Found[],
  { live, known }: { readonly live: SiteState | undefined; readonly known: readonly Problem[] },
): Promise<readonly Found[]> {
  if (!live) return found;
  const broken = new Map<string | undefined, ReadonlySet<string>>();
  for (const end of new Set(found.map((one) => one.end))) {
    const breaches = await breachesAt(compiler, live, end, { known });
    broken.set(end, new Set(breaches.map(({ name }) => name)));
  }
  return found.filter(({ name, end }) => broken.get(end)?.has(name) !== true);
}

/** The first time at which each promise breaks says enough. */
function oncePerPromise(found: readonly Found[]): readonly Found[] {
  return found.filter(({ name }, index) => found.findIndex((other) => other.name === name) === index);
}

function problemOf({ problem, end }: Found): Problem {
  return end === undefined ? problem : { ...problem, message: `When a live change ends at ${end}: ${problem.message}` };
}

/** Whether all that a change does is to turn maintenance on or to stop something that touches money. */
function isEmergency(before: readonly Override[], after: readonly Override[], { action }: AuditNote): boolean {
  if (action !== 'override') return false;
  const known = new Set(before.map((override) => JSON.stringify(override)));
  const added = after.filter((override) => !known.has(JSON.stringify(override)));
  const names = new Set(added.map(({ name }) => name));
  const kept = new Set(after.map((override) => JSON.stringify(override)));
  const gone = before.filter((override) => !kept.has(JSON.stringify(override)) && !names.has(override.name));
  return added.length > 0 && gone.length === 0 && added.every(isStop);
}

function isStop({ name, value }: Override): boolean {
  if (name === 'maintenance') return value === true;
  const [section = '', own = ''] = name.split('.');
  const { flags, promotions, template } = flagsCatalogue;
  const entries: Readonly<Record<string, Readonly<Record<string, { readonly money: boolean }>>>> = {
    flags,
    promotions,
    template,
  };
  return entries[section]?.[own]?.money === true && !isOn(value);
}
