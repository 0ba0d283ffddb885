import type { Brand } from '../brand.ts';
import { cellId } from '../cell.ts';
import { cellInputs, type Surroundings } from '../inputs/cell-inputs.ts';
import type { PlannedCell } from '../matrix.ts';
import type { Accepted, AcceptedPicture } from '../accepted.ts';
import type { Store } from '../store.ts';

/** What is to be done about a cell. */
export interface CellPlan extends PlannedCell {
  readonly id: string;
  readonly brand: Brand;
  /** Hash of its inputs. */
  readonly inputs: string;
  readonly accepted?: AcceptedPicture | undefined;
  /**
   * `same`: its inputs are those of the accepted picture, or of one that looked like it; `known`: these inputs were
   * photographed before; `take`: nobody knows what it looks like.
   */
  readonly todo: 'same' | 'known' | 'take';
}

/** Works out the inputs of every cell, keeps them in the store, and decides which cells have to be photographed. */
export async function planCells(
  cells: readonly PlannedCell[],
  brands: ReadonlyMap<string, Brand>,
  { surroundings, store, accepted }: { surroundings: Surroundings; store: Store; accepted: Accepted },
): Promise<readonly CellPlan[]> {
  const plans: CellPlan[] = [];
  for (const { cell, screen } of cells) {
    const brand = brands.get(cell.brand);
    if (!brand) throw new Error(`There is no brand ${cell.brand}.`);
    const id = cellId(cell);
    const inputs = store.putInputs(await cellInputs(cell, screen, brand, surroundings));
    const before = accepted[id];
    plans.push({ cell, screen, id, brand, inputs, accepted: before, todo: todoOf(store, id, inputs, before) });
  }
  return plans;
}

/** What is to be done about a cell with these inputs. */
export function todoOf(
  store: Store,
  id: string,
  inputs: string,
  accepted: AcceptedPicture | undefined,
): CellPlan['todo'] {
  if (accepted && (accepted.inputs === inputs || store.latest(id, accepted.picture) === inputs)) return 'same';
  const known = store.taken(id, inputs);
  return known && store.picture(known.picture) ? 'known' : 'take';
}
