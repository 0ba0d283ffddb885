import { isDeepStrictEqual } from 'node:util';
import type { ChangeResult } from '../../../contracts/console/change-sets.ts';
import type { Override } from '../../../contracts/origins.ts';
import { withoutEnded } from '../../publishing/override-stack.ts';
import type { OverrideRequest } from '../../publishing/publish-together.ts';
import { readHistoryEntry } from '../../store/read-history.ts';
import { readOverrides } from '../../store/read-overrides.ts';
import { readPointer } from '../../store/read-pointer.ts';
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
}

/** The ways back from where a change set went live, by merchant. */
export async function waysBack(context: ChangeContext, set: StoredChangeSet): Promise<readonly Back[]> {
  const found = await Promise.all(set.results.map((result) => backOf(context, set, result)));
  return found.flatMap((back) => back ?? []);
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
  return backs.map(({ merchant, seq, names, restore }) => {
    const detail = { names, undoes: id, changeSet: id, ...(isSigned ? { isSigned } : {}) };
    const expectedRelease = releases?.get(merchant);
    return {
      ...{ merchant, expectedSeq: seq, change: restore, note: { action: 'undo', ...note, detail } },
      ...(expectedRelease === undefined ? {} : { expectedRelease }),
    };
  });
}

async function backOf(
  { db, now }: ChangeContext,
  { changes }: StoredChangeSet,
  { merchant, state, seq }: ChangeResult,
): Promise<Back | undefined> {
  if (state !== 'published' || seq === undefined) return undefined;
  const [pointer, after, before] = await Promise.all([
    readPointer(db, merchant),
    readHistoryEntry(db, merchant, seq),
    readHistoryEntry(db, merchant, seq - 1),
  ]);
  if (!pointer || !after) return undefined;
  const of = (overrides: readonly Override[] | undefined, name: string) =>
    withoutEnded(overrides ?? [], now()).filter((entry) => entry.name === name);
  const current = await readOverrides(db, merchant);
  const touched = [...new Set(changes.filter((one) => one.merchant === merchant).map(({ name }) => name))];
  const names = touched.filter((name) => isDeepStrictEqual(of(current, name), of(after.overrides, name)));
  const restore: Back['restore'] = (overrides) => [
    ...overrides.filter(({ name }) => !names.includes(name)),
    ...names.flatMap((name) => of(before?.overrides, name)),
  ];
  return { merchant, seq: pointer.seq, names, left: touched.filter((name) => !names.includes(name)), restore };
}
