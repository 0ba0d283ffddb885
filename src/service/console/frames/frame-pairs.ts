import type { FramesOf } from '../../../contracts/console/frames.ts';
import type { Change } from '../../../contracts/console/impact.ts';
import { canonicalJson } from '../../../contracts/canonical-json.ts';
import { createLruCache } from '../../lru-cache.ts';
import { compileChange } from '../../publishing/compile-change.ts';
import { readPointer } from '../../store/read-pointer.ts';
import { readChangeSet } from '../changes/change-set-store.ts';
import { pushChanges } from '../changes/push-changes.ts';
import { problemLines } from '../changes/problem-lines.ts';
import type { ConsoleContext } from '../console-context.ts';
import { RefusedError } from '../http/console-refusal.ts';
import { type ShownRelease, storedRelease, unpublishedRelease } from './shown-release.ts';

/** What is looked at: two releases, or one alone. */
export interface FramePair {
  readonly before?: ShownRelease;
  readonly after: ShownRelease;
}

/** Finds what a question is about. @throws RefusedError where there is no such thing, or it does not compile. */
export type FindPair = (context: ConsoleContext, merchant: string, of: FramesOf) => Promise<FramePair>;

/** So many are kept, each for so long after it was first asked for: who looks at one screen looks at the next. */
const MOST = 24;
const LIFE_MS = 15 * 60_000;

/** Makes a finder that keeps what it found, unpublished releases among it, in memory. */
export function createFindPair(): FindPair {
  const kept = createLruCache<Promise<FramePair>>(MOST);
  return async (context, merchant, of) => {
    const pointer = await readPointer(context.db, merchant);
    if (!pointer) throw new RefusedError('NOT_FOUND', `There is no published merchant "${merchant}".`);
    const asked = await settle(context, merchant, of);
    const key = canonicalJson([merchant, pointer.seq, asked]);
    const known = kept.get(key);
    if (known) return known;
    const finding = findPair(context, { merchant, seq: pointer.seq, asked });
    kept.set(key, finding);
    setTimeout(() => kept.delete(key), LIFE_MS).unref();
    finding.catch(() => kept.delete(key));
    return finding;
  };
}

type WantedValue = Pick<Change, 'name' | 'value'>;
type Asked =
  | { readonly from: number; readonly to: number }
  | { readonly seq: number }
  | { readonly requests: readonly WantedValue[] };

/** What a change set stands for now: what it would do while it waits, what it did once it is published. */
async function settle({ db }: ConsoleContext, merchant: string, of: FramesOf): Promise<Asked> {
  if ('changes' in of) return { requests: plannedAt(merchant, of.changes) };
  if (!('changeSet' in of)) return of;
  const set = await readChangeSet(db, of.changeSet);
  if (!set) throw new RefusedError('NOT_FOUND', 'There is no such change set.');
  if (set.results.length === 0) return { requests: plannedAt(merchant, set.changes) };
  const result = set.results.find((one) => one.merchant === merchant);
  if (result?.state !== 'published' || result.seq === undefined)
    throw new RefusedError('NOT_FOUND', `This change set published nothing at ${merchant}.`);
  return { from: result.seq - 1, to: result.seq };
}

function plannedAt(merchant: string, changes: readonly Change[]): readonly WantedValue[] {
  const own = changes.filter((change) => change.merchant === merchant).map(({ name, value }) => ({ name, value }));
  if (own.length === 0) throw new RefusedError('NOT_FOUND', `Nothing changes at ${merchant}.`);
  return own;
}

async function findPair(
  context: ConsoleContext,
  { merchant, seq, asked }: { readonly merchant: string; readonly seq: number; readonly asked: Asked },
): Promise<FramePair> {
  if ('seq' in asked) return { after: await storedRelease(context, merchant, asked.seq) };
  if ('from' in asked) {
    const before = await storedRelease(context, merchant, asked.from);
    return { before, after: await storedRelease(context, merchant, asked.to) };
  }
  const before = await storedRelease(context, merchant, seq);
  return { before, after: await draftedRelease(context, before, asked.requests) };
}

/** Compiles what is live with the wanted values applied to it, as the impact does. */
async function draftedRelease(
  context: ConsoleContext,
  before: ShownRelease,
  requests: readonly WantedValue[],
): Promise<ShownRelease> {
  const { compiler, publisher, now } = context;
  const { merchant } = before.site;
  const state = await publisher.stateOf(merchant);
  if (!state) throw new RefusedError('NOT_FOUND', `There is no published merchant "${merchant}".`);
  const by = { author: 'nobody', reason: 'asked', at: now().toISOString() };
  const overrides = pushChanges(requests, by)(state.overrides);
  const compiled = await compileChange(compiler, { files: state.files, overrides }, () => Promise.resolve(state));
  if (compiled.ok) return unpublishedRelease(context, before, compiled, state.files);
  const refused = [{ merchant, problems: problemLines(compiled.problems) }];
  throw new RefusedError('REFUSED', `The change does not compile at ${merchant}.`, { refused });
}
