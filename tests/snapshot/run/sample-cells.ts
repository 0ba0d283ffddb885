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

/**
 * Drawn cells that look otherwise than accepted: then something decides about them that is not in their inputs. What they look
 * like is kept in the store, beside what was accepted.
 */
export async function judgeSample(
  drawn: readonly CellPlan[],
  pictures: ReadonlyMap<string, Uint8Array>,
  store: Pick<Store, 'picture' | 'putPicture'>,
): Promise<readonly Failure[]> {
  const wrong: Failure[] = [];
  for (const { id, accepted } of drawn) {
    const after = pictures.get(id);
    if (!accepted || !after) continue;
    const where = await whereOtherwise(accepted.picture, after, store);
    if (where !== undefined)
      wrong.push({ id, failure: `It was skipped, but looks otherwise than accepted: ${where}.` });
  }
  return wrong;
}

/** What differs from an accepted picture, in words; nothing where it looks the same, or is the same where the store lacks it. */
async function whereOtherwise(
  accepted: string,
  after: Uint8Array,
  store: Pick<Store, 'picture' | 'putPicture'>,
): Promise<string | undefined> {
  if (hashOf(after) === accepted) return undefined;
  const before = store.picture(accepted);
  if (!before) return 'another picture, and this store lacks the accepted one to say where';
  const difference = await comparePictures(before, after);
  if (!difference) return undefined;
  const { pixels, box } = difference;
  const files = `pictures/${accepted}.png and pictures/${store.putPicture(after)}.png`;
  return `${pixels} pixels between ${box.left},${box.top} and ${box.right},${box.bottom} (${files} of the store)`;
}
