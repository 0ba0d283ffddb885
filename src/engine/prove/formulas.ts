import type { Condition } from '../../contracts/conditions.ts';
import type { ContributionBase, RouteDefinition } from '../../contracts/feature.ts';

/** Holds for everybody. */
export const always: Condition = { all: [] };

/** Holds for nobody. */
export const never: Condition = { any: [] };

/** Whatever the first holds for, the second holds for too. */
export function implies(premise: Condition, conclusion: Condition): Condition {
  return { any: [{ not: premise }, conclusion] };
}

/** An item shows. */
export function isVisible({ visible }: Pick<ContributionBase, 'visible'>): Condition {
  return visible ?? always;
}

/** An item shows and its tap is not refused. */
export function isAllowed(item: Pick<ContributionBase, 'visible' | 'refuses'>): Condition {
  return { all: [isVisible(item), ...(item.refuses ?? []).map(({ when }): Condition => ({ not: when }))] };
}

/** No guard of a route turns the visitor away. */
export function isOpen({ guards = [] }: Pick<RouteDefinition, 'guards'>): Condition {
  return { all: guards.map(({ when }): Condition => ({ not: when })) };
}
