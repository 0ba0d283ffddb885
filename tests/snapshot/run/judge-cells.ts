import { diffManifests } from '../../../src/release/manifest/diff-manifests.ts';
import type { Accepted } from '../accepted.ts';
import { changedInputs } from '../causes/changed-inputs.ts';
import { findCauses } from '../causes/find-causes.ts';
import { stateOf } from '../causes/picture-state.ts';
import { cellOf } from '../cell.ts';
import type { CellChange } from '../cluster.ts';
import { comparePictures } from '../compare.ts';
import type { Store } from '../store.ts';
import type { CellPlan } from './plan-cells.ts';

/**
 * What is another than accepted: cells that look otherwise, new ones, and accepted ones that are gone. What looks the same
 * under other inputs is kept in the store as such, so that it is skipped from then on.
 */
export async function judgeCells(
  plans: readonly CellPlan[],
  gone: readonly string[],
  { store, accepted }: { store: Store; accepted: Accepted },
): Promise<readonly CellChange[]> {
  const changes: CellChange[] = [];
  for (const plan of plans) {
    const change = await judge(plan, store);
    if (change) changes.push(change);
  }
  const lost = gone.map((id) => ({
    ...{ id, cell: cellOf(id), kind: 'gone' as const, before: accepted[id]?.picture, causes: [], words: [] },
  }));
  return [...changes, ...lost];
}

async function judge(plan: CellPlan, store: Store): Promise<CellChange | undefined> {
  const { id, cell, inputs, accepted } = plan;
  const after = store.taken(id, inputs);
  // What could not be photographed is told as a failure.
  if (!after) return undefined;
  const own = { id, cell, after: after.picture, inputs };
  if (!accepted) return { ...own, kind: 'new', causes: [], words: [] };
  const { picture: before } = accepted;
  const [one, other] = [store.picture(before), store.picture(after.picture)];
  const isHere = one !== undefined && other !== undefined;
  const difference = isHere && before !== after.picture ? await comparePictures(one, other) : undefined;
  if (before === after.picture || (isHere && !difference)) {
    store.putLatest(id, before, inputs);
    return undefined;
  }
  if (!store.inputs(accepted.inputs) && one === undefined)
    return { ...own, kind: 'lost', before, causes: [], words: [] };
  const base = nearest(store, inputs, [accepted.inputs, store.latest(id, before) ?? accepted.inputs]);
  const causes = findCauses(stateOf(store, id, base), stateOf(store, id, inputs));
  const words = diffManifests(wordsOf(store, id, base), wordsOf(store, id, inputs));
  return { ...own, kind: 'changed', before, base, difference, causes, words };
}

/** Of several inputs that gave the accepted picture, those that differ least from what is there: the rest is behind it. */
function nearest(store: Store, inputs: string, bases: readonly [string, string]): string {
  const changes = (base: string) => changedInputs(store.inputs(base) ?? {}, store.inputs(inputs) ?? {}).length;
  const [accepted, latest] = bases;
  return changes(latest) < changes(accepted) ? latest : accepted;
}

function wordsOf(store: Store, id: string, inputs: string): string {
  const words = store.taken(id, inputs)?.words;
  return words === undefined ? '' : (store.values(words)?.['manifest'] ?? '');
}
