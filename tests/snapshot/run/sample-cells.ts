import { comparePictures } from '../compare.ts';
import { hashOf } from '../hash.ts';
import type { Store } from '../store.ts';
import type { CellPlan } from './plan-cells.ts';
import type { Failure } from './shoot-cells.ts';

/**
 * Draws some of the skipped cells to be photographed all the same. Which ones depends on their inputs, so that every change
 * looks at others.
 */
export function drawSample(skipped: readonly CellPlan[], count: number): readonly CellPlan[] {
  const lot = ({ id, inputs }: CellPlan) => hashOf(`${inputs} ${id}`);
  return [...skipped].sort((one, other) => (lot(one) < lot(other) ? -1 : 1)).slice(0, count);
}

/** Drawn cells that look otherwise than accepted: then something decides about them that is not in their inputs. */
export async function judgeSample(
  drawn: readonly CellPlan[],
  pictures: ReadonlyMap<string, Uint8Array>,
  store: Pick<Store, 'picture'>,
): Promise<readonly Failure[]> {
  const wrong: Failure[] = [];
  for (const { id, accepted } of drawn) {
    const [before, after] = [accepted && store.picture(accepted.picture), pictures.get(id)];
    const difference = before && after && (await comparePictures(before, after));
    if (!difference) continue;
    const { pixels, box } = difference;
    const where = `${pixels} pixels between ${box.left},${box.top} and ${box.right},${box.bottom}`;
    wrong.push({ id, failure: `It was skipped, but looks otherwise than accepted: ${where}.` });
  }
  return wrong;
}
