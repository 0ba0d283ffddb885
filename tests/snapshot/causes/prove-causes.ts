import type { Brand } from '../brand.ts';
import { filesOfCell, withBrandFiles } from '../brand-files.ts';
import type { CellChange, Cluster } from '../cluster.ts';
import { comparePictures } from '../compare.ts';
import { cellInputs, type Surroundings } from '../inputs/cell-inputs.ts';
import { takenKeeper, shootCells } from '../run/shoot-cells.ts';
import type { CellPlan } from '../run/plan-cells.ts';
import type { Store } from '../store.ts';
import { type Cause, findCauses } from './find-causes.ts';
import { stateOf } from './picture-state.ts';
import { type BrandChange, type BrandFiles, changesBetween } from './undo-change.ts';

/** More changes than that are not tried one by one. */
const MOST_CHANGES = 24;

/** What a proof works with. */
export interface ProofTools {
  readonly store: Store;
  readonly surroundings: Surroundings;
  readonly plans: ReadonlyMap<string, CellPlan>;
  readonly onProgress: (text: string) => void;
}

/**
 * The changes of clusters with the causes that were found by taking back: the brand is compiled anew with one change of its
 * files undone at a time, and photographed where its inputs do not say already what it looks like. A change whose undoing
 * changes the picture is behind it; one whose undoing leaves it as it is, is not. Where only one change was made, or none of
 * the brand's files are known, the causes stay those of the inputs.
 */
export async function proveCauses(clusters: readonly Cluster[], tools: ProofTools): Promise<readonly CellChange[]> {
  const proved: CellChange[] = [];
  for (const { changes } of clusters) {
    const [first] = changes;
    const causes = first?.kind === 'changed' ? await provedCauses(first, tools) : undefined;
    proved.push(...changes.map((change) => (causes === undefined ? change : { ...change, causes })));
  }
  return proved;
}

async function provedCauses(change: CellChange, tools: ProofTools): Promise<readonly Cause[] | undefined> {
  const { store, plans, onProgress } = tools;
  const plan = plans.get(change.id);
  const { base, inputs } = change;
  if (!plan || base === undefined || inputs === undefined) return undefined;
  const [before, after] = [filesOfCell(store, change.id, base), filesOfCell(store, change.id, inputs)];
  if (!before || !after) return undefined;
  const all = changesBetween(before, after);
  if (all.length === 0 || all.length > MOST_CHANGES) return undefined;
  const undone = [];
  for (const one of all) {
    const found = await withoutChange(plan, after, one, tools);
    if (found !== undefined && found.inputs !== inputs) undone.push(found);
  }
  if (undone.length < 2) return undefined;
  onProgress(`  ${change.id}: taking back ${undone.length} changes, one at a time\n`);
  const behind: Cause[] = [];
  for (const one of undone) {
    const isBehind = one.inputs === base || (await looksOtherwise(one, change, tools));
    if (!isBehind) continue;
    const causes = findCauses(stateOf(store, change.id, one.inputs), stateOf(store, change.id, inputs));
    behind.push(...causes.map((cause) => ({ ...cause, isProved: true })));
  }
  // Changes that hide each other stay together.
  return behind.length === 0 ? undefined : uniqueCauses(behind);
}

interface Undone {
  readonly plan: CellPlan;
  readonly brand: Brand;
  /** Hash of the cell's inputs without the change. */
  readonly inputs: string;
  readonly place: string;
}

/** The cell's brand without one change; nothing where it does not compile without it. */
async function withoutChange(
  plan: CellPlan,
  after: BrandFiles,
  { place, takeBack }: BrandChange,
  { store, surroundings }: ProofTools,
): Promise<Undone | undefined> {
  return withBrandFiles(plan.brand.code, takeBack(after), async (brand) => {
    const own = await cellInputs(plan.cell, plan.screen, brand, surroundings);
    const inputs = store.putInputs(own);
    const record = { places: store.putValues(brand.places), words: store.putValues({ manifest: brand.words }) };
    store.putState(plan.id, inputs, record);
    return { plan, brand, inputs, place };
  });
}

/** Whether the cell looks otherwise without the change than with it. */
async function looksOtherwise(
  { plan, brand, inputs }: Undone,
  change: CellChange,
  { store }: ProofTools,
): Promise<boolean> {
  if (store.taken(plan.id, inputs) === undefined) {
    const keep = takenKeeper(store);
    await withBrandFiles(brand.code, brand.files, async (own, themesDir) => {
      await shootCells([{ ...plan, brand: own, inputs, todo: 'take' }], themesDir, keep, () => undefined);
    });
  }
  const taken = store.taken(plan.id, inputs)?.picture;
  const [without, present] = [taken && store.picture(taken), change.after && store.picture(change.after)];
  if (!without || !present) return true;
  return (await comparePictures(without, present)) !== undefined;
}

function uniqueCauses(causes: readonly Cause[]): readonly Cause[] {
  return [...new Map(causes.map((cause) => [`${cause.kind} ${cause.name}`, cause])).values()];
}
