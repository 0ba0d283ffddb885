import { isDeepStrictEqual } from 'node:util';
import type { Override } from '../../../contracts/origins.ts';
import { withoutEnded } from '../../publishing/override-stack.ts';
import type { OverrideRequest } from '../../publishing/publish-together.ts';
import { type HistoryEntry, readHistoryEntries } from '../../store/read-history.ts';
import { readOverridesOf } from '../../store/read-overrides.ts';
import { readPointers, type StoredPointer } from '../../store/read-pointer.ts';
import type { StoredChangeSet } from './change-set-store.ts';
import type { ChangeContext } from './publish-changes.ts';

/** The way back of one merchant. */
export interface Back {
  readonly merchant: string;
  /** Where the merchant stands. */
  readonly seq: number;
  /** What is taken back. */
  readonly names: readonly string[];
  /** What somebody has changed since. */
  readonly left: readonly string[];
  readonly restore: (overrides: readonly Override[]) => readonly Override[];
  /** The change that made the set live. */
  readonly live: HistoryEntry;
  /** What stood there before, where nobody has moved the merchant since. */
  readonly earlier?: HistoryEntry | undefined;
}

/** The ways back from where a change set went live, by merchant. */
export async function waysBack({ db, now }: ChangeContext, set: StoredChangeSet): Promise<readonly Back[]> {
  const live = set.results.flatMap(({ merchant, state, seq }) =>
    state === 'published' && seq !== undefined ? [{ merchant, seq }] : [],
  );
  const merchants = live.map(({ merchant }) => merchant);
  const pointers = await readPointers(db, merchants);
  const overrides = await readOverridesOf(db, merchants);
  const wanted = live.flatMap(({ merchant, seq }) => [
    { merchant, seq },
    { merchant, seq: seq - 1 },
  ]);
  const entries = await readHistoryEntries(db, wanted);
  const names = Map.groupBy(set.changes, ({ merchant }) => merchant);
  return live.flatMap(({ merchant, seq }) => {
    const [pointer, own] = [pointers.get(merchant), entries.get(merchant)];
    const after = own?.get(seq);
    if (!pointer || !after) return [];
    const touched = [...new Set((names.get(merchant) ?? []).map(({ name }) => name))];
    const current = overrides.get(merchant) ?? [];
    return [backOf({ pointer, current, after, before: own?.get(seq - 1), touched }, now())];
  });
}

interface Note {
  readonly author: string;
  readonly reason: string;
  /** The release that each merchant must get; absent: whatever comes of it. */
  readonly releases?: ReadonlyMap<string, string> | undefined;
  readonly isSigned?: boolean;
}

/** What each merchant is to become again. */
export function backRequests(
  { id }: Pick<StoredChangeSet, 'id'>,
  backs: readonly Back[],
  { releases, isSigned = false, ...note }: Note,
): readonly OverrideRequest[] {
  return backs.map(({ merchant, seq, names, restore, earlier }) => {
    const detail = { names, undoes: id, changeSet: id, ...(isSigned ? { isSigned } : {}) };
    const expectedRelease = releases?.get(merchant);
    return {
      ...{ merchant, expectedSeq: seq, change: restore, note: { action: 'undo', ...note, detail }, earlier },
      ...(expectedRelease === undefined ? {} : { expectedRelease }),
    };
  });
}

/** What a way back is found from. */
interface Found {
  readonly pointer: StoredPointer;
  readonly current: readonly Override[];
  /** The change that made the set live, and what stood there before. */
  readonly after: HistoryEntry;
  readonly before: HistoryEntry | undefined;
  /** Names that the set changed. */
  readonly touched: readonly string[];
}

function backOf({ pointer, current, after, before, touched }: Found, now: Date): Back {
  const of = (overrides: readonly Override[] | undefined, name: string) =>
    withoutEnded(overrides ?? [], now).filter((entry) => entry.name === name);
  const names = touched.filter((name) => isDeepStrictEqual(of(current, name), of(after.overrides, name)));
  const restore: Back['restore'] = (overrides) => [
    ...overrides.filter(({ name }) => !names.includes(name)),
    ...names.flatMap((name) => of(before?.overrides, name)),
  ];
  const { merchant, seq } = pointer;
  const earlier = seq === after.seq ? before : undefined;
  return { merchant, seq, names, left: touched.filter((name) => !names.includes(name)), restore, live: after, earlier };
}
