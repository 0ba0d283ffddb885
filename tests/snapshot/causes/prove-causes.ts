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
 * changes the picture is behind it; one whose undoing leaves it as it is, is not. What still differs once all that is behind
 * it alone is undone comes of the others together. Where only one change was made, or none of the brand's files are known, the
 * causes stay those of the inputs.
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
  const undone: Undone[] = [];
  for (const one of all) {
    const found = await withoutChanges(plan, after, [one], tools);
    if (found !== undefined && found.inputs !== inputs) undone.push(found);
  }
  if (undone.length < 2) return undefined;
  onProgress(`  ${change.id}: taking back ${undone.length} changes, one at a time\n`);
  const behind: Undone[] = [];
  for (const one of undone) {
    if (one.inputs === base || (await looksOtherwise(one, change.after, tools))) behind.push(one);
  }
  // Changes that hide each other stay together.
  if (behind.length === 0) return undefined;
  const alone = behind.flatMap((one) => {
    const causes = findCauses(stateOf(store, change.id, one.inputs), stateOf(store, change.id, inputs));
    return causes.map((cause) => ({ ...cause, isProved: true }));
  });
  if (behind.length === undone.length) return uniqueCauses(alone);
  const rest = await withoutChanges(
    plan,
    after,
    behind.flatMap(({ changes }) => changes),
    tools,
  );
  const isWhole = rest === undefined || rest.inputs === base || !(await looksOtherwise(rest, change.before, tools));
  const together = isWhole ? [] : findCauses(stateOf(store, change.id, base), stateOf(store, change.id, rest.inputs));
  return uniqueCauses([...alone, ...together]);
}

interface Undone {
  readonly plan: CellPlan;
  readonly brand: Brand;
  /** Hash of the cell's inputs without the changes. */
  readonly inputs: string;
  readonly changes: readonly BrandChange[];
}

/** The cell's brand without some changes; nothing where it does not compile without them. */
async function withoutChanges(
  plan: CellPlan,
  after: BrandFiles,
  changes: readonly BrandChange[],
  { store, surroundings }: ProofTools,
): Promise<Undone | undefined> {
  const files = changes.reduce((left, { takeBack }) => takeBack(left), after);
  return withBrandFiles(plan.brand.code, files, async (brand) => {
    const own = await cellInputs(plan.cell, plan.screen, brand, surroundings);
    const inputs = store.putInputs(own);
    const record = { places: store.putValues(brand.places), words: store.putValues({ manifest: brand.words }) };
    store.putState(plan.id, inputs, record);
    return { plan, brand, inputs, changes };
  });
}

/** Whether the cell looks otherwise without the changes than a picture does. */
async function looksOtherwise(
  { plan, brand, inputs }: Undone,
  picture: string | undefined,
  { store }: ProofTools,
): Promise<boolean> {
  if (store.taken(plan.id, inputs) === undefined) {
    const keep = takenKeeper(store);
    await withBrandFiles(brand.code, brand.files, async (own, themesDir) => {
      await shootCells([{ ...plan, brand: own, inputs, todo: 'take' }], themesDir, keep, () => undefined);
    });
  }
  const taken = store.taken(plan.id, inputs)?.picture;
  const [without, present] = [taken && store.picture(taken), picture && store.picture(picture)];
  if (!without || !present) return true;
  return (await comparePictures(without, present)) !== undefined;
}

/** Each cause once, as it was named first. */
function uniqueCauses(causes: readonly Cause[]): readonly Cause[] {
  const nameOf = ({ kind, name }: Cause) => `${kind} ${name}`;
  return causes.filter((cause, place) => causes.findIndex((one) => nameOf(one) === nameOf(cause)) === place);
}
