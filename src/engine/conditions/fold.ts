import type { Condition } from '../../contracts/conditions.ts';
import type { Leaf } from './reads.ts';

/** What is left of a condition when some of its facts are known: decided, or a smaller condition. */
export type Residual = boolean | Condition;

/** Puts known facts into a condition; `decide` gives nothing for a fact that stays open. */
export function fold(condition: Residual, decide: (leaf: Leaf) => boolean | undefined): Residual {
  if (typeof condition === 'boolean') return condition;
  if ('all' in condition) {
    const parts = foldParts(condition.all, decide, false);
    return typeof parts === 'boolean' ? parts : wrap(parts, (all) => ({ all }));
  }
  if ('any' in condition) {
    const parts = foldParts(condition.any, decide, true);
    return typeof parts === 'boolean' ? parts : wrap(parts, (any) => ({ any }));
  }
  if ('not' in condition) {
    const part = fold(condition.not, decide);
    return typeof part === 'boolean' ? !part : { not: part };
  }
  return decide(condition) ?? condition;
}

/** The parts still open; `settling` as soon as one part settles the whole, its opposite when no part is left. */
function foldParts(
  parts: readonly Condition[],
  decide: (leaf: Leaf) => boolean | undefined,
  settling: boolean,
): boolean | readonly Condition[] {
  const open: Condition[] = [];
  for (const part of parts) {
    const rest = fold(part, decide);
    if (rest === settling) return settling;
    if (typeof rest !== 'boolean') open.push(rest);
  }
  return open.length === 0 ? !settling : open;
}

function wrap(parts: readonly Condition[], whole: (parts: readonly Condition[]) => Condition): Condition {
  const [only] = parts;
  return parts.length === 1 && only !== undefined ? only : whole(parts);
}
