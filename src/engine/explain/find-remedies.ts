import type { Condition } from '../../contracts/conditions.ts';
import { evaluate } from '../conditions/evaluate.ts';
import { type Axis, axesOf, axisName, leafHolds } from '../prove/axes.ts';
import type { Remedy } from '../../contracts/explanation.ts';
import type { Scene } from './reasons.ts';

/** Values that are changed together at most; nobody reads a longer list as a way out. */
const MOST_TOGETHER = 3;
const MOST_REMEDIES = 6;

/**
 * The smallest changes of a site's values under which a condition comes out otherwise for the same visitor: those of one
 * value where there are any, else of two, else of three. None when it depends on the visitor alone.
 */
export function findRemedies(condition: Condition, scene: Scene): readonly Remedy[] {
  const axes = [...axesOf(condition, scene.site).values()];
  const now = evaluate(condition, scene.site, scene.context);
  for (let size = 1; size <= MOST_TOGETHER; size += 1) {
    const found = changesOf(axes, size).filter((change) => holdsWith(condition, change, scene) !== now);
    if (found.length > 0) return found.slice(0, MOST_REMEDIES);
  }
  return [];
}

/** Every choice of `size` values with another value for each. */
function changesOf(axes: readonly Axis[], size: number): readonly Remedy[] {
  if (size === 0) return [[]];
  return axes.flatMap(({ name, own, values }, index) => {
    const rest = changesOf(axes.slice(index + 1), size - 1);
    return values.filter((value) => value !== own).flatMap((value) => rest.map((more) => [{ name, value }, ...more]));
  });
}

function holdsWith(condition: Condition, change: Remedy, scene: Scene): boolean {
  if ('not' in condition) return !holdsWith(condition.not, change, scene);
  if ('all' in condition) return condition.all.every((part) => holdsWith(part, change, scene));
  if ('any' in condition) return condition.any.some((part) => holdsWith(part, change, scene));
  const name = axisName(condition);
  const changed = change.find((one) => one.name === name);
  return changed ? leafHolds(condition, changed.value) : evaluate(condition, scene.site, scene.context);
}
