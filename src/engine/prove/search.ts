import type { Condition } from '../../contracts/conditions.ts';
import { fold, type Residual } from '../conditions/fold.ts';
import { leavesOf } from '../conditions/reads.ts';
import { type Axis, axisName, leafHolds } from './axes.ts';

/** A value of the site that is another than the merchant's own. */
export interface Change {
  /** Dotted name, as live changes have it: `flags.CBS3`. */
  readonly name: string;
  readonly from: string | number | boolean;
  readonly to: string | number | boolean;
}

/**
 * The fewest changes that break a condition; nothing when none does, or none of fewer than `limit`. Exhaustive: every
 * combination of values is decided, most of them together, because a condition that some values settle is the same for all
 * values of the rest.
 */
export function fewestChanges(
  condition: Residual,
  axes: ReadonlyMap<string, Axis>,
  limit = Infinity,
): readonly Change[] | undefined {
  let best: readonly Change[] | undefined;
  const visit = (rest: Residual, changes: readonly Change[]): void => {
    if (rest === true || changes.length >= (best?.length ?? limit)) return;
    if (rest === false) {
      best = changes;
      return;
    }
    const axis = firstAxis(rest, axes);
    if (axis === undefined) throw new Error('A claim asks about a fact that is neither the visitor’s nor the site’s.');
    for (const value of axis.values) {
      const known = fold(rest, (leaf) => (axisName(leaf) === axis.name ? leafHolds(leaf, value) : undefined));
      visit(known, value === axis.own ? changes : [...changes, { name: axis.name, from: axis.own, to: value }]);
    }
  };
  visit(
    fold(condition, () => undefined),
    [],
  );
  return best;
}

function firstAxis(condition: Condition, axes: ReadonlyMap<string, Axis>): Axis | undefined {
  for (const leaf of leavesOf(condition)) {
    const name = axisName(leaf);
    if (name !== undefined) return axes.get(name);
  }
  return undefined;
}
